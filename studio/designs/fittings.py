"""Pieces that many designs share: roses, posts, levers, spouts, nozzles, drains."""

import math
from collections.abc import Sequence

import numpy as np

from stage.outlines import bent, circle
from stage.solids import Material, Place, Solid, cylinder, mesh, moved, placed, tube, turned
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


def deck_handle(made: Material, x: float, kind: str) -> list[Solid]:
    """A handle on a deck, left or right of a spout: a cross, or a lever that points away from it."""
    parts = [cylinder(0.024, 0.006, made, (x, 0, 0)), cylinder(0.013, 0.042, made, (x, 0, 0.005))]
    if kind == 'cross':
        return [*parts, cylinder(0.0115, 0.022, made, (x, 0, 0.046), edge=0.002), *cross((x, 0, 0.058), made)]
    away = math.copysign(0.07, x)
    parts += [seal(0.0115, (x, 0, 0.0455)), cylinder(0.0145, 0.022, made, (x, 0, 0.048), edge=0.003)]
    return [*parts, lever((x, 0, 0.061), (x + away, -0.006, 0.068), made, 0.0056)]


def wall_handle(made: Material, x: float, kind: str) -> list[Solid]:
    """A handle on a wall: a cross, or a lever that points away from the spout."""
    parts = [rose(made, (x, 0, 0)), cylinder(0.0135, 0.034, made, (x, -0.006, 0), 'forward')]
    if kind == 'cross':
        hub = cylinder(0.0125, 0.03, made, (x, -0.038, 0), 'forward', 0.002)
        return [*parts, hub, *moved(cross((0, 0, 0), made, 45, 0.034), (x, -0.06, 0), (math.pi / 2, 0, 0))]
    hub = cylinder(0.018, 0.03, made, (x, -0.038, 0), 'forward')
    return [*parts, hub, lever((x, -0.056, 0), (x + math.copysign(0.055, x), -0.056, 0.006), made)]


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
