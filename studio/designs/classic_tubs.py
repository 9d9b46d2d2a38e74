"""Tubs with rolled rims, plinths and panels."""

import math

import numpy as np

from designs.classic_basins import hollow
from designs.fittings import drain, seal
from designs.ware import Level, inset, oval, rectangle, skin
from stage.solids import Material, Solid, moved
from stage.surfaces import cast_stone

ROLL = 0.023


def tub(
    finish: str, length: float = 1.72, width: float = 0.79, height: float = 0.62, plug: str = 'polished-chrome'
) -> list[Solid]:
    """Two sloping backs, a rim rolled outwards, a stepped plinth."""
    top, floor = Level(length / 2, width / 2, 2.35, height), 0.15
    base = [
        (0.60, 0.52, 0.001, 0),
        (0.70, 0.66, 0, 0.002),
        (0.70, 0.66, 0.05, 0.004),
        (0.69, 0.645, 0.056, 0.003),
        (0.675, 0.625, 0.07, 0.01),
    ]
    rise = [
        (0.655 + 0.295 * math.sin(u) ** 0.85, 0.60 + 0.305 * math.sin(u) ** 0.75, u) for u in np.linspace(0, 1.5, 26)
    ]
    shares = base + [(s, t, 0.082 + (height - 0.132) * u / 1.5, 0) for s, t, u in rise]
    under = [top._replace(half_width=top.half_width * s, half_depth=top.half_depth * t, z=z) for s, t, z, _ in shares]
    roll = [
        inset(top, ROLL * (1 - math.cos(turn)), height - ROLL + ROLL * math.sin(turn), 2.35)
        for turn in np.linspace(-1.9, 1.75, 26)
    ]
    rim = inset(top, 2 * ROLL + 0.004, height - 0.01, 2.35)
    inner = hollow(rim, floor, 0.40, 30)
    levels = [*under, *roll, *inner]
    radii = [*(radius for *_, radius in shares), *[0.0] * (len(roll) + len(inner))]
    return [skin(levels, radii, cast_stone(finish), oval), drain(plug, 0.034, (0, 0, floor + 0.0005))]


def alcove_tub(finish: str) -> list[Solid]:
    """A built-in tub: a moulded deck over an apron of three panels."""
    made, height, floor = cast_stone(finish), 0.52, 0.11
    deck = Level(0.835, 0.405, 0.006, height)
    wall = inset(deck, 0.022, 0)
    rim = Level(0.745, 0.318, 0.20, height)
    low = Level(0.60, 0.25, 0.20, floor + 0.008, 0.05)
    end = Level(0.05, 0.05, 0.05, floor, 0.45)
    plinth = inset(deck, 0.010, 0)
    levels = [
        inset(plinth, 0.03, 0.0002),
        plinth,
        plinth._replace(z=0.052),
        inset(deck, 0.016, 0.06),
        wall._replace(z=0.068),
        wall._replace(z=height - 0.05),
        inset(deck, 0.010, height - 0.038),
        inset(deck, 0.004, height - 0.034),
        inset(deck, 0, height - 0.03),
        deck,
        rim,
        low,
        end,
        inset(end, 0.02, floor),
    ]
    radii = [0, 0.002, 0.004, 0.004, 0.002, 0.004, 0.01, 0.001, 0.004, 0.007, 0.012, 0.10, 0.01, 0]
    body = skin(levels, radii, made)
    panels = [panel(made, 0.49, 0.33, (x, -0.383, 0.269)) for x in (-0.535, 0, 0.535)]
    return [
        body,
        *panels,
        drain('polished-chrome', 0.034, (0.45, 0, floor)),
        seal(0.026, (0.70, 0, height - 0.14), 'left', 0.006),
    ]


def panel(made: Material, width: float, height: float, at: tuple[float, float, float]) -> Solid:
    """A raised moulding round a field, flat on a front that looks towards −Y."""
    edge = Level(width / 2, height / 2, 0.002, 0)
    steps = [(0, -0.002), (0, 0.004), (0.006, 0.0075), (0.014, 0.0075), (0.020, 0.004), (0.026, 0.002), (0.05, 0.002)]
    levels = [inset(edge, by, z, 0.002) for by, z in steps]
    return moved([skin(levels, [0, 0.002, 0.003, 0.003, 0.003, 0.002, 0], made, rectangle)], at, (math.pi / 2, 0, 0))[0]
