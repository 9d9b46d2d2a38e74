"""Service parts of other materials than brass: hoses, plastic valves, steel brackets, electrics."""

import math

import numpy as np

from designs.fittings import seal
from designs.parts import SOFT
from stage.outlines import bent, rounded_rectangle
from stage.solids import Solid, box, cylinder, plate, tube
from stage.surfaces import METALS, Look, material, metal

PLASTIC = Look((0.74, 0.73, 0.71), 0, 0.4, 0.4)


def hose(finish: str) -> list[Solid]:
    """A coil of metal hose with its two nuts."""
    made, radius = metal('polished-chrome'), 0.075
    angles = np.linspace(0, 2.6 * math.tau, 260)
    coil = [(radius * math.cos(a), radius * math.sin(a), 0.007 + 0.0135 * a / math.tau) for a in angles]
    ends = [(coil[-1], (0, -1)), (coil[0], (0, -1))]
    nuts = [cylinder(0.0105, 0.03, made, (x, y + 0.004, z), 'forward', 0.002) for (x, y, z), _ in ends]
    return [tube(coil, 0.0066, made, 0.0005, 24), *nuts]


def fill_valve(finish: str) -> list[Solid]:
    """A fill valve: a column, its float and its cap."""
    white, grey = material(PLASTIC), material(SOFT)
    return [
        cylinder(0.014, 0.05, grey, edge=0.002),
        cylinder(0.024, 0.009, grey, (0, 0, 0.05), edge=0.002),
        cylinder(0.012, 0.24, white, (0, 0, 0.05), edge=0.002),
        cylinder(0.032, 0.06, white, (0, 0, 0.19), edge=0.006),
        cylinder(0.03, 0.03, grey, (0, 0, 0.262), edge=0.007),
        box((0.05, 0.012, 0.006), grey, (0.03, 0, 0.285), 0.002),
    ]


def bracket(finish: str) -> list[Solid]:
    """A plate of steel with its screws and anchors."""
    steel = material(METALS['stainless-steel'])
    base = plate(rounded_rectangle(0.085, 0.045, 0.008), 0, 0.004, 0.001, steel)
    holes = [seal(0.0042, (x, 0, 0.0041), depth=0.0003) for x in (-0.03, 0.03)]
    posts = [cylinder(0.011, 0.018, steel, (0, 0, 0.004), edge=0.002), seal(0.005, (0, 0, 0.0219), depth=0.0004)]
    screws = [part for k in range(2) for part in _screw(-0.02 + 0.04 * k, -0.055)]
    return [base, *holes, *posts, *screws]


def _screw(x: float, y: float) -> list[Solid]:
    made = material(METALS['stainless-steel'])
    threads = [cylinder(0.0026, 0.001, made, (x, y - 0.008 - 0.0019 * k, 0.0046), 'forward', 0.0003) for k in range(15)]
    return [
        cylinder(0.0046, 0.003, made, (x, y, 0.0046), 'forward', 0.001),
        cylinder(0.002, 0.042, made, (x, y, 0.0046), 'forward'),
        *threads,
    ]


def runner(finish: str) -> list[Solid]:
    """A pair of drawer runners, drawn out."""
    steel, parts = material(METALS['stainless-steel']), []
    for y in (0, -0.09):
        parts += [
            box((0.40, 0.012, 0.042), steel, (0, y, 0.021), 0.002),
            box((0.40, 0.010, 0.026), steel, (0.11, y - 0.010, 0.021), 0.002),
        ]
        parts += [seal(0.004, (x, y - 0.0062, 0.021), 'forward', 0.0004) for x in (-0.18, -0.12)]
    return parts


def driver(finish: str) -> list[Solid]:
    """A slim electric box with its cable."""
    case, cable = material(PLASTIC), material(SOFT)
    line = bent(
        [(0.09, 0, 0.014), (0.15, 0, 0.014), (0.19, -0.06, 0.004), (0.12, -0.10, 0.004), (0.02, -0.085, 0.004)],
        [0, 0.03, 0.03, 0.03, 0],
        0.004,
    )
    return [
        box((0.19, 0.045, 0.03), case, (0, 0, 0.015), 0.005),
        tube(line, 0.0035, cable, 0.0005, 16),
        box((0.05, 0.02, 0.0006), cable, (-0.04, 0, 0.0302), 0),
    ]


def remote(finish: str) -> list[Solid]:
    """A slim remote with eight keys in relief."""
    body = plate(rounded_rectangle(0.058, 0.16, 0.012), 0, 0.014, 0.004, material(PLASTIC))
    keys = [
        cylinder(0.0095, 0.0022, material(SOFT), (x, y, 0.0138), edge=0.001)
        for x in (-0.014, 0.014)
        for y in (0.054, 0.022, -0.010, -0.042)
    ]
    return [body, *keys]
