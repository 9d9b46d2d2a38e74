"""The classic form of what is made of metal: stepped feet, necks like a swan's, crosses and levers with balls."""

import math

import numpy as np
from mathutils import Vector

from designs.fittings import nozzles, seal
from stage.outlines import arch, bent, circle
from stage.solids import Material, Place, Solid, moved, placed, swept, turned
from stage.surfaces import VITREOUS, material

UP, FORWARD = (0, 0, 1), (0, -1, 0)

# Profiles in millimetres from the foot up: radius, height.
FOOT = [(0, 0), (25, 0), (25, 3.5), (21.5, 4.5), (21.5, 7.5), (17.5, 9), (14.5, 15), (13.2, 20), (0, 20)]

POST = [(0, 0), (12.4, 0), (11.4, 8), (12.6, 22), (15.2, 30), (15.2, 33.5), (12.4, 35.5), (0, 35.5)]

URN = [(0, 0), (13.4, 0), (12.6, 8), (14.6, 28), (19.2, 47), (19.6, 54), (16.5, 60), (0, 60)]

RING = [(0, 0), (16.8, 0), (18.2, 2), (18.2, 4), (16.8, 6), (0, 6)]

CAP = [(0, 0), (13.5, 0), (14.6, 2.2), (13.5, 4.4), (10.5, 6.5), (6.5, 9.5), (0, 10)]

ARM = [
    (0, 0),
    (3.4, 0),
    (3.2, 6),
    (4.6, 20),
    (5.0, 25),
    (3.9, 27),
    (5.4, 29),
    (6.2, 32.5),
    (5.2, 36),
    (2.6, 38),
    (0, 38.2),
]

LEVER = [
    (0, 0),
    (4.4, 0),
    (3.7, 10),
    (4.3, 34),
    (5.8, 55),
    (5.9, 60),
    (4.3, 62),
    (6.2, 64.5),
    (7, 68.5),
    (6, 72.5),
    (3, 74.6),
    (0, 74.8),
]

BUTTON = [(0, 0), (7.2, 0), (7.2, 1.2), (5, 2.4), (0, 3)]

BELL = [(0, 0), (9.4, 0), (10.2, 6), (13.6, 12), (14.4, 15), (13.2, 16.5), (0, 16.5)]


def spun(profile, made: Material, at: Place = (0, 0, 0), towards: Place = UP, size: float = 1, ease=0.02) -> Solid:
    """What a lathe makes of a profile in millimetres, softened at its corners, from a place towards a direction."""
    radii = [0, *[ease] * (len(profile) - 2), 0]
    solid = turned([(r * size / 1000, z * size / 1000) for r, z in profile], made, 96, radii=radii)
    return placed(solid, at, tuple(Vector(towards).to_track_quat('Z', 'Y').to_euler()))


def neck(points, wide: float, narrow: float, made: Material) -> Solid:
    """A pipe that narrows evenly along its way."""
    line = np.array(points, float)
    return swept(line, circle(1, 56), made, np.linspace(wide, narrow, len(line)))


def mouth(made: Material, at: Place, radius: float, towards: Place = (0, 0, -1)) -> list[Solid]:
    """The bead that ends a spout, and its dark inside."""
    size = radius / 0.0095
    end = np.array(at) + np.array(towards) * 0.0151 * size
    dark = seal(radius * 1.05, (0, 0, 0), depth=0.0012)
    placed(dark, tuple(end), tuple(Vector(towards).to_track_quat('Z', 'Y').to_euler()))
    return [spun(BELL, made, at, towards, size * 0.94), dark]


def porcelain() -> Material:
    """White ware, whatever the metal."""
    return material(VITREOUS)


def swan(made: Material, bow: float, height: float, start: float, wide: float = 0.0125, drop: float = 0.012) -> list:
    narrow = wide * 0.78
    tip = (0, -2 * bow, height - drop)
    return [neck(arch(bow, height, start, drop), wide, narrow, made), *mouth(made, tip, narrow)]


def side_lever(made: Material, at: Place, size: float = 1) -> list[Solid]:
    """A hub to the right with a lever that stands up and leans out."""
    x, y, z = at
    hub = [(0, 0), (10.5, 0), (10.5, 12), (13.5, 14), (13.5, 18), (11.5, 20), (12.2, 27), (8.5, 33), (0, 34)]
    lean = (0.34, 0, 0.94)
    return [
        spun(hub, made, at, (1, 0, 0), size),
        seal(0.0108 * size, (x + 0.0185 * size, y, z), 'right', 0.0012),
        spun(LEVER, made, (x + 0.0235 * size, y, z + 0.005 * size), lean, size),
    ]


def cross(made: Material, at: Place, towards: Place = UP, turn: float = 45, size: float = 1) -> list[Solid]:
    """Four arms with balls round a hub, and a porcelain button on it."""
    axis = Vector(towards)
    side = Vector((1, 0, 0))
    over = axis.cross(side)
    hub = [(0, -10), (8.5, -10), (7.8, -6), (9.8, -2), (9.8, 3), (8.6, 6), (0, 6)]
    parts = [spun(hub, made, at, towards, size)]
    parts.append(spun(BUTTON, porcelain(), tuple(Vector(at) + axis * 0.0062 * size), towards, size * 0.98))
    for k in range(4):
        angle = math.radians(turn + 90 * k)
        parts.append(spun(ARM, made, at, tuple(side * math.cos(angle) + over * math.sin(angle)), size))
    return parts


def deck_handle(made: Material, x: float, kind: str, size: float = 1) -> list[Solid]:
    top = 0.0565 * size
    parts = [spun(FOOT, made, (x, 0, 0), size=size), spun(POST, made, (x, 0, 0.0195 * size), size=size)]
    parts.append(seal(0.0115 * size, (x, 0, 0.0548 * size), depth=0.0015))
    if kind == 'cross':
        return [*parts, *cross(made, (x, 0, top + 0.011 * size), turn=28, size=size)]
    away = (math.copysign(0.985, x), -0.05, 0.16)
    parts += [
        spun(CAP, made, (x, 0, top), size=size),
        spun(BUTTON, porcelain(), (x, 0, top + 0.0093 * size), size=size * 0.86),
    ]
    return [*parts, spun(LEVER, made, (x, 0, top + 0.0042 * size), away, size)]


def wall_foot(made: Material, at: Place = (0, 0, 0), size: float = 1) -> Solid:
    return spun(FOOT, made, at, FORWARD, size)


def handset(made: Material, length: float = 0.19) -> list[Solid]:
    """A hand shower with a porcelain grip, from the origin up, its face to the viewer."""
    ferrule = [(0, 0), (8.6, 0), (9.6, 3), (8.2, 8), (9.4, 18), (8.2, 22), (0, 22)]
    grip = [(0, 0), (8.4, 0), (10.6, 34), (10.6, 62), (8.4, 92), (0, 92)]
    bell = [(0, 0), (30, 0), (33, 2.2), (33, 5), (29, 9), (17, 20), (11, 28), (0, 28)]
    stem = [(0, 0, 0.112), (0, 0, length), (0, -0.02, length + 0.012)]
    head = [spun(bell, made), placed(nozzles((0.008, 0.016, 0.024), 0.0095, 0.0015), (0, 0, -0.0006))]
    moved(head, (0, -0.042, length + 0.012), (math.radians(-78), 0, 0))
    return [
        spun(ferrule, made, size=0.98),
        spun(grip, porcelain(), (0, 0, 0.021), ease=0.03),
        spun(ferrule, made, (0, 0, 0.133), (0, 0, -1), 0.98),
        neck(bent(stem, [0, 0.014, 0], 0.004), 0.008, 0.0095, made),
        *head,
    ]
