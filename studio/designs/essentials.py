"""Accessories for installation and care: the frame of a wall toilet, sealers, soap, grout."""

import math

import numpy as np

from stage.outlines import superellipse
from stage.solids import Solid, box, cylinder, lofted, tube, turned
from stage.surfaces import METALS, Look, linear, material

STEEL_BLUE = Look(linear('#38505f'), 0, 0.45, 0.4)
TANK = Look((0.025, 0.026, 0.028), 0, 0.5, 0.4)
AMBER = Look(linear('#4a2a14'), 0, 0.12, coat=0.5)
STONEWARE = Look(linear('#d9d3c6'), 0, 0.5)
LABEL = Look(linear('#efe9dd'), 0, 0.85, 0.2)
INK = Look(linear('#3a3a36'), 0, 0.8, 0.2)
PAPER = Look(linear('#c9b391'), 0, 0.9, 0.2)


def carrier(finish: str) -> list[Solid]:
    """A frame with its tank, two studs and the outlet."""
    frame, tank, zinc = material(STEEL_BLUE), material(TANK), material(METALS['stainless-steel'])
    parts = [box((0.04, 0.04, 1.1), frame, (x, 0, 0.56), 0.004) for x in (-0.23, 0.23)]
    parts += [box((0.46, 0.04, 0.04), frame, (0, 0, z), 0.004) for z in (1.09, 0.42, 0.24)]
    parts += [box((0.11, 0.12, 0.012), zinc, (x, 0, 0.006), 0.002) for x in (-0.23, 0.23)]
    parts += [
        box((0.38, 0.10, 0.46), tank, (0, -0.01, 0.78), 0.025),
        box((0.22, 0.03, 0.14), tank, (0, -0.07, 0.93), 0.01),
    ]
    parts += [cylinder(0.007, 0.16, zinc, (x, -0.02, 0.33), 'forward') for x in (-0.09, 0.09)]
    parts += [
        cylinder(0.028, 0.12, tank, (0, 0, 0.38), 'forward', 0.004),
        cylinder(0.052, 0.13, tank, (0, 0, 0.24), 'forward', 0.005),
    ]
    return [*parts, tube([(0, -0.01, 0.55), (0, -0.01, 0.38)], 0.03, tank)]


def _label(radius: float, low: float, high: float, lines: int) -> list[Solid]:
    """A label round the front of a bottle with a few lines on it."""
    angles = np.radians(np.linspace(-150, -30, 40))
    rings = [[(radius * math.cos(a), radius * math.sin(a), z) for a in angles] for z in (low, high)]
    sheet = lofted(rings, material(LABEL), caps=(False, False), ring_closed=False, crease=180)
    parts, ink = [sheet], material(INK)
    for k in range(lines):
        z, reach = high - 0.014 - 0.009 * k, (14 if k == 0 else 24 - 5 * (k % 2))
        arc = np.radians(np.linspace(-90 - reach, -90 + reach, 16))
        line = [
            [((radius + 0.0003) * math.cos(a), (radius + 0.0003) * math.sin(a), z + dz) for a in arc]
            for dz in (0, 0.003 if k == 0 else 0.0014)
        ]
        parts.append(lofted(line, ink, caps=(False, False), ring_closed=False, crease=180))
    return parts


def sealer(finish: str) -> list[Solid]:
    """A litre of sealer in amber glass with a black cap."""
    profile = [(0, 0), (0.042, 0), (0.042, 0.15), (0.016, 0.185), (0.016, 0.205), (0, 0.205)]
    bottle = turned(profile, material(AMBER), radii=[0, 0.005, 0.022, 0.012, 0.001, 0])
    return [bottle, cylinder(0.0185, 0.026, material(TANK), (0, 0, 0.196), edge=0.002), *_label(0.0424, 0.03, 0.125, 6)]


def soap(finish: str) -> list[Solid]:
    """A litre of soap in a pale bottle with a pump."""
    profile = [(0, 0), (0.04, 0), (0.04, 0.165), (0.015, 0.18), (0.015, 0.192), (0, 0.192)]
    bottle, black = turned(profile, material(STONEWARE), radii=[0, 0.006, 0.016, 0.004, 0.001, 0]), material(TANK)
    pump = [cylinder(0.0165, 0.018, black, (0, 0, 0.188), edge=0.002), cylinder(0.0035, 0.03, black, (0, 0, 0.205))]
    pump += [
        cylinder(0.0105, 0.011, black, (0, 0, 0.234), edge=0.003),
        box((0.011, 0.05, 0.008), black, (0, -0.025, 0.2405), 0.003),
    ]
    return [bottle, *pump, *_label(0.0404, 0.04, 0.135, 5)]


def grout(finish: str) -> list[Solid]:
    """A bag of grout, filled and folded at its top."""
    rings = []
    for share in np.linspace(0, 1, 40):
        belly = math.sin(math.pi * min(1, share * 1.02) ** 0.85) ** 0.45 if 0 < share < 1 else 0.0
        rings.append(
            [(x, y, 0.30 * share) for x, y in superellipse(0.098 + 0.006 * belly, 0.006 + 0.045 * belly, 3.2, 96)]
        )
    bag = lofted(rings, material(PAPER), crease=70, weighted=False)
    band = box((0.19, 0.006, 0.022), material(INK), (0, 0, 0.305), 0.002)
    front = [box((0.12, 0.0008, 0.10), material(LABEL), (0, -0.0512, 0.15), 0)]
    front += [
        box((0.06 + 0.03 * (k % 2), 0.0006, 0.004), material(INK), (0, -0.0519, 0.18 - 0.018 * k), 0) for k in range(4)
    ]
    return [bag, band, *front]
