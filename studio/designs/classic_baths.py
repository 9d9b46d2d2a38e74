"""The classic form: tub fillers."""

import math

from mathutils import Vector

from designs.classic import (
    CAP,
    FOOT,
    FORWARD,
    POST,
    RING,
    URN,
    cross,
    deck_handle,
    handset,
    swan,
    wall_foot,
    mouth,
    neck,
    spun,
)
from stage.outlines import bent
from stage.solids import Solid, moved
from stage.surfaces import metal


def tub_spout(finish: str) -> list[Solid]:
    """A stout spout out of the wall over a tub, turned down at its end."""
    made = metal(finish)
    path = [(0, 0, 0), (0, -0.12, 0.006), (0, -0.178, -0.002), (0, -0.186, -0.052)]
    spout = [wall_foot(made, size=1.62), spun(RING, made, (0, -0.032, 0), FORWARD, 1.2)]
    spout.append(neck(bent(path, [0, 0.1, 0.04, 0], 0.004), 0.0205, 0.0165, made))
    return [*spout, *mouth(made, path[-1], 0.0165, tuple(Vector((0, -0.008, -0.05)).normalized()))]


def tub_filler(finish: str, height: float = 0.92) -> list[Solid]:
    """Out of the floor: a turned column with rings, a swan neck, a valve with two crosses and a hand shower."""
    made, bow = metal(finish), 0.105
    top, z = height - bow - 0.013, height - 0.245
    chamber = [(0, 0), (15, 0), (21, 12), (23, 30), (23, 50), (21, 68), (15, 80), (0, 80)]
    parts = [
        spun(FOOT, made, size=1.95),
        neck([(0, 0, 0.03), (0, 0, z - 0.04)], 0.0165, 0.0165, made),
        *(spun(RING, made, (0, 0, at), size=1.2) for at in (0.036, 0.34, z - 0.062)),
        spun(chamber, made, (0, 0, z - 0.04), ease=0.008),
        spun(RING, made, (0, 0, z + 0.038), size=1.1),
        spun(CAP, made, (0, 0, z + 0.043), size=1.4),
        *swan(made, bow, top, z + 0.045, 0.0165),
    ]
    for side in (-1, 1):
        parts += [spun([(0, 0), (11, 0), (11, 46), (0, 46)], made, (0, 0, z), (side, 0, 0))]
        parts += [
            spun(RING, made, (side * 0.04, 0, z), (side, 0, 0), 0.86),
            spun(POST, made, (side * 0.044, 0, z), (side, 0, 0), 0.85),
        ]
        parts += cross(made, (side * 0.088, 0, z), (side, 0, 0), 45, 0.95)
    cradle = [(0, 0.0, z - 0.075), (0.0, -0.055, z - 0.075), (0.0, -0.062, z - 0.06)]
    parts += [
        neck(bent(cradle, [0, 0.01, 0], 0.004), 0.007, 0.007, made),
        spun(RING, made, (0, -0.063, z - 0.062), size=0.7),
    ]
    return [*parts, *moved(handset(made), (0, -0.066, z - 0.06), (math.radians(7), 0, 0))]


def deck_filler(finish: str, handle: str = 'lever') -> list[Solid]:
    """On the edge of a tub: a large swan neck, two handles, a hand shower in its cup."""
    made = metal(finish)
    spout = [
        spun(FOOT, made, size=1.4),
        spun(URN, made, (0, 0, 0.027), size=1.25),
        spun(RING, made, (0, 0, 0.1), size=1.22),
    ]
    spout += [spun(CAP, made, (0, 0, 0.107), size=1.42), *swan(made, 0.1, 0.135, 0.108, 0.0165)]
    cup = [(0, 0), (12, 0), (11, 8), (15, 24), (16, 26), (16, 29), (13, 30), (0, 30)]
    hand = [spun(FOOT, made, (0.24, 0, 0)), spun(cup, made, (0.24, 0, 0.0195)), *moved(handset(made), (0.24, 0, 0.049))]
    return [*spout, *deck_handle(made, -0.13, handle, 1.15), *deck_handle(made, 0.13, handle, 1.15), *hand]


def deck_filler_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return deck_filler(finish, 'cross')
