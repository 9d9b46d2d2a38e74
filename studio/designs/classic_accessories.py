"""The classic form: what hangs on the wall."""

import math

import numpy as np
from mathutils import Vector

from designs.classic import FORWARD, wall_foot, neck, spun
from stage.glass import glass
from stage.outlines import bent, rounded_rectangle
from stage.solids import Material, Solid, placed, plate, tube
from stage.surfaces import metal

STUD = [
    (0, 0),
    (24, 0),
    (24, 3),
    (20.5, 4.5),
    (20.5, 7),
    (15, 10),
    (10.5, 18),
    (9, 36),
    (10.5, 46),
    (13, 48),
    (13, 51),
    (10.5, 53),
    (0, 53),
]

KNOB = [(0, 0), (8.5, 0), (9.5, 2), (7.5, 4.5), (10.5, 9), (12.4, 15), (11, 21), (6, 25.5), (0, 26.5)]


def _post(made: Material, x: float, z: float = 0) -> list[Solid]:
    """A turned post on the wall that ends in a ball."""
    ball = [(0, -14), (9, -12), (14, -5), (14.6, 0), (14, 5), (9, 12), (0, 14)]
    return [spun(STUD, made, (x, 0, z), FORWARD), spun(ball, made, (x, -0.066, z), FORWARD, ease=0.004)]


def towel_bar(finish: str) -> list[Solid]:
    """A bar between two turned posts, with a knob at each end."""
    made = metal(finish)
    knobs = [spun(KNOB, made, (side * 0.297, -0.066, 0), (side, 0, 0), 0.8) for side in (-1, 1)]
    bar = neck([(-0.29, -0.066, 0), (0.29, -0.066, 0)], 0.0088, 0.0088, made)
    return [*_post(made, -0.285), *_post(made, 0.285), bar, *knobs]


def towel_ring(finish: str) -> list[Solid]:
    """A ring that hangs from a turned post."""
    made, radius = metal(finish), 0.08
    angles = np.linspace(math.pi / 2, math.pi * 2.5, 97)
    ring = [(radius * math.cos(a), -0.066, radius * (math.sin(a) - 1) - 0.0105) for a in angles]
    return [*_post(made, 0), spun(KNOB, made, (0, -0.076, 0), FORWARD, 0.55), tube(ring, 0.0058, made, 0.0005, 40)]


def hook(finish: str) -> list[Solid]:
    """A hook curled like a neck, with a ball at its end."""
    made = metal(finish)
    points = [(0, -0.012, -0.004), (0, -0.034, -0.008), (0, -0.042, -0.042), (0, -0.07, -0.046), (0, -0.078, -0.014)]
    tip = Vector((0, -0.008, 0.032)).normalized()
    ball = [(0, -3), (6, -1), (7, 1), (5.6, 3), (8, 7), (9.2, 11.5), (8, 16), (4, 19), (0, 19.6)]
    return [
        wall_foot(made),
        neck(bent(points, [0, 0.018, 0.018, 0.018, 0], 0.003), 0.0088, 0.0056, made),
        spun(ball, made, points[-1], tuple(tip)),
    ]


def paper_holder(finish: str) -> list[Solid]:
    """An open arm on a turned post, its raised end a ball."""
    made = metal(finish)
    arm = bent([(-0.07, -0.066, 0), (0.082, -0.066, 0), (0.088, -0.066, 0.014)], [0, 0.01, 0], 0.003)
    knob = spun(KNOB, made, (0.0865, -0.066, 0.009), (0.25, 0, 0.97), 0.62)
    return [
        *_post(made, -0.07),
        spun(KNOB, made, (-0.08, -0.066, 0), (-1, 0, 0), 0.6),
        neck(arm, 0.0072, 0.0062, made),
        knob,
    ]


def shelf(finish: str) -> list[Solid]:
    """A glass shelf on two turned posts, with a rail before it."""
    made, parts = metal(finish), []
    for x in (-0.2, 0.2):
        parts += [
            spun(STUD, made, (x, 0, -0.013), FORWARD),
            neck([(x, -0.05, -0.013), (x, -0.13, -0.013)], 0.009, 0.0075, made),
        ]
        parts += [spun(KNOB, made, (x, -0.128, -0.013), FORWARD, 0.72)]
    parts.append(plate(rounded_rectangle(0.56, 0.13, 0.02), 0, 0.008, 0.0015, glass()))
    placed(parts[-1], (0, -0.085, -0.0045))
    return parts
