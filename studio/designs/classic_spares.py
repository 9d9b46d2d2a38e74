"""The classic form: service parts in the finish of what they belong to, lying on a table."""

import math

from designs.classic import BUTTON, CAP, LEVER, POST, RING, mouth, neck, porcelain, side_lever, spun
from designs.fittings import seal
from designs.spares import leaning
from stage.outlines import bent
from stage.solids import Solid, cylinder, moved
from stage.surfaces import metal

ROSE = [(13.5, 0), (26, 0), (26, 3.5), (22.4, 4.5), (22.4, 7.5), (18, 9), (15.4, 12), (13.5, 12), (13.5, 0)]


def handle(finish: str) -> list[Solid]:
    """A turned post with a lever that ends in a ball, and a porcelain button on its cap."""
    made = metal(finish)
    return [
        spun(POST, made),
        seal(0.0115, (0, 0, 0.0353), depth=0.0015),
        spun(CAP, made, (0, 0, 0.037)),
        spun(BUTTON, porcelain(), (0, 0, 0.0463), size=0.86),
        spun(LEVER, made, (0, 0, 0.0412), (0.985, -0.05, 0.16)),
    ]


def kitchen_handle(finish: str) -> list[Solid]:
    """A stepped hub with a lever that ends in a ball."""
    return moved(side_lever(metal(finish), (-0.02, 0, 0.0157), 1.16), turn=(math.radians(58), 0, 0), by=(0, 0, 0.0075))


def flange(finish: str) -> list[Solid]:
    """Two stepped roses, one leaning on the other."""
    made = metal(finish)
    return [spun(ROSE, made), *leaning([spun(ROSE, made)], 0.0352, 15)]


def spout(finish: str) -> list[Solid]:
    """A swan neck with the ring that it turns in."""
    made = metal(finish)
    path = [(0, 0, 0.02), (0, 0, 0.07), (0, -0.055, 0.148), (0, -0.15, 0.13), (0, -0.15, 0.095)]
    return [
        cylinder(0.0105, 0.022, made, edge=0.001),
        seal(0.0112, (0, 0, 0.006), depth=0.003),
        seal(0.0112, (0, 0, 0.013), depth=0.003),
        spun(RING, made, (0, 0, 0.021), size=0.92),
        neck(bent(path, [0, 0.06, 0.06, 0.045, 0], 0.003), 0.0125, 0.0098, made),
        *mouth(made, path[-1], 0.0098),
    ]


def spray_head(finish: str) -> list[Solid]:
    """The bell of a pull-down faucet, upright."""
    made = metal(finish)
    bell = [(0, 0), (17, 0), (19.5, 3), (19.5, 8), (18, 14), (15, 34), (12.8, 66), (12.4, 90), (13.6, 93), (12.6, 96)]
    return [
        spun([*bell, (0, 96)], made),
        spun(RING, made, (0, 0, 0.098), size=0.66),
        seal(0.0105, (0, 0, 0.0955), depth=0.003),
        seal(0.0098, (0, 0, 0.1015), depth=0.003),
        cylinder(0.0085, 0.016, made, (0, 0, 0.104), edge=0.001),
    ]
