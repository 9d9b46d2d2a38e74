"""The fluted form: service parts in the finish of what they belong to, lying on a table."""

import math

from designs.fittings import pipe, seal
from designs.fluted import column, disc, gap, grip, reeded, side_lever
from designs.spares import leaning
from stage.solids import Solid, cylinder, moved, turned
from stage.surfaces import metal

ROSE = [(0.0135, 0), (0.026, 0), (0.026, 0.0045), (0.022, 0.0045), (0.0135, 0.0075), (0.0135, 0)]


def handle(finish: str) -> list[Solid]:
    """A reeded column with a reeded rod on it."""
    made = metal(finish)
    return [
        *column(made, 0.0165, 0.03),
        gap(0.0135, (0, 0, 0.03)),
        disc(0.0165, 0.014, made, (0, 0, 0.0318), edge=0.0016),
        *grip(made, (0, 0, 0.0388), (1, -0.06, 0.05), 0.082),
    ]


def kitchen_handle(finish: str) -> list[Solid]:
    """A plain hub with a reeded rod."""
    return moved(side_lever(metal(finish), (-0.02, 0, 0.0134), 1.16), turn=(math.radians(64), 0, 0), by=(0, 0, 0.0075))


def flange(finish: str) -> list[Solid]:
    """Two roses with a fine step, one leaning on the other."""
    made = metal(finish)
    lying, upper = (turned(ROSE, made, radii=[0, 0.0006, 0.0006, 0.0004, 0.0006, 0]) for _ in range(2))
    return [lying, *leaning([upper], 0.0305, 10)]


def spout(finish: str) -> list[Solid]:
    """A slim tube bent once, on the reeded collar that it turns in."""
    made = metal(finish)
    path = [(0, 0, 0.02), (0, 0, 0.145), (0, -0.15, 0.145), (0, -0.15, 0.113)]
    return [
        cylinder(0.0098, 0.022, made, edge=0.001),
        seal(0.0105, (0, 0, 0.006), depth=0.003),
        seal(0.0105, (0, 0, 0.013), depth=0.003),
        *column(made, 0.0165, 0.028, (0, 0, 0.02)),
        pipe(path, [0, 0.02, 0.017, 0], 0.0113, made),
        gap(0.0088, (0, -0.15, 0.1128), (0, 0, -1), 0.001),
    ]


def spray_head(finish: str) -> list[Solid]:
    """The reeded head of a pull-down faucet, upright."""
    made = metal(finish)
    return [
        disc(0.0165, 0.024, made, edge=0.0016),
        reeded(0.0165, 0.055, made, (0, 0, 0.0246), reed=0.0036),
        disc(0.015, 0.056, made, (0, 0, 0.0238)),
        disc(0.0148, 0.014, made, (0, 0, 0.0802)),
        seal(0.0112, (0, 0, 0.0942), depth=0.003),
        disc(0.0118, 0.006, made, (0, 0, 0.0972)),
        seal(0.0092, (0, 0, 0.1032), depth=0.003),
        cylinder(0.0085, 0.0138, made, (0, 0, 0.1062), edge=0.001),
    ]
