"""The fluted form of what is made of metal: slim tubes bent once, on cylinders cut with reeds that the hand finds."""

import math

import numpy as np
from mathutils import Vector

from designs.fittings import nozzles
from stage.solids import Material, Place, Solid, moved, placed, plate, turned
from stage.surfaces import rubber

UP, FORWARD = (0, 0, 1), (0, -1, 0)

REED = 0.0043


def turning(towards: Place) -> tuple[float, float, float]:
    """The angles that turn what points up towards a direction."""
    return tuple(Vector(towards).to_track_quat('Z', 'Y').to_euler())


def reeded(
    radius: float, length: float, made: Material, at: Place = (0, 0, 0), towards: Place = UP, reed=REED
) -> Solid:
    """A cylinder of half-round reeds side by side, from a place towards a direction."""
    count = max(14, round(math.tau * radius / reed))
    depth = math.tau * radius / count * 0.34
    points = []
    for k in range(count * 10):
        across = (k % 10) / 5 - 1
        reach = radius - depth + depth * math.sqrt(1 - across * across)
        points.append((reach * math.cos(math.tau * k / count / 10), reach * math.sin(math.tau * k / count / 10)))
    shape = plate(np.array(points), 0, length, min(0.0012, depth), made)
    return placed(shape, at, turning(towards))


def disc(radius: float, length: float, made: Material, at: Place = (0, 0, 0), towards: Place = UP, edge=0.001) -> Solid:
    """A plain round piece, from a place towards a direction."""
    shape = turned([(0, 0), (radius, 0), (radius, length), (0, length)], made, radii=[0, edge, edge, 0])
    return placed(shape, at, turning(towards))


def gap(radius: float, at: Place, towards: Place = UP, depth: float = 0.0018) -> Solid:
    """The dark joint between two pieces, or the mouth of a spout."""
    return disc(radius, depth, rubber(), at, towards, 0.0003)


def _along(at: Place, towards: Place, distance: float) -> Place:
    return tuple(Vector(at) + Vector(towards).normalized() * distance)


def grip(made: Material, at: Place, towards: Place, length: float = 0.078, radius: float = 0.0064) -> list[Solid]:
    """A rod that is reeded where the hand takes it."""
    bare = length * 0.36
    return [
        disc(radius * 0.68, bare + 0.004, made, at, towards),
        disc(radius, 0.003, made, _along(at, towards, bare), towards, 0.0008),
        reeded(radius * 1.02, length - bare - 0.0065, made, _along(at, towards, bare + 0.0034), towards, 0.0024),
        disc(radius, 0.003, made, _along(at, towards, length - 0.003), towards, 0.0008),
    ]


def foot(made: Material, at: Place = (0, 0, 0), towards: Place = UP, radius=0.024, neck=math.inf) -> list[Solid]:
    """A thin plain flange with a fine groove over it, close round a neck that is much slimmer."""
    groove = min(radius - 0.0042, neck + 0.0016)
    return [disc(radius, 0.0045, made, at, towards), gap(groove, _along(at, towards, 0.0045), towards, 0.0014)]


def column(made: Material, radius: float, length: float, at: Place = (0, 0, 0), towards: Place = UP) -> list[Solid]:
    """A reeded cylinder between two plain rings."""
    return [
        disc(radius, 0.005, made, at, towards),
        reeded(radius, length - 0.0112, made, _along(at, towards, 0.0056), towards),
        disc(radius - 0.0016, length - 0.002, made, _along(at, towards, 0.001), towards),
        disc(radius, 0.005, made, _along(at, towards, length - 0.005), towards),
    ]


def side_lever(made: Material, at: Place, size: float = 1) -> list[Solid]:
    """A plain hub to the right with a reeded rod that stands up."""
    x, y, z = at
    return [
        disc(0.0115 * size, 0.022 * size, made, at, (1, 0, 0), 0.0012),
        gap(0.0098 * size, (x + 0.022 * size, y, z), (1, 0, 0), 0.0016),
        disc(0.0115 * size, 0.014 * size, made, (x + 0.0236 * size, y, z), (1, 0, 0), 0.0016),
        *grip(made, (x + 0.0306 * size, y, z + 0.006 * size), (0.09, 0, 1), 0.074 * size, 0.0058 * size),
    ]


def cross(made: Material, at: Place, towards: Place = UP, turn: float = 28, reach: float = 0.034) -> list[Solid]:
    """Two reeded bars over a hub."""
    axis = Vector(towards).normalized()
    side = Vector((1, 0, 0)) if abs(axis.x) < 0.5 else Vector((0, 0, 1))
    over = axis.cross(side)
    parts = [disc(0.0098, 0.016, made, _along(at, towards, -0.0085), towards)]
    for k in range(4):
        angle = math.radians(turn + 90 * k)
        parts += grip(made, at, tuple(side * math.cos(angle) + over * math.sin(angle)), reach, 0.0052)
    return parts


def deck_handle(made: Material, x: float, kind: str, size: float = 1) -> list[Solid]:
    parts = [*foot(made, (x, 0, 0), radius=0.0235 * size), *column(made, 0.0165 * size, 0.04 * size, (x, 0, 0.0059))]
    top = 0.0059 + 0.04 * size
    parts.append(gap(0.0135 * size, (x, 0, top)))
    if kind == 'cross':
        return [*parts, disc(0.0098, 0.01, made, (x, 0, top + 0.001)), *cross(made, (x, 0, top + 0.015))]
    parts.append(disc(0.0165 * size, 0.014 * size, made, (x, 0, top + 0.0018), edge=0.0016))
    return [*parts, *grip(made, (x, 0, top + 0.0088 * size), (math.copysign(1, x), -0.06, 0.05), 0.082 * size)]


def stick(made: Material, length: float = 0.215) -> list[Solid]:
    """A hand shower like a pencil, reeded where it is held, from the origin up, its face to the viewer."""
    face = [disc(0.0095, 0.0035, made, (0, -0.0095, z), FORWARD, 0.0008) for z in (length - 0.05, length - 0.026)]
    dots = [
        moved([nozzles((0.003, 0.0065), 0.006, 0.0011)], (0, -0.0132, z), (math.pi / 2, 0, 0))[0]
        for z in (length - 0.05, length - 0.026)
    ]
    return [
        disc(0.0105, 0.012, made),
        reeded(0.0112, length - 0.095, made, (0, 0, 0.0125), reed=0.003),
        disc(0.0122, 0.0825, made, (0, 0, length - 0.0825), edge=0.002),
        *face,
        *dots,
    ]
