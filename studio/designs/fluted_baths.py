"""The fluted form: tub fillers."""

import math

from designs.fittings import pipe
from designs.fluted import FORWARD, deck_handle, stick, column, disc, foot, gap, grip
from stage.solids import Solid, moved
from stage.surfaces import metal


def tub_spout(finish: str) -> list[Solid]:
    """A strong tube out of a reeded collar over a tub."""
    made = metal(finish)
    spout = foot(made, towards=FORWARD, radius=0.037, neck=0.0265)
    spout += column(made, 0.0265, 0.046, (0, -0.0059, 0), FORWARD)
    spout.append(pipe([(0, -0.02, 0), (0, -0.192, 0), (0, -0.192, -0.046)], [0, 0.027, 0], 0.0185, made, 0.0014))
    return [*spout, gap(0.0145, (0, -0.192, -0.0462), (0, 0, -1), 0.001)]


def tub_filler(finish: str, height: float = 0.92) -> list[Solid]:
    """Out of the floor: a slim tube bent at right angles, a barrel with two reeded ends and a hand shower."""
    made, z = metal(finish), height - 0.2
    riser = [(0, 0, 0.01), (0, 0, height), (0, -0.215, height), (0, -0.215, height - 0.04)]
    parts = [
        *foot(made, radius=0.047),
        *column(made, 0.023, 0.1, (0, 0, 0.0059)),
        pipe(riser, [0, 0.026, 0.022, 0], 0.0145, made),
        gap(0.0115, (0, -0.215, height - 0.0402), (0, 0, -1), 0.001),
        disc(0.0215, 0.11, made, (-0.055, 0, z), (1, 0, 0)),
    ]
    for side in (-1, 1):
        parts += [
            gap(0.018, (side * 0.055, 0, z), (side, 0, 0)),
            *column(made, 0.0215, 0.036, (side * 0.0568, 0, z), (side, 0, 0)),
        ]
        parts += grip(made, (side * 0.088, 0, z + 0.014), (side * 0.05, 0, 1), 0.066)
    parts += [disc(0.0085, 0.05, made, (0, -0.012, z), FORWARD), disc(0.0155, 0.022, made, (0, -0.066, z - 0.011))]
    return [*parts, *moved(stick(made), (0, -0.066, z - 0.085), (math.radians(5), 0, 0))]


def deck_filler(finish: str, handle: str = 'lever') -> list[Solid]:
    """On the edge of a tub: a tube bent at right angles on a reeded column, two handles, a hand shower."""
    made = metal(finish)
    path = [(0, 0, 0.07), (0, 0, 0.2), (0, -0.22, 0.2), (0, -0.22, 0.155)]
    spout = [*foot(made, radius=0.033), *column(made, 0.0255, 0.066, (0, 0, 0.0059)), gap(0.018, (0, 0, 0.0715))]
    spout += [pipe(path, [0, 0.028, 0.023, 0], 0.016, made), gap(0.0128, (0, -0.22, 0.1548), (0, 0, -1), 0.001)]
    hand = [
        *foot(made, (0.24, 0, 0)),
        *column(made, 0.0165, 0.03, (0.24, 0, 0.0059)),
        *moved(stick(made), (0.24, 0, 0.03)),
    ]
    return [*spout, *deck_handle(made, -0.13, handle, 1.15), *deck_handle(made, 0.13, handle, 1.15), *hand]


def deck_filler_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return deck_filler(finish, 'cross')
