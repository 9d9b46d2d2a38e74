"""Bathtubs."""

import math

import numpy as np

from designs.fittings import drain
from stage.outlines import rounded_rectangle, superellipse
from stage.solids import Solid, lofted
from stage.surfaces import cast_stone


def tub(
    finish: str, length: float = 1.7, width: float = 0.80, height: float = 0.58, plug: str = 'polished-chrome'
) -> list[Solid]:
    """A freestanding oval whose thin rim rises towards its ends."""
    a, b, wall, rise, exponent = length / 2, width / 2, 0.026, 0.06, 2.5

    def ring(half: tuple[float, float], z: float, lift: float = 0, power: float = exponent) -> list:
        return [(x, y, z + lift * (abs(x) / a) ** 2.4) for x, y in superellipse(*half, power, 320)]

    top, floor = height - wall / 2 + 0.004, 0.13
    rings = [ring((a * 0.66, b * 0.62), 0.012), ring((a * 0.70, b * 0.67), 0)]
    for share in np.linspace(0, 1, 36):
        swell = (1 - (1 - share) ** 1.9) * (0.55 + 0.45 * share)
        rings.append(
            ring((a * (0.72 + 0.28 * swell), b * (0.70 + 0.30 * swell)), 0.004 + (top - 0.004) * share, rise * share**2)
        )
    for angle in np.linspace(0, math.pi, 13)[1:-1]:
        inset = wall / 2 * (1 - math.cos(angle))
        rings.append(ring((a - inset, b - inset), top + wall / 2 * math.sin(angle), rise))
    for left in np.linspace(1, 0, 48):
        scale = math.sin(left * math.pi / 2) ** 0.55 * (0.80 + 0.20 * left**1.1)
        if scale > 0.04:
            half = ((a - wall) * scale, (b - wall) * scale)
            rings.append(ring(half, floor + (top - floor) * left**2.9, rise * left**3, 2 + 0.5 * min(1, scale * 1.1)))
    return [lofted(rings, cast_stone(finish), crease=60, weighted=False), drain(plug, 0.034, (0, 0, floor + 0.0005))]


def alcove_tub(finish: str) -> list[Solid]:
    """A built-in tub: a rectangular deck and a bowl with a sloping back."""
    length, width, height, floor = 1.67, 0.81, 0.50, 0.10

    def ring(inset: float, z: float) -> list:
        return [(x, y, z) for x, y in rounded_rectangle(length - 2 * inset, width - 2 * inset, 0.02, 24)]

    def bowl(scale: float, share: float, z: float) -> list:
        outline = rounded_rectangle((length - 0.17) * scale, (width - 0.17) * scale, 0.17 * scale, 24)
        return [(x - 0.06 * share * (1 - 0.9 * x), y, z) for x, y in outline]

    edge, depth = np.linspace(0, math.pi / 2, 6), np.linspace(0, 1, 40)
    rings = [ring(0, 0), *[ring(0.010 * (1 - math.cos(a)), height - 0.010 + 0.010 * math.sin(a)) for a in edge]]
    rings += [bowl(1 - 0.02 * math.sin(a), 0, height - 0.016 * (1 - math.cos(a))) for a in edge]
    rings += [
        bowl(
            0.98 - 0.10 * s - 0.74 * max(0, s - 0.55) ** 2 / 0.2025,
            s,
            height - 0.016 - (height - 0.016 - floor) * math.sin(s * math.pi / 2) ** 1.1,
        )
        for s in depth[1:]
    ]
    return [
        lofted(rings, cast_stone(finish), crease=50, weighted=False),
        drain('polished-chrome', 0.034, (0.42, 0, floor + 0.006)),
    ]
