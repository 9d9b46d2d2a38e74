"""The classic form: trims of shower valves."""

import math

from designs.classic import BUTTON, CAP, FORWARD, LEVER, cross, porcelain, spun
from stage.outlines import rounded_rectangle
from stage.solids import Material, Solid, placed, plate
from stage.surfaces import metal

SHIELD = [(0, 0), (86, 0), (86, 3), (82, 5.5), (74, 6.5), (72, 9), (66, 10.5), (0, 10.5)]


def lever_control(made: Material, z: float, size: float = 1) -> list[Solid]:
    hub = [(0, 0), (31, 0), (31, 5), (27, 8), (22, 14), (19, 26), (21, 30), (21, 36), (17, 40), (0, 40)]
    parts = [
        spun(hub, made, (0, -0.009, z), FORWARD, size),
        spun(CAP, made, (0, -0.009 - 0.0395 * size, z), FORWARD, 1.2 * size),
    ]
    parts.append(spun(BUTTON, porcelain(), (0, -0.009 - 0.0505 * size, z), FORWARD, 1.05 * size))
    return [*parts, spun(LEVER, made, (0, -0.009 - 0.0445 * size, z), (0, -0.09, -1), 1.25 * size)]


def valve(finish: str) -> list[Solid]:
    """A round shield with steps and a lever that ends in a ball."""
    made = metal(finish)
    return [spun(SHIELD, made, (0, 0, 0), FORWARD), *lever_control(made, 0)]


def _cross_control(made: Material, z: float, size: float = 1) -> list[Solid]:
    hub = [(0, 0), (30, 0), (30, 4), (25, 7), (17, 12), (13, 22), (14.5, 26), (12, 30), (0, 30)]
    return [
        spun(hub, made, (0, -0.009, z), FORWARD, size),
        *cross(made, (0, -0.009 - 0.041 * size, z), FORWARD, 45, 1.3 * size),
    ]


def valve_cross(finish: str) -> list[Solid]:
    """The same with a cross handle."""
    made = metal(finish)
    return [spun(SHIELD, made, (0, 0, 0), FORWARD), *_cross_control(made, 0)]


def thermostat(finish: str) -> list[Solid]:
    """A tall shield with a step round it, a cross over a lever."""
    made = metal(finish)
    shields = []
    for width, height, front in ((0.15, 0.29, 0.006), (0.136, 0.276, 0.0095)):
        shields.append(
            placed(
                plate(rounded_rectangle(width, height, width / 2.3, 24), 0, front, 0.002, made),
                (0, 0, 0),
                (math.pi / 2, 0, 0),
            )
        )
    return [*shields, *lever_control(made, -0.052, 0.86), *_cross_control(made, 0.072, 0.84)]
