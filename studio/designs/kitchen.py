"""Kitchen faucets: on a deck (z = 0) or a wall (y = 0), the spout towards -Y."""

import math

from designs.fittings import cross, lever, pipe, rose, seal
from stage.outlines import arch
from stage.solids import Solid, box, cylinder, placed, tube, turned
from stage.surfaces import metal


def gooseneck(finish: str) -> list[Solid]:
    """A high arc with a pull-down head and a lever at the side."""
    made, radius, height, bow = metal(finish), 0.0135, 0.26, 0.095
    column = [
        (0, 0),
        (0.027, 0),
        (0.027, 0.006),
        (0.0215, 0.008),
        (0.0205, 0.13),
        (0.016, 0.14),
        (0.0135, 0.142),
        (0, 0.142),
    ]
    wide, end = radius + 0.0055, radius + 0.0012
    head = [(0, 0), (end, 0), (end, -0.012), (wide, -0.085), (wide, -0.105), (0, -0.105)]
    tip = (0, -2 * bow, height - 0.032)
    return [
        turned(column, made, radii=[0, 0.0006, 0.002, 0.002, 0.004, 0.002, 0.001, 0]),
        tube(arch(bow, height, 0.13), radius, made, count=64),
        placed(turned(head, made, radii=[0, 0.0008, 0.006, 0.006, 0.002, 0]), tip),
        seal(radius - 0.001, (0, -2 * bow, height - 0.033), depth=0.004),
        seal(radius + 0.002, (0, -2 * bow, height - 0.1376)),
        cylinder(0.0155, 0.034, made, (0.014, 0, 0.075), 'right', 0.002),
        lever((0.040, 0, 0.075), (0.052, 0, 0.17), made),
    ]


def _small(finish: str, radius: float, height: float, bow: float) -> list[Solid]:
    """A slim swan neck on a short column, with a lever at its side."""
    made = metal(finish)
    column = [(0, 0), (0.023, 0), (0.023, 0.005), (0.0165, 0.007), (0.0165, 0.062), (0, 0.062)]
    return [
        turned(column, made, radii=[0, 0.0006, 0.002, 0.002, 0.003, 0]),
        tube(arch(bow, height, 0.055, 0.05), radius, made, count=48),
        seal(radius - 0.0015, (0, -2 * bow, height - 0.0506), depth=0.001),
        cylinder(0.0115, 0.026, made, (0.011, 0, 0.036), 'right', 0.002),
        lever((0.031, 0, 0.036), (0.038, 0, 0.098), made, 0.0042),
    ]


def prep_faucet(finish: str) -> list[Solid]:
    """A smaller neck for the second sink."""
    return _small(finish, 0.0105, 0.215, 0.07)


def water_faucet(finish: str) -> list[Solid]:
    """A thin neck for filtered water."""
    return _small(finish, 0.0062, 0.205, 0.055)


def side_spray(finish: str) -> list[Solid]:
    """A hand spray that stands in its ring on the deck."""
    made = metal(finish)
    holder = [(0, 0), (0.023, 0), (0.023, 0.006), (0.016, 0.012), (0.0145, 0.03), (0, 0.03)]
    wand = [(0, 0.028), (0.011, 0.028), (0.0125, 0.09), (0.0175, 0.128), (0.0175, 0.146), (0.014, 0.15), (0, 0.15)]
    return [
        turned(holder, made, radii=[0, 0.0006, 0.002, 0.004, 0.002, 0]),
        seal(0.0125, (0, 0, 0.0285)),
        turned(wand, made, radii=[0, 0.001, 0.03, 0.01, 0.003, 0.002, 0]),
        box((0.010, 0.008, 0.04), made, (0, -0.0145, 0.10), 0.003, (math.radians(-8), 0, 0)),
        seal(0.0125, (0, 0, 0.1496), depth=0.001),
    ]


def bridge_faucet(finish: str, handle: str = 'lever') -> list[Solid]:
    """Two posts with handles, a bridge between them and a high arc."""
    made, bow, height = metal(finish), 0.085, 0.27
    parts = [
        tube([(-0.1, 0, 0.085), (0.1, 0, 0.085)], 0.0115, made),
        tube(arch(bow, height, 0.08), 0.0118, made, count=56),
        cylinder(0.0145, 0.02, made, (0, -2 * bow, height - 0.045)),
    ]
    for side in (-1, 1):
        x = 0.1 * side
        parts += [
            cylinder(0.025, 0.007, made, (x, 0, 0)),
            cylinder(0.0125, 0.11, made, (x, 0, 0.006)),
            cylinder(0.015, 0.016, made, (x, 0, 0.114), edge=0.003),
        ]
        if handle == 'cross':
            parts += [cylinder(0.009, 0.014, made, (x, 0, 0.128)), *cross((x, 0, 0.142), made)]
        else:
            parts.append(lever((x, 0, 0.124), (x + 0.07 * side, -0.012, 0.136), made, 0.0055))
    return parts


def bridge_faucet_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return bridge_faucet(finish, 'cross')


def pot_filler(finish: str) -> list[Solid]:
    """A folding arm on the wall over a stove: two joints, two levers."""
    made = metal(finish)
    elbow, tip = (0.25, -0.13, 0), (0.02, -0.30, 0)
    drop = [(elbow[0], elbow[1], 0.03), (*tip[:2], 0.03), (*tip[:2], -0.075)]
    return [
        rose(made, radius=0.033),
        pipe([(0, 0, 0), (0, -0.065, 0), elbow], [0, 0.016, 0], 0.0105, made),
        cylinder(0.017, 0.05, made, (0, -0.065, -0.025), edge=0.003),
        cylinder(0.0165, 0.072, made, (*elbow[:2], -0.025), edge=0.003),
        pipe(drop, [0, 0.025, 0], 0.0105, made),
        cylinder(0.0145, 0.035, made, (*tip[:2], -0.095), edge=0.002),
        seal(0.010, (*tip[:2], -0.0956)),
        lever((0, -0.065, 0.022), (-0.075, -0.075, 0.036), made),
        lever((tip[0], tip[1], -0.055), (tip[0] - 0.075, tip[1] - 0.012, -0.05), made),
    ]


def soap_dispenser(finish: str) -> list[Solid]:
    """A pump with a short spout on the deck of a sink."""
    made = metal(finish)
    profile = [(0, 0), (0.024, 0), (0.024, 0.006), (0.0165, 0.008), (0.0165, 0.05), (0, 0.05)]
    spout = [(0, 0.01, 0.088), (0, -0.105, 0.088), (0, -0.105, 0.066)]
    return [
        turned(profile, made, radii=[0, 0.0006, 0.002, 0.002, 0.002, 0]),
        cylinder(0.0085, 0.03, made, (0, 0, 0.048)),
        cylinder(0.0155, 0.03, made, (0, 0, 0.072), edge=0.003),
        pipe(spout, [0, 0.016, 0], 0.0082, made),
        seal(0.0055, (0, -0.105, 0.0648)),
    ]
