"""Basins: on the worktop, under it, in it, on the wall."""

import math

import numpy as np

from designs.fittings import drain
from stage.outlines import rounded_rectangle, superellipse
from stage.solids import Solid, cylinder, lofted
from stage.surfaces import ceramic, rubber

COUNT = 288


def _oval(half_width: float, half_depth: float, z: float, exponent: float) -> list:
    return [(x, y, z) for x, y in superellipse(half_width, half_depth, exponent, COUNT)]


def _hollow(
    half: tuple[float, float], top: float, floor: float, exponent: float, power: float, curve: float = 2.6
) -> list:
    """Rings from the inner edge of a rim down to the middle of a floor."""
    rings = []
    for depth in np.linspace(0, 1, 34):
        scale = math.sin((1 - depth) * math.pi / 2) ** power if depth < 1 else 0
        if scale * half[1] > 0.02:
            roundness = 2 + (exponent - 2) * min(1, scale * 1.2)
            rings.append(
                _oval(half[0] * scale, half[1] * scale, floor + (top - floor) * (1 - depth) ** curve, roundness)
            )
    return rings


def basin(
    finish: str, width: float = 0.46, depth: float = 0.36, height: float = 0.135, plug: str = 'polished-chrome'
) -> list[Solid]:
    """A vessel with a thin rim: one skin from its foot over the rim to its floor."""
    a, b, wall, exponent = width / 2, depth / 2, 0.009, 2.35
    rings = [_oval(a * 0.57, b * 0.57, 0.0035, exponent), _oval(a * 0.60, b * 0.60, 0, exponent)]
    for share in np.linspace(0, 1, 26):
        scale = 0.62 + 0.38 * math.sin(share * math.pi / 2) ** 0.9
        rings.append(_oval(a * scale, b * scale, max(height * share**1.25, 0.0015), exponent))
    for angle in np.linspace(0, math.pi, 11)[1:-1]:
        inset = wall / 2 * (1 - math.cos(angle))
        rings.append(_oval(a - inset, b - inset, height + wall / 2 * math.sin(angle), exponent))
    rings += _hollow((a - wall, b - wall), height, 0.022, exponent, 0.62)
    return [lofted(rings, ceramic(finish), crease=60, weighted=False), drain(plug, at=(0, 0, 0.0215))]


def _rimmed(finish: str, flange: float, rise: float) -> list[Solid]:
    """A bowl in a flat or raised rim, without what is below."""
    a, b, height = 0.26, 0.19, 0.17
    outer = (a + flange, b + flange)
    rings = [_oval(*outer, height - 0.016, 3.2)]
    for angle in np.linspace(0, math.pi / 2, 6):
        inset = 0.004 * (1 - math.cos(angle))
        rings.append(_oval(outer[0] - inset, outer[1] - inset, height - 0.004 + 0.004 * math.sin(angle), 3.2))
    if rise:
        middle = (a + flange / 2, b + flange / 2)
        rings.append(_oval(*middle, height + rise, 3.2))
    for angle in np.linspace(0, math.pi / 2, 8):
        inset = 0.008 * math.sin(angle) - 0.004
        rings.append(_oval(a - inset, b - inset, height + rise / 2 - 0.008 * (1 - math.cos(angle)), 3.2))
    rings += _hollow((a - 0.006, b - 0.006), height - 0.010, 0.02, 3.2, 0.5, 2.4)
    return [
        lofted(rings, ceramic(finish), caps=(False, True), crease=60, weighted=False),
        drain('polished-chrome', at=(0, 0, 0.0205)),
    ]


def undermount(finish: str) -> list[Solid]:
    """A bowl with a flat flange."""
    return _rimmed(finish, 0.022, 0)


def drop_in(finish: str) -> list[Solid]:
    """A bowl with a broad soft rim that lies on the worktop."""
    return _rimmed(finish, 0.045, 0.006)


def wall_basin(finish: str) -> list[Solid]:
    """A block on the wall with a bowl towards the front and a place for the faucet behind."""
    width, depth, height = 0.54, 0.44, 0.13
    made = ceramic(finish)
    rings = [_slab(width - 2 * inset, depth - inset, z) for inset, z in _block(height)]
    rim = [
        _bowl_ring(width, depth, 1 - 0.02 * math.sin(a), height - 0.008 * (1 - math.cos(a)))
        for a in np.linspace(0, 1.57, 7)
    ]
    bowl = [
        _bowl_ring(width, depth, 0.97 * math.cos(t) ** 0.42, height - 0.012 - 0.088 * t / 1.45)
        for t in np.linspace(0, 1.45, 22)
    ]
    body = lofted([*rings, *rim, *bowl], made, crease=50, weighted=False)
    return [body, drain('polished-chrome', at=(0, -0.255, height - 0.1)), _hole(height)]


def _block(height: float) -> list[tuple[float, float]]:
    """How far in and how high the rings of the block are: a soft lower edge, a crisp upper one."""
    low = [(0.045 * (1 - math.sin(a)), 0.045 * (1 - math.cos(a))) for a in np.linspace(0, math.pi / 2, 10)]
    return low + [
        (0.006 * (1 - math.cos(a)), height - 0.006 + 0.006 * math.sin(a)) for a in np.linspace(0, math.pi / 2, 6)
    ]


def _slab(width: float, depth: float, z: float) -> list:
    return [(x, y - depth / 2, z) for x, y in rounded_rectangle(width, depth, 0.03, 24)]


def _bowl_ring(width: float, depth: float, scale: float, z: float) -> list:
    outline = rounded_rectangle((width - 0.05) * scale, (depth - 0.14) * scale, 0.09 * scale, 24)
    return [(x, y - 0.255, z) for x, y in outline]


def _hole(height: float, x: float = 0) -> Solid:
    return cylinder(0.0175, 0.001, rubber(), (x, -0.055, height - 0.0004), edge=0.0002)


def pedestal_basin(finish: str) -> list[Solid]:
    """The block on a column that stands before the wall."""
    column = []
    for share in np.linspace(0, 1, 40):
        waist = 1 - 0.16 * math.sin(math.pi * share) ** 1.4 + 0.10 * (1 - min(1, share * 6)) ** 2
        column.append([(x, y - 0.17, 0.72 * share) for x, y in superellipse(0.115 * waist, 0.105 * waist, 3.2, 160)])
    top = wall_basin(finish)
    for solid in top:
        solid.location.z += 0.718
    return [lofted(column, ceramic(finish), crease=50, weighted=False), *top]


def trough_basin(finish: str) -> list[Solid]:
    """A long shallow basin for two, flat outside and sloping within."""
    width, depth, height = 1.18, 0.44, 0.12
    made = ceramic(finish)
    rings = [_slab(width - 2 * inset, depth - inset, z) for inset, z in _block(height)]
    rim, fall = np.linspace(0, 1.57, 7), np.linspace(0, 1.45, 22)

    def bowl(scale: float, z: float) -> list:
        outline = rounded_rectangle((width - 0.05) * (0.5 + 0.5 * scale), (depth - 0.14) * scale, 0.05 * scale, 24)
        return [(x, y - 0.255, z) for x, y in outline]

    rings += [bowl(1 - 0.02 * math.sin(a), height - 0.008 * (1 - math.cos(a))) for a in rim]
    rings += [bowl(0.97 * math.cos(t) ** 0.42, height - 0.012 - 0.075 * t / 1.45) for t in fall]
    holes = [_hole(height, x) for x in (-0.3, 0.3)]
    return [
        lofted(rings, made, crease=50, weighted=False),
        *(drain('polished-chrome', at=(x, -0.255, height - 0.087)) for x in (-0.3, 0.3)),
        *holes,
    ]
