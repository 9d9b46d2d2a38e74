"""A powder room: a fluted oak vanity before green tile, under an arched mirror."""

import numpy as np

from designs.basins import basin
from designs.faucets import faucet
from designs.furniture import arch_mirror
from rooms.props import branches, globe, towel, vase
from rooms.shell import Window, daylight, floor, shell
from stage.camera import camera
from stage.exposure import Exposure
from stage.glaze import glaze
from stage.laying import courses, laid
from stage.outlines import bent
from stage.solids import box, cylinder, grouped, moved, placed, tube, turned
from stage.stone import Stone, stone
from stage.surfaces import Look, linear, material, metal, rubber
from stage.wood import wood

HALF, TOP = 1.9, 0.84
WINDOW: Window = (-2.6, -0.9, 0.5, 2.45)
WIDTH, DEPTH, FLUTES = 1.35, 0.50, 44


def vanity(pixels: int, samples: int) -> Exposure:
    """Builds the room; the picture is 8:5."""
    shell(HALF, WINDOW, '#d9d1c5')
    floor(HALF, 0.76)
    tiles = laid(courses(2 * HALF, 1.32, (0.10, 0.10), 0.003), glaze('green', 0.16, 'handmade'), tilt=0.010)
    moved(tiles, (-HALF, 0, 0))
    box((2 * HALF, 0.03, 0.022), stone(Stone(scale=1.4)), (0, -0.010, 1.331))
    _behind_the_camera()
    _cabinet()
    moved(arch_mirror('brass', 0.36, -0.4, 0.27), (0, 0, 1.48))
    for side in (-1, 1):
        _lamp(side * 0.62)
    _on_the_top()
    _towel_bar()
    daylight(HALF, WINDOW, (1, 0.85, -0.42), 8, 1.2, ((0.5, -4.2, 2.5), (0, -0.3, 1), (2.2, 1.2), 30))
    camera((0, 0, 1.22), 0, 0, 3.9, 38)
    return Exposure(pixels, round(pixels * 5 / 8), samples, 0.45, 'Medium High Contrast', 9)


def _behind_the_camera() -> None:
    """A door and a picture: a mirror needs something to reflect."""
    box((0.86, 0.05, 2.15), wood('walnut', 'Z'), (0.42, -5.88, 1.075))
    box((1.0, 0.03, 2.22), material(Look(linear('#2e2a26'))), (0.42, -5.89, 1.11))
    box((0.7, 0.03, 0.95), metal('brass'), (-0.75, -5.88, 1.55), 0.002)
    canvas = Stone('#cfc3b2', '#9a8f80', '#3f3a35', 2.5, 0.12, 0.6, 0)
    box((0.66, 0.03, 0.91), stone(canvas), (-0.75, -5.872, 1.55), 0)


def _cabinet() -> None:
    """A floating cabinet with a fluted front, its top, basin and faucet."""
    oak, step = wood('oak', 'Z'), (WIDTH - 0.02) / FLUTES
    box((WIDTH - 0.02, DEPTH - 0.03, 0.40), oak, (0, -DEPTH / 2, TOP - 0.23), 0.002)
    for x in -WIDTH / 2 + 0.01 + step * (np.arange(FLUTES) + 0.5):
        tube([(x, -DEPTH + 0.012, TOP - 0.425), (x, -DEPTH + 0.012, TOP - 0.04)], step * 0.49, oak, count=20)
    box((0.004, 0.02, 0.40), rubber(), (0, -DEPTH - 0.004, TOP - 0.23), 0)
    box(
        (WIDTH, DEPTH + 0.02, 0.03),
        stone(Stone(scale=2.0, roughness=0.1, seed=2)),
        (0, -DEPTH / 2 - 0.005, TOP - 0.015),
    )
    grouped(basin('white', height=0.13, plug='brass'), (0, -0.25, TOP))
    grouped(faucet('brass', 0.30), (0, -0.055, TOP))


def _lamp(x: float) -> None:
    brass = metal('brass')
    globe(0.062, 5, (x, -0.13, 1.70))
    cylinder(0.045, 0.012, brass, (x, 0, 1.60), 'forward')
    tube(bent([(x, 0, 1.60), (x, -0.13, 1.60), (x, -0.13, 1.645)], [0, 0.025, 0]), 0.007, brass, count=20)
    cylinder(0.026, 0.016, brass, (x, -0.13, 1.637), edge=0.001)


def _on_the_top() -> None:
    """Olive branches in a vase, and two bottles on a tray."""
    vase(0.20, 0.07, material(Look(linear('#e3ddd2'), 0, 0.6)), (-0.50, -0.24, TOP))
    branches((-0.50, -0.24, TOP + 0.17), 6, 0.42, 0.20, '#7b8763', 5)
    box((0.22, 0.12, 0.012), metal('brass'), (0.50, -0.30, TOP + 0.006), 0.004)
    for x, height, colour in ((0.455, 0.13, '#4a3322'), (0.53, 0.10, '#e8e1d4')):
        profile = [(0, 0), (0.026, 0), (0.026, height), (0.010, height), (0.010, height + 0.025), (0, height + 0.025)]
        bottle = turned(
            profile, material(Look(linear(colour), 0, 0.2, coat=0.4)), radii=[0, 0.003, 0.008, 0.003, 0.001, 0]
        )
        placed(bottle, (x, -0.30, TOP + 0.012))


def _towel_bar() -> None:
    brass, y, z = metal('brass'), -0.085, 1.012
    towel(0.30, (0.36, 0.34), (1.18, y, 1.02), material(Look(linear('#e6dfd3'), 0, 0.95, 0.1)))
    tube([(1.0, y, z), (1.36, y, z)], 0.008, brass, 0.002, 20)
    for x in (1.01, 1.35):
        tube([(x, 0, z), (x, y, z)], 0.006, brass, count=16)
