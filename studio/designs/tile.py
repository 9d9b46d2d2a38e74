"""Tile, mosaic, trims and slabs, as panels that face -Y."""

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from stage.glaze import glaze
from stage.laying import courses, fitted, herringbone, honeycomb, laid, loose
from stage.outlines import round_corners
from stage.solids import Material, Solid, box, lofted, placed
from stage.stone import STONES, stone
from stage.surfaces import CARD, marked, material

SIDE = 0.62


def _panel(width: float, height: float, gap: float = 0.003, offset: float = 0) -> tuple[list, list[Solid]]:
    """Whole tiles that fill about a square, and the board that they are on."""
    columns, rows = round(SIDE / (width + gap)), round(SIDE / (height + gap))
    size = columns * (width + gap) - gap, rows * (height + gap) - gap
    board = box((size[0], 0.012, size[1]), material(CARD), (size[0] / 2, 0.008, size[1] / 2), 0.001)
    return courses(*size, (width, height), gap, offset), [board]


def field(finish: str) -> list[Solid]:
    """Squares with the uneven glaze of hand-made tile."""
    outlines, board = _panel(0.10, 0.10)
    return [*laid(outlines, glaze(finish, 0.10, 'handmade'), tilt=0.010), *board]


def brick(finish: str) -> list[Solid]:
    """Bricks, each row shifted by half a tile."""
    outlines, board = _panel(0.152, 0.076, offset=0.5)
    return [*laid(outlines, glaze(finish)), *board]


def long(finish: str) -> list[Solid]:
    """Long narrow tiles, upright and in line."""
    outlines, board = _panel(0.05, 0.203)
    return [*laid(outlines, glaze(finish, 0.10, 'handmade'), tilt=0.007), *board]


def _stone(finish: str) -> Material:
    return marked(stone(STONES[finish]))


def marble(finish: str) -> list[Solid]:
    """Polished stone with fine joints."""
    outlines, board = _panel(0.30, 0.15, 0.002, 0.5)
    return [*laid(outlines, _stone(finish), edge=0.0008, tilt=0), *board]


def paver(finish: str) -> list[Solid]:
    """Four large squares of honed stone."""
    outlines, board = _panel(0.308, 0.308, 0.003)
    return [*laid(outlines, _stone(finish), 0.02, 0.0008, 0), *board]


def _small(finish: str) -> Material:
    return _stone(finish) if finish in STONES else glaze(finish)


def hexagons(finish: str) -> list[Solid]:
    """A sheet of small hexagons."""
    return laid(honeycomb(11, 10, 0.025, 0.0022), _small(finish), 0.008, 0.0012, 0.006)


def stone_hexagons(finish: str) -> list[Solid]:
    """A sheet of hexagons of stone, two inches wide."""
    return laid(honeycomb(9, 8, 0.0295, 0.002), _stone(finish), 0.009, 0.0008, 0.003)


def basketweave(finish: str) -> list[Solid]:
    """Pairs of bars, crosswise by turns, with a dot of dark stone at each corner."""
    bar, dot, gap, outlines, dots = 0.05, 0.015, 0.0018, [], []
    step = bar + dot + 2 * gap
    wide = (bar - gap) / 2
    for i in range(5):
        for j in range(5):
            x, y = i * step, j * step
            for k in range(2):
                low = k * (wide + gap)
                across = (i + j) % 2 == 0
                sides = (0, low, bar, low + wide) if across else (low, 0, low + wide, bar)
                outlines.append(_corners(x + sides[0], y + sides[1], x + sides[2], y + sides[3]))
            outlines += [
                _corners(x + bar + gap, y, x + bar + gap + dot, y + bar),
                _corners(x, y + bar + gap, x + bar, y + bar + gap + dot),
            ]
            dots.append(_corners(x + bar + gap, y + bar + gap, x + step - gap, y + step - gap))
    dark = stone(STONES['lune-white' if finish in ('nero', 'verd') else 'nero'])
    ground = laid(outlines, _stone(finish), 0.009, 0.0007, 0.003)
    return [*ground, loose(dots, dark, 0.009, 0.0007, 0.003)]


def _corners(left: float, low: float, right: float, top: float) -> np.ndarray:
    return np.array([(left, low), (right, low), (right, top), (left, top)])


def large_hexagons(finish: str) -> list[Solid]:
    """Hexagons as large as a hand."""
    whole = fitted(honeycomb(6, 6, 0.085, 0.003), SIDE, SIDE)
    return laid(whole, glaze(finish, 0.10, 'handmade'), tilt=0.008)


def pennies(finish: str) -> list[Solid]:
    """A sheet of small rounds."""
    return laid(honeycomb(17, 15, 0.0105, 0.002, 24), _small(finish), 0.006, 0.0012, 0.006)


def chevrons(finish: str) -> list[Solid]:
    """A sheet of narrow tiles in herringbone."""
    return laid(herringbone(0.36, 0.36, (0.075, 0.0235), 0.002), _small(finish), 0.008, 0.0012, 0.006)


def slab(finish: str) -> list[Solid]:
    """A whole honed slab on its long edge. Its pattern is as large as the slab."""
    wide, high, kind = 3.15, 1.64, STONES[finish]
    made = marked(stone(replace(kind, scale=0.45 * kind.scale, roughness=0.24, coat=0.1)))
    return [box((wide, 0.02, high), made, (0, 0, high / 2), 0.0012)]


Profile = Sequence[tuple[float, float]]
BULLNOSE: Profile = [(0, 0), (0.05, 0), (0.05, -0.006), (0.044, -0.011), (0, -0.011)]
PENCIL: Profile = [(0, 0), (0.014, 0), (0.014, -0.008), (0.010, -0.014), (0.004, -0.014), (0, -0.008)]
RAIL: Profile = [
    (0, 0),
    (0.05, 0),
    (0.05, -0.01),
    (0.044, -0.022),
    (0.03, -0.026),
    (0.016, -0.018),
    (0.006, -0.012),
    (0, -0.012),
]


def _bar(profile: Profile, length: float, made: Material, at, tile: float) -> Solid:
    """A profile as a bar that lies along Y, its face up."""
    rounding = [0, *[0.003] * (len(profile) - 1), 0]
    outline = round_corners([*profile, profile[0]], rounding, 5)[:-1]
    bar = lofted([[(z, y, x) for z, y in outline] for x in np.linspace(0, length, 3)], made, crease=40)
    bar.data.attributes.new('tile', 'FLOAT', 'FACE').data.foreach_set('value', [tile] * len(bar.data.polygons))
    return placed(bar, at, (-math.pi / 2, 0, 0))


def trim(finish: str) -> list[Solid]:
    """Three bullnoses, staggered."""
    made = glaze(finish, 0.06)
    return [_bar(BULLNOSE, 0.152, made, (0.062 * k, 0.018 * (k % 2), 0), 0.3 + 0.2 * k) for k in range(3)]


def pencil(finish: str) -> list[Solid]:
    """Three pencil trims."""
    made = _small(finish)
    return [_bar(PENCIL, 0.2, made, (0.034 * k, 0.012 * (k % 2), 0), 0.3 + 0.2 * k) for k in range(3)]


def rail(finish: str) -> list[Solid]:
    """Two chair rails."""
    made = _small(finish)
    return [_bar(RAIL, 0.2, made, (0.075 * k, 0.02 * k, 0), 0.3 + 0.3 * k) for k in range(2)]
