"""Kitchen sinks with round corners and a fluted front."""

import math

import numpy as np

from designs.fittings import drain
from designs.sinks import _tray
from designs.ware import Level, inset, skin
from stage.outlines import rounded_rectangle
from stage.solids import Material, Solid, box, mesh, moved, plate
from stage.surfaces import METALS, ceramic
from stage.wood import wood

FLUTE, DEEP = 0.0262, 0.0065


def _below(finish: str, width: float, depth: float, height: float, corner: float = 0.09) -> list[Solid]:
    """A bowl with wide round corners and a flat flange that goes under the worktop."""
    made, floor, wall = ceramic(finish), 0.014, 0.004 if finish in METALS else 0.012
    edge = Level(width / 2, depth / 2, corner + 0.02, height)
    rim = inset(edge, 0.03, height, corner)
    low = inset(rim, 0.014, floor + 0.006, corner)
    end = Level(0.06, 0.06, 0.06, floor)
    under = inset(rim, -wall, height - 0.006, corner + wall)
    belly = [inset(under, 0.06, 0, 0.04), inset(under, 0.014, 0, corner), under]
    levels = [*belly, edge._replace(z=height - 0.006), edge, rim, low, end, inset(end, 0.02, floor)]
    body = skin(levels, [0, 0.06, 0.002, 0.002, 0.002, 0.006, 0.062, 0.004, 0], made)
    return [body, drain('polished-chrome', 0.045, (0, 0, floor))]


def kitchen_sink(finish: str) -> list[Solid]:
    """One bowl under the worktop."""
    return _below(finish, 0.76, 0.47, 0.23)


def bar_sink(finish: str) -> list[Solid]:
    """A small bowl, nearly round."""
    return _below(finish, 0.40, 0.40, 0.19, 0.12)


def double_sink(finish: str) -> list[Solid]:
    """Two bowls side by side."""
    wide, narrow = _below(finish, 0.45, 0.47, 0.23), _below(finish, 0.38, 0.47, 0.23)
    return [*moved(wide, (-0.19, 0, 0)), *moved(narrow, (0.2265, 0, 0))]


def workstation_sink(finish: str) -> list[Solid]:
    """A long bowl with two ledges that a board and a colander slide on."""
    width, depth, height = 0.90, 0.48, 0.25
    body, cover = _below(finish, width, depth, height, 0.06)
    made = body.data.materials[0]
    ledges = [
        box((width - 0.19, 0.016, 0.005), made, (0, side * (depth / 2 - 0.037), height - 0.03), 0.001)
        for side in (-1, 1)
    ]
    board = plate(rounded_rectangle(0.25, depth - 0.072, 0.02), 0, 0.022, 0.004, wood('walnut', 'Y'))
    tray = moved(_tray(made, 0.20, depth - 0.076), (-0.05, 0, height - 0.026))
    return [body, cover, *ledges, *moved([board], (0.2, 0, height - 0.026)), *tray]


def apron_sink(finish: str) -> list[Solid]:
    """A fireclay sink, its front fluted between a rim and a base."""
    made, width, depth, height, floor = ceramic(finish), 0.80, 0.50, 0.25, 0.03
    top = Level(width / 2, depth / 2, 0.012, height)
    steps = [
        (0.03, 0.0002),
        (0, 0),
        (0, 0.024),
        (0.003, 0.028),
        (0.010, 0.030),
        (0.010, height - 0.052),
        (0.003, height - 0.050),
        (0, height - 0.046),
    ]
    outside = [inset(top, by, z) for by, z in steps]
    rim = inset(top, 0.024, height, 0.06)
    low = inset(rim, 0.010, floor + 0.006, 0.065)
    end = Level(0.06, 0.06, 0.06, floor)
    levels = [*outside, top, rim, low, end, inset(end, 0.02, floor)]
    radii = [0, 0.004, 0.003, 0.001, 0.001, 0.001, 0.001, 0.003, 0.008, 0.008, 0.045, 0.004, 0]
    front = _fluted(made, width - 0.032, 0.032, height - 0.054, -depth / 2 + 0.010)
    return [skin(levels, radii, made), front, drain('brushed-nickel', 0.045, (0, 0, floor + 0.0005))]


def _fluted(made: Material, width: float, low: float, high: float, back: float) -> Solid:
    """A slab of hollow flutes with round ends, standing out from a face that looks towards −Y."""
    across = np.linspace(-width / 2, width / 2, round(width / FLUTE) * 14 + 1)
    up = np.concatenate(
        [
            [low],
            np.linspace(low + 0.001, low + 0.022, 12),
            np.linspace(low + 0.03, high - 0.03, 6),
            np.linspace(high - 0.022, high - 0.001, 12),
            [high],
        ]
    )
    points = []
    for z in up:
        for x in across:
            points.append((x, back - 0.0075 + _hollow_at(x + width / 2, min(z - low, high - z), width), z))
    n = len(across)
    faces = [
        (r * n + k, r * n + k + 1, (r + 1) * n + k + 1, (r + 1) * n + k)
        for r in range(len(up) - 1)
        for k in range(n - 1)
    ]
    return mesh(points, faces, made, crease=32)


def _hollow_at(along: float, from_end: float, width: float) -> float:
    """How deep the flute is at a place: a round channel that ends in a quarter of a ball."""
    pitch = width / round(width / FLUTE)
    half = pitch / 2 - 0.0016
    aside = abs((along % pitch) - pitch / 2)
    past = max(0.0, half + 0.004 - from_end)
    distance = math.hypot(aside, past) / half
    return DEEP * math.sqrt(1 - distance**2) if distance < 1 else 0.0
