"""Service parts in the finish of what they belong to, lying on a table."""

import math

from designs.faucets import knurled
from designs.fittings import lever, pipe, seal
from stage.outlines import rounded_rectangle
from stage.solids import Solid, cylinder, moved, placed, plate, turned
from stage.surfaces import ceramic, metal


def handle(finish: str) -> list[Solid]:
    """The cap of a faucet with its knurled lever."""
    made = metal(finish)
    return [
        cylinder(0.0195, 0.0345, made, edge=0.0022),
        seal(0.0172, (0, 0, 0.0001), depth=0.001),
        cylinder(0.0042, 0.03, made, (0, 0, 0.018), 'right'),
        placed(knurled(made), (0.025, 0, 0.018), (0, math.pi / 2, 0)),
    ]


def kitchen_handle(finish: str) -> list[Solid]:
    """A hub with a slim straight lever."""
    made = metal(finish)
    hub = [
        cylinder(0.0155, 0.034, made, (-0.017, 0, 0.0155), 'right', 0.002),
        seal(0.0135, (-0.0172, 0, 0.0155), 'left'),
    ]
    return [*hub, lever((0.006, 0, 0.0155), (0.02, -0.085, 0.052), made)]


def flange(finish: str) -> list[Solid]:
    """Two roses, one leaning on the other."""
    made = metal(finish)
    ring = [(0.0135, 0), (0.026, 0), (0.026, 0.0055), (0.023, 0.008), (0.0135, 0.008)]
    rounding = [0, 0.0006, 0.002, 0.002, 0]
    lying, upper = (turned([*ring, ring[0]], made, radii=[*rounding, 0]) for _ in range(2))
    return [lying, *leaning([upper], 0.0347, 12)]


def leaning(rose: list[Solid], reach: float, degrees: float) -> list[Solid]:
    """A rose with its front edge on the table and its back on a lying rose, `reach` from centre to centre."""
    tilt, turn = math.radians(degrees), math.radians(65)
    at = reach * math.sin(turn), -reach * math.cos(turn), 0.026 * math.sin(tilt)
    return moved(rose, at, (tilt, 0, turn))


def spout(finish: str) -> list[Solid]:
    """A bent spout with the ring that it turns in."""
    made = metal(finish)
    points = [(0, 0, 0.02), (0, 0, 0.115), (0, -0.15, 0.115), (0, -0.15, 0.082)]
    return [
        cylinder(0.0105, 0.022, made, edge=0.001),
        seal(0.0112, (0, 0, 0.006), depth=0.003),
        seal(0.0112, (0, 0, 0.013), depth=0.003),
        pipe(points, [0, 0.035, 0.024, 0], 0.0128, made),
        seal(0.0102, (0, -0.15, 0.0815), depth=0.001),
    ]


def spray_head(finish: str) -> list[Solid]:
    """The head of a pull-down faucet, upright."""
    made = metal(finish)
    body = [(0, 0), (0.0165, 0), (0.0185, 0.003), (0.0185, 0.022), (0.0145, 0.1), (0.0135, 0.105), (0, 0.105)]
    key = placed(
        plate(rounded_rectangle(0.011, 0.03, 0.005), 0, 0.003, 0.001, made),
        (0, -0.0165, 0.055),
        (math.radians(87), 0, 0),
    )
    return [
        turned(body, made, radii=[0, 0.001, 0.001, 0.006, 0.004, 0.001, 0]),
        seal(0.0125, (0, 0, 0.105), depth=0.003),
        cylinder(0.009, 0.012, made, (0, 0, 0.108), edge=0.001),
        key,
    ]


def tank_lid(finish: str) -> list[Solid]:
    """The lid of a tank."""
    return [plate(rounded_rectangle(0.415, 0.197, 0.04, 12), 0, 0.034, 0.008, ceramic(finish))]
