"""Vanities, mirrors and cabinets."""

import math

import numpy as np

from designs.basins import basin
from stage.outlines import rounded_rectangle, subdivide
from stage.solids import Material, Solid, box, mesh, moved, placed, swept, tube, turned
from stage.stone import Stone, stone
from stage.surfaces import LACQUER, MIRROR, material, metal
from stage.wood import WOODS, wood

WIDTH, DEPTH, TOP = 1.0, 0.5, 0.84


def vanity(finish: str) -> list[Solid]:
    """Two doors on four legs, a marble top and a vessel basin."""
    made = wood(finish) if finish in WOODS else material(LACQUER)
    marble = stone(Stone(scale=2.0, roughness=0.1, seed=2))
    parts = [
        box((WIDTH - 0.02, DEPTH - 0.03, 0.56), made, (0, -DEPTH / 2, TOP - 0.31), 0.002),
        box((WIDTH, DEPTH + 0.02, 0.03), marble, (0, -DEPTH / 2 - 0.005, TOP - 0.015)),
        *_door(made, -1),
        *_door(made, 1),
    ]
    for x in (-WIDTH / 2 + 0.05, WIDTH / 2 - 0.05):
        parts += [box((0.035, 0.035, 0.25), made, (x, y, 0.125), 0.002) for y in (-0.05, -DEPTH + 0.06)]
    return [*parts, *moved(basin('white', 0.42, 0.33, 0.12, 'brass'), (0, -0.25, TOP))]


def _door(made: Material, side: int) -> list[Solid]:
    width, x, y = (WIDTH - 0.03) / 2 - 0.002, side * ((WIDTH - 0.03) / 4 + 0.001), -DEPTH - 0.02
    brass = metal('brass')
    pull = tube([(side * 0.03, y, TOP - 0.36), (side * 0.03, y, TOP - 0.20)], 0.0045, brass, 0.002, 24)
    posts = [
        tube([(side * 0.03, -DEPTH, z), (side * 0.03, y, z)], 0.0035, brass, count=16)
        for z in (TOP - 0.345, TOP - 0.215)
    ]
    return [box((width, 0.022, 0.545), made, (x, -DEPTH + 0.012, TOP - 0.31), 0.002), pull, *posts]


def mirror(finish: str, radius: float = 0.35) -> list[Solid]:
    """A round mirror in a slim frame."""
    profile = [(radius - 0.006, 0), (radius, 0), (radius, 0.028), (radius - 0.006, 0.028), (radius - 0.006, 0.012)]
    frame = turned(profile, metal(finish), 160, radii=[0, 0.001, 0.001, 0.001, 0])
    glass = turned([(0, 0.014), (radius - 0.005, 0.014)], material(MIRROR), 160)
    return [placed(solid, turn=(math.pi / 2, 0, 0)) for solid in (frame, glass)]


def arch_mirror(finish: str, half: float = 0.36, low: float = -0.4, spring: float = 0.25) -> list[Solid]:
    """A mirror that ends in a half circle."""
    angles = np.linspace(math.pi, 0, 48)
    outline = [(-half, low), *((half * math.cos(a), spring + half * math.sin(a)) for a in angles), (half, low)]
    around = np.array([(x, -0.022, z) for x, z in [*outline, outline[0], (-half, low + 0.02)]])
    frame = swept(
        subdivide(around, 0.05), rounded_rectangle(0.014, 0.03, 0.002, 3), metal(finish), up=(0, 1, 0), crease=40
    )
    glass = mesh([(x, -0.026, z) for x, z in outline], [range(len(outline))], material(MIRROR), crease=0)
    return [frame, glass]


def medicine(finish: str) -> list[Solid]:
    """A cabinet whose door is a mirror."""
    made = metal(finish)
    return [
        box((0.6, 0.03, 0.8), made, (0, -0.015, 0), 0.002),
        box((0.585, 0.004, 0.785), material(MIRROR), (0, -0.0315, 0), 0.0005),
        box((0.02, 0.012, 0.02), made, (0.27, -0.04, -0.3)),
    ]
