"""The classic form: showers."""

import math

import numpy as np

from designs.classic import FORWARD, POST, RING, cross, handset, wall_foot, neck, spun
from designs.fittings import nozzles
from stage.outlines import bent
from stage.solids import Material, Solid, moved, placed, tube
from stage.surfaces import metal

DISC = [
    (0, 0),
    (122, 0),
    (125, 1.8),
    (125, 4.5),
    (121, 7),
    (60, 9.5),
    (54, 12),
    (52, 16),
    (30, 20),
    (17, 26),
    (14, 34),
    (16, 36),
    (16, 39),
    (12, 41),
    (0, 41),
]


def _rain(made: Material) -> list[Solid]:
    return [spun(DISC, made), placed(nozzles((0.02, 0.04, 0.06, 0.08, 0.10), 0.021), (0, 0, -0.0008))]


def shower_head(finish: str) -> list[Solid]:
    """A wide rose, stepped at its back, on an arm that rises and falls."""
    made = metal(finish)
    path = [(0, 0, 0.28), (0, -0.09, 0.285), (0, -0.25, 0.335), (0, -0.375, 0.325), (0, -0.38, 0.213)]
    arm = neck(bent(path, [0, 0.12, 0.12, 0.07, 0], 0.005), 0.0115, 0.0108, made)
    collar = [wall_foot(made, (0, 0, 0.28), 1.25), spun(RING, made, (0, -0.0245, 0.2815), FORWARD, 0.8)]
    return [*collar, arm, *moved(_rain(made), (0, -0.38, 0.175))]


def three_spray(finish: str) -> list[Solid]:
    """A bell with a beaded ring to choose the spray, on a bent arm."""
    made = metal(finish)
    bell = [
        (0, 0),
        (46, 0),
        (49, 2),
        (51.5, 4),
        (51.5, 11),
        (49, 13),
        (47, 16),
        (40, 28),
        (24, 42),
        (15, 54),
        (13, 64),
        (15.5, 67),
        (15.5, 72),
        (12, 75),
        (0, 75),
    ]
    ridges = [
        spun(
            [(0, 0), (1.6, 0), (1.6, 6.4), (0, 6.4)],
            made,
            (0.0513 * math.cos(a), 0.0513 * math.sin(a), 0.0043),
            ease=0.0006,
        )
        for a in np.linspace(0, math.tau, 40, endpoint=False)
    ]
    face = placed(nozzles((0.01, 0.02, 0.03, 0.038), 0.0105, 0.0016), (0, 0, -0.0006))
    ball = spun([(0, 0), (9, 1), (13, 6), (13, 10), (9, 15), (0, 16)], made, (0, 0, 0.073), ease=0.004)
    arm = neck(bent([(0, 0, 0.09), (0, -0.10, 0.09), (0, -0.165, 0.026)], [0, 0.07, 0], 0.004), 0.0112, 0.0105, made)
    collar = [wall_foot(made, (0, 0, 0.09), 1.2), spun(RING, made, (0, -0.0235, 0.09), FORWARD, 0.76)]
    return [
        *collar,
        arm,
        *moved([spun(bell, made, ease=0.002), *ridges, face, ball], (0, -0.224, -0.033), (math.radians(-45), 0, 0)),
    ]


def hand_shower(finish: str) -> list[Solid]:
    """A hand shower with a porcelain grip on a rail with balls at its ends."""
    made = metal(finish)
    ball = [(0, 0), (9.5, 0), (10.5, 2.5), (8, 5), (10, 9), (10.8, 14), (9, 19), (4, 22.5), (0, 23)]
    parts = [neck([(0, -0.055, -0.265), (0, -0.055, 0.265)], 0.0092, 0.0092, made)]
    parts += [spun(ball, made, (0, -0.055, side * 0.262), (0, 0, side)) for side in (-1, 1)]
    for z in (-0.235, 0.235):
        parts += [wall_foot(made, (0, 0, z), 0.95), neck([(0, -0.015, z), (0, -0.055, z)], 0.009, 0.009, made)]
    slide = [(0, 0), (13, 0), (15.5, 4), (14, 8), (17, 22), (14, 38), (15.5, 42), (13, 46), (0, 46)]
    parts += [
        spun(slide, made, (0, -0.055, 0.065), ease=0.003),
        neck([(0, -0.06, 0.088), (0, -0.103, 0.088)], 0.0085, 0.0085, made),
        spun([(0, 0), (11, 0), (13, 5), (13, 21), (15.5, 23), (15.5, 26), (13, 27), (0, 27)], made, (0, -0.106, 0.075)),
    ]
    parts += moved(handset(made), (0, -0.103, 0.092), (math.radians(9), 0, 0))
    return [*parts, *hose(made)]


def hose(made: Material) -> list[Solid]:
    points = [(0, -0.106, 0.08), (0, -0.1, -0.1), (0.03, -0.09, -0.42), (0.15, -0.075, -0.42), (0.16, -0.055, -0.3)]
    path = bent([*points, (0.16, -0.01, -0.3)], [0, 0.2, 0.06, 0.06, 0.03, 0], 0.006)
    return [tube(path, 0.0065, made, 0.0005, 24), wall_foot(made, (0.16, 0, -0.3), 0.95)]


def body_spray(finish: str) -> list[Solid]:
    """A small stepped rose that looks straight out of the wall."""
    made = metal(finish)
    profile = [(0, 0), (44, 0), (44, 4), (38, 6), (38, 10), (33, 13), (32, 24), (30, 27), (0, 27)]
    face = moved([nozzles((0.009, 0.018), 0.0105, 0.0018)], (0, -0.0276, 0), (math.pi / 2, 0, 0))
    return [spun(profile, made, (0, 0, 0), FORWARD), *face]


def shower_system(finish: str) -> list[Solid]:
    """An exposed mixer with two crosses, a riser like a swan's neck, a wide rose and a hand shower."""
    made = metal(finish)
    crook = [(0, -0.07, 0.02), (0, -0.07, 0.95), (0, -0.13, 1.05), (0, -0.3, 1.06), (0, -0.40, 1.02), (0, -0.40, 0.93)]
    riser = neck(bent(crook, [0, 0.1, 0.1, 0.1, 0.05, 0], 0.008), 0.0115, 0.0108, made)
    barrel = [
        (0, -120),
        (17, -120),
        (20, -112),
        (18, -104),
        (18, -40),
        (22, -22),
        (23, 0),
        (22, 22),
        (18, 40),
        (18, 104),
        (20, 112),
        (17, 120),
        (0, 120),
    ]
    parts = [riser, *moved(_rain(made), (0, -0.40, 0.895)), spun(barrel, made, (0, -0.07, 0), (1, 0, 0), ease=0.003)]
    parts += [spun(RING, made, (0, -0.07, z), size=0.9) for z in (0.02, 0.5, 0.94)]
    for side in (-1, 1):
        parts += [
            wall_foot(made, (side * 0.075, 0, 0), 1.2),
            neck([(side * 0.075, -0.02, 0), (side * 0.075, -0.07, 0)], 0.0125, 0.0125, made),
        ]
        parts += [
            spun(POST, made, (side * 0.118, -0.07, 0), (side, 0, 0), 0.9),
            *cross(made, (side * 0.164, -0.07, 0), (side, 0, 0)),
        ]
    parts += [wall_foot(made, (0, 0, 0.86), 0.95), neck([(0, -0.015, 0.86), (0, -0.07, 0.86)], 0.008, 0.008, made)]
    parts += [
        neck([(0, -0.07, 0.42), (0, -0.112, 0.42)], 0.008, 0.008, made),
        spun(RING, made, (0, -0.114, 0.405), size=0.9),
    ]
    parts += moved(handset(made), (0, -0.112, 0.41), (math.radians(9), 0, 0))
    hose = [(0, -0.113, 0.41), (0, -0.13, 0.1), (0, -0.16, -0.2), (0.04, -0.1, -0.2), (0.05, -0.07, -0.015)]
    return [*parts, tube(bent(hose, [0, 0.2, 0.05, 0.05, 0], 0.006), 0.0065, made, 0.0005, 24)]
