"""The flat form of what is made of metal: blades and blocks, square in section, every arris eased by a millimetre."""

import math

import numpy as np

from designs.fittings import nozzles
from stage.outlines import bent, rounded_rectangle
from stage.solids import TURNS, Material, Place, Solid, box, moved, placed, plate, swept
from stage.surfaces import rubber

EDGE = 0.0009

DECK, BODY = 0.046, 0.036


def block(side, length: float, made: Material, at: Place = (0, 0, 0), towards: str = 'up', corner=0.002) -> Solid:
    """A square bar, or one of two sides, that starts at a place."""
    width, depth = side if isinstance(side, tuple) else (side, side)
    return placed(plate(rounded_rectangle(width, depth, corner, 5), 0, length, EDGE, made), at, TURNS[towards])


def gap(side, at: Place, towards: str = 'up', depth: float = 0.002) -> Solid:
    """The dark joint between two blocks, or the mouth of a spout."""
    return block(side, depth, rubber(), at, towards)


def blade(points, width: float, thickness: float, made: Material, radii=0.0, up: Place = (0, 0, 1)) -> Solid:
    """A flat bar along a path, its broad side up, its ends eased."""
    bends = [radii] * len(points) if isinstance(radii, float) else radii
    line = np.array(bent(points, bends, 0.004))
    start, end = line[1] - line[0], line[-1] - line[-2]
    first = line[0] + start / np.linalg.norm(start) * EDGE
    last = line[-1] - end / np.linalg.norm(end) * EDGE
    eased = 1 - 2 * EDGE / thickness
    path = np.array([line[0], first, *line[1:-1], last, line[-1]])
    section = rounded_rectangle(width, thickness, min(0.0014, thickness * 0.3), 4)
    return swept(path, section, made, [eased, *[1] * (len(path) - 2), eased], up, crease=30)


def deck_handle(made: Material, x: float, kind: str, size: float = 1) -> list[Solid]:
    away = math.copysign(1, x)
    parts = [block(DECK * size, 0.004, made, (x, 0, 0)), block(0.030 * size, 0.034, made, (x, 0, 0.004))]
    parts += [gap(0.026 * size, (x, 0, 0.038)), block(0.030 * size, 0.009, made, (x, 0, 0.04))]
    if kind == 'cross':
        return [*parts, *cross(made, (x, 0, 0.058))]
    return [*parts, blade([(x - 0.015 * away, 0, 0.052), (x + 0.08 * away, 0, 0.057)], 0.0265, 0.0062, made)]


def cross(made: Material, at: Place, reach: float = 0.031, thick: float = 0.0095) -> list[Solid]:
    """Two square bars over a hub, in the plane of a deck; faces in one plane would be black, so one bar is thinner."""
    x, y, z = at
    bar, thinner = (2 * reach, thick, thick), (thick, 2 * reach, thick - 0.0006)
    return [block(0.015, 0.014, made, (x, y, z - 0.011)), *(box(size, made, at, 0.001) for size in (bar, thinner))]


def stick(made: Material, length: float = 0.2) -> list[Solid]:
    """A hand shower like a ruler, from the origin up, its face to the viewer."""
    face = moved([nozzles((0.004, 0.009), 0.008, 0.0013)], (0, -0.0095, length - 0.032), (math.pi / 2, 0, 0))
    second = moved([nozzles((0.004, 0.009), 0.008, 0.0013)], (0, -0.0095, length - 0.056), (math.pi / 2, 0, 0))
    return [block((0.028, 0.018), length, made), *face, *second]
