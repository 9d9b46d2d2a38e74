"""A bathroom: a freestanding tub before a wall of sage tile, in the light of a morning."""

import math

from designs.faucets import tub_filler
from designs.tubs import tub
from rooms.props import branches, globe, towel, vase
from rooms.shell import HEIGHT, Window, daylight, floor, shell
from stage.camera import camera
from stage.exposure import Exposure
from stage.glaze import glaze
from stage.laying import courses, laid
from stage.solids import box, grouped, moved, placed, tube, turned
from stage.surfaces import Look, bumpy, ceramic, linear, material, metal
from stage.wood import wood

HALF = 2.15
WINDOW: Window = (-2.35, -0.75, 0.62, 2.42)
TERRY = Look(linear('#d9d0c0'), 0, 0.95, 0.1)


def bath(pixels: int, samples: int) -> Exposure:
    """Builds the room; the picture is 8:5."""
    shell(HALF, WINDOW, '#ddd5c9')
    floor(HALF, 0.86)
    tiles = laid(courses(2 * HALF, HEIGHT, (0.072, 0.24), 0.0025), glaze('sage', 0.10, roughness=0.14), tilt=0.006)
    moved(tiles, (-HALF, 0, 0))
    grouped(tub('white', 1.72, plug='brass'), (-0.05, -1.02, 0))
    grouped(tub_filler('brass'), (0.62, -0.42, 0), (0, 0, math.radians(-18)))
    towel(0.36, (0.42, 0.30), (-0.52, -1.425, 0.655), bumpy(material(TERRY), 900, 0.5, 0.002))
    _stool()
    globe(0.085, 2.6, (-0.92, -0.62, 1.92))
    tube([(-0.92, -0.62, 2.0), (-0.92, -0.62, HEIGHT)], 0.004, metal('brass'), count=12)
    daylight(HALF, WINDOW, (1, 0.62, -0.50), 11, 1.0, ((0.6, -4.6, 2.5), (0, -0.6, 0.8), (2.4, 1.2), 38))
    camera((0.30, 0, 1.06), 0, 0, 4.95, 31, (-0.085, -0.03))
    return Exposure(pixels, round(pixels * 5 / 8), samples, 0.55, 'Medium High Contrast', 9)


def _stool() -> None:
    """A stool with a vase of olive branches and a cup."""
    made, x, y = wood('walnut', 'X'), 1.22, -1.25
    box((0.42, 0.30, 0.035), made, (x, y, 0.43), 0.006)
    for side in (-1, 1):
        for depth in (-1, 1):
            foot = (x + side * 0.19, y + depth * 0.13, 0)
            tube([(x + side * 0.17, y + depth * 0.11, 0.415), foot], 0.013, made, 0.002, 20)
    vase(0.27, 0.09, bumpy(material(Look(linear('#3c3a36'), 0, 0.55)), 60, 0.2, 0.002), (1.13, -1.24, 0.4475))
    branches((1.13, -1.24, 0.68), 8, 0.62, 0.30, '#6f7f5c', 2)
    profile = [(0, 0), (0.035, 0), (0.037, 0.075), (0.034, 0.075), (0.032, 0.006), (0, 0.006)]
    cup = turned(profile, ceramic('white'), radii=[0, 0.004, 0.0015, 0.0015, 0.003, 0])
    placed(cup, (1.34, -1.30, 0.4475))
