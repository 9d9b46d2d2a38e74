"""Basin faucets and tub fillers: on a deck (z = 0) or a wall (y = 0), the spout towards -Y."""

import math

from designs.fittings import deck_handle, lever, pipe, rose, seal, wall_handle
from stage.outlines import round_corners, subdivide
from stage.solids import Material, Solid, cylinder, merged, placed, turned
from stage.surfaces import metal

RADIUS = 0.0195


def faucet(finish: str, height: float = 0.178, reach: float = 0.142) -> list[Solid]:
    """One hole, a straight spout and a knurled lever at the side."""
    made, welded = metal(finish), metal(finish, weld=0.0022)
    z = height - 0.062
    body = cylinder(RADIUS, height - 0.041, welded, (0, 0, 0.005), edge=0.0012)
    spout = pipe([(0, 0, z), (0, -reach, z + 0.004), (0, -reach, z - 0.026)], [0, 0.0185, 0], 0.0118, welded)
    return [
        cylinder(0.0245, 0.0045, made, edge=0.0012),
        merged([body, spout], welded),
        seal(RADIUS - 0.0022, (0, 0, height - 0.04), depth=0.01),
        cylinder(RADIUS, 0.0345, made, (0, 0, height - 0.0345), edge=0.0022),
        cylinder(0.0101, 0.004, made, (0, -reach, z - 0.0285), edge=0.0006),
        seal(0.0082, (0, -reach, z - 0.0289), depth=0.001),
        cylinder(0.0042, 0.03, made, (RADIUS - 0.02, 0, height - 0.0165), 'right'),
        placed(knurled(made), (RADIUS + 0.0055, 0, height - 0.0165), (0, math.pi / 2, 0)),
    ]


def knurled(made: Material, length: float = 0.062, radius: float = 0.0064) -> Solid:
    """A pin with a diamond pattern cut into it."""
    profile = round_corners([(0, 0), (radius, 0), (radius, length), (0, length)], [0, 0.0009, 0.0009, 0], 5)
    pin = turned(subdivide(profile, 0.00045), made, 220, crease=80, weighted=False)
    for vertex in pin.data.vertices:
        x, y, z = vertex.co
        if math.hypot(x, y) > radius - 1e-5 and 0.0088 < z < length - 0.0048:
            depth = 0.00042 * (1 - _diamond(math.atan2(y, x), z / radius))
            vertex.co.x, vertex.co.y = x * (radius - depth) / radius, y * (radius - depth) / radius
    return pin


def _diamond(angle: float, along: float, count: int = 26) -> float:
    """How high a point of the pattern is: 0 in a groove, 1 on a tip."""
    spirals = ((angle + along) * count / math.tau % 1, (angle - along) * count / math.tau % 1)
    return min(1, 1.6 * min(1 - 2 * abs(spiral - 0.5) for spiral in spirals))


def tall_faucet(finish: str) -> list[Solid]:
    """The same for a vessel basin."""
    return faucet(finish, 0.30)


def bidet_faucet(finish: str) -> list[Solid]:
    """A low one whose spout ends in a ball that turns."""
    made, body = metal(finish), faucet(finish, 0.135, 0.11)
    ball = turned([(0, -0.013), (0.0125, -0.008), (0.0155, 0), (0.0125, 0.008), (0, 0.013)], made, radii=0.006)
    jet = placed(cylinder(0.0085, 0.022, made), (0, -0.118, 0.029), (math.radians(150), 0, 0))
    return [*body, placed(ball, (0, -0.11, 0.037)), jet]


def widespread(finish: str, handle: str = 'lever') -> list[Solid]:
    """Three holes and a low spout between two handles."""
    made = metal(finish)
    spout = pipe(
        [(0, 0, 0.005), (0, 0, 0.105), (0, -0.15, 0.105), (0, -0.15, 0.072)], [0, 0.035, 0.024, 0], 0.0128, made
    )
    handles = [*deck_handle(made, -0.1, handle), *deck_handle(made, 0.1, handle)]
    return [*handles, cylinder(0.026, 0.006, made), spout, seal(0.0105, (0, -0.15, 0.0715), depth=0.001)]


def widespread_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return widespread(finish, 'cross')


def wall_faucet(finish: str, handle: str = 'lever') -> list[Solid]:
    """Out of the wall: a spout between two handles."""
    made = metal(finish)
    spout = [rose(made), pipe([(0, 0, 0), (0, -0.185, 0), (0, -0.185, -0.03)], [0, 0.02, 0], 0.0118, made)]
    return [*spout, *wall_handle(made, -0.1, handle), *wall_handle(made, 0.1, handle)]


def wall_faucet_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return wall_faucet(finish, 'cross')


def tub_spout(finish: str) -> list[Solid]:
    """A strong spout out of the wall over a tub."""
    made = metal(finish)
    points = [(0, 0, 0), (0, -0.19, 0), (0, -0.19, -0.045)]
    return [rose(made, radius=0.036, depth=0.01), pipe(points, [0, 0.03, 0], 0.0185, made, 0.002)]


def tub_filler(finish: str, height: float = 0.92) -> list[Solid]:
    """Out of the floor: a tall spout with two levers and a hand shower."""
    made, z = metal(finish), height - 0.2
    riser = [(0, 0, 0.01), (0, 0, height), (0, -0.21, height), (0, -0.21, height - 0.035)]
    parts = [
        cylinder(0.045, 0.012, made, edge=0.002),
        pipe(riser, [0, 0.055, 0.03, 0], 0.0145, made),
        cylinder(0.024, 0.15, made, (-0.075, 0, z), 'right', 0.002),
        lever((0.052, -0.045, z - 0.1), (0.052, -0.045, z + 0.1), made, 0.0125),
        lever((0.052, 0, z), (0.052, -0.045, z), made, 0.008),
    ]
    for side, towards in ((-1, 'left'), (1, 'right')):
        parts.append(cylinder(0.017, 0.03, made, (side * 0.079, 0, z), towards))
        parts.append(lever((side * 0.096, 0, z), (side * 0.096, 0, z + 0.06), made, 0.0045))
    return parts


def deck_filler(finish: str, handle: str = 'lever') -> list[Solid]:
    """Four holes on the edge of a tub: a long spout, two handles, a hand shower."""
    made = metal(finish)
    points = [(0, 0, 0.005), (0, 0, 0.16), (0, -0.22, 0.16), (0, -0.22, 0.115)]
    hand = [cylinder(0.024, 0.006, made, (0.24, 0, 0)), cylinder(0.016, 0.03, made, (0.24, 0, 0.005), edge=0.003)]
    hand.append(lever((0.24, 0, 0.03), (0.24, 0, 0.22), made, 0.0115))
    spout = [cylinder(0.031, 0.007, made), pipe(points, [0, 0.05, 0.035, 0], 0.0165, made)]
    return [*spout, *deck_handle(made, -0.13, handle), *deck_handle(made, 0.13, handle), *hand]


def deck_filler_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return deck_filler(finish, 'cross')
