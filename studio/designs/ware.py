"""Skins of ceramic: outlines one over the other, with every edge rounded."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from stage.outlines import Points, d_shape, rounded_rectangle, round_corners, superellipse
from stage.solids import Material, Solid, cylinder, lofted
from stage.surfaces import rubber

Outline = Callable[[float, float, float], Points]
WEIGHTS = np.array([0.7071, 0.7071, 0.01, 1, 1, 1])
"""Corrects a rim's radius, because half widths and half depths mostly change together."""


class Level(NamedTuple):
    """An outline at a height: half its width, half its depth, its corner, and where its middle is."""

    half_width: float
    half_depth: float
    corner: float
    z: float
    x: float = 0
    y: float = 0


def rectangle(half_width: float, half_depth: float, corner: float) -> Points:
    """Straight sides; the corner is a radius."""
    return rounded_rectangle(2 * half_width, 2 * half_depth, min(corner, half_width, half_depth) - 1e-5, 20)


def oval(half_width: float, half_depth: float, corner: float) -> Points:
    """A swelling outline; the corner is the exponent of a superellipse."""
    return superellipse(half_width, half_depth, corner, 256)


def skin(levels: Sequence[Level], radii: Sequence[float], made: Material, outline: Outline = rectangle) -> Solid:
    """A closed skin over the levels, the corners between them rounded by radii in metres."""
    rounded = round_corners(np.array(levels) * WEIGHTS, list(radii), 8) / WEIGHTS
    rings = [[(px + x, py + y, z) for px, py in outline(a, b, corner)] for a, b, corner, z, x, y in rounded]
    return lofted(rings, made, crease=60)


def inset(level: Level, by: float, z: float, corner: float | None = None) -> Level:
    """The outline drawn in on all sides, at another height."""
    kept = max(level.corner - by, 0.004) if corner is None else corner
    return level._replace(half_width=level.half_width - by, half_depth=level.half_depth - by, corner=kept, z=z)


def moved_to(level: Level, x: float = 0, y: float = 0) -> Level:
    """The outline round another middle."""
    return level._replace(x=x, y=y)


def tap_hole(x: float, y: float, z: float) -> Solid:
    """The dark hole that a faucet goes through."""
    return cylinder(0.0175, 0.001, rubber(), (x, y, z - 0.0004), edge=0.0002)


def front_of(half_width: float, length: float, exponent: float, straight: float, corner: float = 0.012) -> Points:
    """A seat's outline, flat behind on y = 0, its front between round (exponent 2) and square."""
    if exponent <= 2.3:
        return d_shape(2 * half_width, length, straight, corner)
    start = -length * straight
    front = superellipse(half_width, length + start, exponent, 280)[140:] + (0, start)
    back = round_corners(
        [(half_width, start), (half_width, 0), (-half_width, 0), (-half_width, start)], [0, corner, corner, 0]
    )
    return _evenly(np.vstack([front, back, front[:1]]), 280)


def _evenly(path: Points, count: int) -> Points:
    lengths = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    places = np.linspace(0, lengths[-1], count, endpoint=False)
    return np.stack([np.interp(places, lengths, path[:, axis]) for axis in (0, 1)], 1)
