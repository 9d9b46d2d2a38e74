"""Pieces that many designs share: roses, posts, levers, spouts, nozzles, drains."""

import math
from collections.abc import Sequence

import numpy as np

from stage.outlines import bent, circle
from stage.solids import Material, Place, Solid, cylinder, mesh, placed, tube, turned
from stage.surfaces import metal, rubber


def rose(
    made: Material, at: Place = (0, 0, 0), radius: float = 0.026, depth: float = 0.008, towards: str = 'forward'
) -> Solid:
    """The disc that hides where a pipe leaves a wall or deck."""
    return cylinder(radius, depth, made, at, towards)


def pipe(points: Sequence[Place], radii: Sequence[float], radius: float, made: Material, edge: float = 0.001) -> Solid:
    """A pipe through points, bent with a radius at each."""
    return tube(bent(points, radii), radius, made, edge, 56)


def lever(start: Place, end: Place, made: Material, radius: float = 0.0052) -> Solid:
    """A thin straight handle."""
    return tube([start, end], radius, made, 0.002, 32)


def cross(at: Place, made: Material, turn: float = 20, reach: float = 0.032, radius: float = 0.0048) -> list[Solid]:
    """Two bars that cross over a hub, in the plane of a deck."""
    arms = []
    for angle in np.radians((turn, turn + 90)):
        x, y = reach * math.cos(angle), reach * math.sin(angle)
        arms.append(tube([(at[0] - x, at[1] - y, at[2]), (at[0] + x, at[1] + y, at[2])], radius, made, 0.002, 28))
    return arms


def nozzles(rings: Sequence[float], spacing: float, size: float = 0.0022) -> Solid:
    """Dark dots on circles, in the plane z = 0 and seen from both sides."""
    vertices, faces = [], []
    for radius in rings:
        count = max(1, round(2 * math.pi * radius / spacing))
        for x, y in circle(radius, count):
            faces.append(range(len(vertices), len(vertices) + 8))
            vertices += [(x + dx, y + dy, 0) for dx, dy in circle(size, 8)]
    return mesh(vertices, faces, rubber(), crease=0)


def drain(finish: str, radius: float = 0.032, at: Place = (0, 0, 0)) -> Solid:
    """A domed drain cover in its ring."""
    profile = [(0, 6), (0.86, 4.5), (0.9, 1), (0.93, 1), (1, 2.5), (1.03, 0)]
    rounding = [0, 0.002, 0.0006, 0.0006, 0.001, 0]
    cover = turned([(share * radius, height / 1000) for share, height in profile], metal(finish), radii=rounding)
    return placed(cover, at)


def seal(radius: float, at: Place, towards: str = 'up', depth: float = 0.002) -> Solid:
    """A dark ring or disc: the shadow gap between two parts, or the end of a spout."""
    return cylinder(radius, depth, rubber(), at, towards, 0.0003)


def basin_drain(finish: str) -> list[Solid]:
    """The cover as a product of its own."""
    return [drain(finish)]
