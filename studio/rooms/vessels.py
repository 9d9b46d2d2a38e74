"""Bottles, bowls, jars, pots, trays and stools."""

import numpy as np

from designs.furniture import cabinet_of
from stage.solids import Place, Solid, box, cylinder, placed, tube, turned
from stage.surfaces import METALS, Look, linear, material


def bottle(colour: str, height: float, at: Place) -> Solid:
    """A small bottle with a neck."""
    profile = [(0, 0), (0.026, 0), (0.026, height), (0.010, height), (0.010, height + 0.025), (0, height + 0.025)]
    made = material(Look(linear(colour), 0, 0.2, coat=0.4))
    return placed(turned(profile, made, radii=[0, 0.003, 0.008, 0.003, 0.001, 0]), at)


def bowl(radius: float, colour: str, at: Place) -> Solid:
    """A thrown bowl."""
    deep = radius * 0.55
    profile = [(0, 0), (radius * 0.4, 0), (radius, deep), (radius - 0.005, deep), (radius * 0.36, 0.008), (0, 0.008)]
    made = material(Look(linear(colour), 0, 0.45, coat=0.3))
    return placed(turned(profile, made, radii=[0, 0.006, 0.002, 0.002, 0.03, 0]), at)


def jar(radius: float, colour: str, at: Place) -> list[Solid]:
    """A lidded jar."""
    made, height = material(Look(linear(colour), 0, 0.4, coat=0.3)), radius * 2.4
    body = turned([(0, 0), (radius, 0), (radius, height), (0, height)], made, radii=[0, 0.008, 0.012, 0])
    lid = cylinder(radius * 0.86, 0.02, cabinet_of('natural-oak'), (at[0], at[1], at[2] + height), edge=0.004)
    return [placed(body, at), lid]


def pot(radius: float, height: float, at: Place) -> list[Solid]:
    """An enamelled pot with its lid and two handles."""
    made = material(Look(linear('#5b2f2a'), 0, 0.22, coat=0.6))
    body = turned([(0, 0), (radius, 0), (radius, height), (0, height)], made, radii=[0, 0.02, 0.004, 0])
    lid = turned(
        [(0, 0.03), (radius * 0.5, 0.024), (radius * 1.01, 0.004), (radius * 1.01, 0), (0, 0)],
        made,
        radii=[0, 0.05, 0.003, 0.001, 0],
    )
    knob = cylinder(0.018, 0.02, material(METALS['satin-brass']), (at[0], at[1], at[2] + height + 0.03), edge=0.005)
    handles = [
        box((0.05, 0.07, 0.016), made, (at[0] + side * (radius + 0.012), at[1], at[2] + height * 0.78), 0.006)
        for side in (-1, 1)
    ]
    return [placed(body, at), placed(lid, (at[0], at[1], at[2] + height)), knob, *handles]


def tray(plated: str, at: Place) -> list[Solid]:
    """A small metal tray with two bottles."""
    plate = box((0.22, 0.12, 0.012), material(METALS[plated]), (at[0], at[1], at[2] + 0.006), 0.004)
    pair = [
        bottle(code, high, (at[0] + x, at[1], at[2] + 0.012))
        for code, high, x in (('#4a3322', 0.13, -0.045), ('#e8e1d4', 0.10, 0.03))
    ]
    return [plate, *pair]


def stool(kind: str, at: Place) -> list[Solid]:
    """A low stool of wood with splayed legs."""
    made, (x, y, _) = cabinet_of(kind), at
    parts = [box((0.42, 0.30, 0.035), made, (x, y, 0.43), 0.006)]
    for side in np.array([(1, 1), (1, -1), (-1, 1), (-1, -1)]):
        top, foot = (x + side[0] * 0.17, y + side[1] * 0.11, 0.415), (x + side[0] * 0.19, y + side[1] * 0.13, 0)
        parts.append(tube([top, foot], 0.013, made, 0.002, 20))
    return parts
