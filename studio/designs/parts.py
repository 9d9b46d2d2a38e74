"""Service parts and what stays behind the wall."""

import math

import numpy as np

from designs.fittings import seal
from stage.outlines import bent, circle, rounded_rectangle
from stage.solids import Solid, box, cylinder, moved, plate, tube, turned
from stage.surfaces import METALS, RAW_BRASS, Look, material, metal, rubber

SOFT = Look((0.03, 0.03, 0.031), 0, 0.55, 0.4)
PLASTIC = Look((0.74, 0.73, 0.71), 0, 0.4, 0.4)


def part(finish: str) -> list[Solid]:
    """A cartridge of brass with its seals."""
    raw = material(RAW_BRASS)
    return [
        cylinder(0.017, 0.05, raw, edge=0.002),
        cylinder(0.021, 0.012, raw, (0, 0, 0.046), edge=0.001),
        cylinder(0.0085, 0.03, metal('polished-chrome'), (0, 0, 0.056), edge=0.001),
        *(cylinder(0.0185, 0.004, rubber(), (0, 0, z), edge=0.001) for z in (0.012, 0.03)),
    ]


def gasket(finish: str) -> list[Solid]:
    """A thick ring of rubber with three brass bolts."""
    profile = [(0.028, 0), (0.045, 0), (0.04, 0.022), (0.03, 0.022), (0.028, 0)]
    ring = turned(profile, material(SOFT), radii=[0, 0.004, 0.005, 0.003, 0])
    return [ring, *(part for k in range(3) for part in _bolt(0.066 + 0.017 * k, -0.03 + 0.022 * k))]


def _bolt(x: float, y: float) -> list[Solid]:
    made = material(RAW_BRASS)
    threads = [cylinder(0.0039, 0.0014, made, (x, y, 0.012 + 0.0022 * k), edge=0.0004) for k in range(18)]
    return [cylinder(0.0075, 0.005, made, (x, y, 0), edge=0.001), cylinder(0.0034, 0.054, made, (x, y, 0)), *threads]


def aerator(finish: str) -> list[Solid]:
    """An aerator, and another on its side."""
    made = metal('polished-chrome')
    ring = [(0.0085, 0), (0.011, 0), (0.012, 0.002), (0.012, 0.011), (0.0105, 0.011), (0.0105, 0.014), (0.0085, 0.014)]
    pair = [[turned([*ring, ring[0]], made, radii=0.0004), seal(0.0086, (0, 0, 0.002), depth=0.009)] for _ in range(2)]
    return [*pair[0], *moved(pair[1], (0.034, -0.006, 0.012), (math.radians(90), 0, math.radians(35)))]


def hose(finish: str) -> list[Solid]:
    """A coil of metal hose with its two nuts."""
    made, radius = metal('polished-chrome'), 0.075
    angles = np.linspace(0, 2.6 * math.tau, 260)
    coil = [(radius * math.cos(a), radius * math.sin(a), 0.007 + 0.0135 * a / math.tau) for a in angles]
    ends = [(coil[-1], (0, -1)), (coil[0], (0, -1))]
    nuts = [cylinder(0.0105, 0.03, made, (x, y + 0.004, z), 'forward', 0.002) for (x, y, z), _ in ends]
    return [tube(coil, 0.0066, made, 0.0005, 24), *nuts]


def fill_valve(finish: str) -> list[Solid]:
    """What fills a tank: a column, its float and its cap."""
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
    return [cylinder(0.0046, 0.003, made, (x, y, 0.0046), 'forward', 0.001), cylinder(0.002, 0.042, made, (x, y, 0.0046), 'forward'), *threads]


def runner(finish: str) -> list[Solid]:
    """A pair of drawer runners, drawn out."""
    steel, parts = material(METALS['stainless-steel']), []
    for y in (0, -0.09):
        parts += [box((0.40, 0.012, 0.042), steel, (0, y, 0.021), 0.002), box((0.40, 0.010, 0.026), steel, (0.11, y - 0.010, 0.021), 0.002)]
        parts += [seal(0.004, (x, y - 0.0062, 0.021), 'forward', 0.0004) for x in (-0.18, -0.12)]
    return parts


def driver(finish: str) -> list[Solid]:
    """A slim electric box with its cable."""
    case, cable = material(PLASTIC), material(SOFT)
    line = bent([(0.09, 0, 0.014), (0.15, 0, 0.014), (0.19, -0.06, 0.004), (0.12, -0.10, 0.004), (0.02, -0.085, 0.004)], [0, 0.03, 0.03, 0.03, 0], 0.004)
    return [box((0.19, 0.045, 0.03), case, (0, 0, 0.015), 0.005), tube(line, 0.0035, cable, 0.0005, 16), box((0.05, 0.02, 0.0006), cable, (-0.04, 0, 0.0302), 0)]


def remote(finish: str) -> list[Solid]:
    """A slim remote with eight keys in relief."""
    body = plate(rounded_rectangle(0.058, 0.16, 0.012), 0, 0.014, 0.004, material(PLASTIC))
    keys = [cylinder(0.0095, 0.0022, material(SOFT), (x, y, 0.0138), edge=0.001) for x in (-0.014, 0.014) for y in (0.054, 0.022, -0.010, -0.042)]
    return [body, *keys]


def rough_in(finish: str) -> list[Solid]:
    """A cast valve body with four threaded ends and its cartridge in front."""
    raw = material(RAW_BRASS)
    body = [cylinder(0.034, 0.05, raw, (0, 0.025, 0), 'forward', 0.006)]
    body += [box((0.052, 0.03, 0.052), raw, edge=0.008)]
    for towards, at in (
        ('left', (-0.02, 0, 0)),
        ('right', (0.02, 0, 0)),
        ('up', (0, 0, 0.02)),
        ('down', (0, 0, -0.02)),
    ):
        body += _outlet(raw, at, towards)
    front = [cylinder(0.028, 0.02, raw, (0, -0.022, 0), 'forward', 0.002), _nut(raw)]
    front.append(cylinder(0.009, 0.035, metal('polished-chrome'), (0, -0.05, 0), 'forward', 0.001))
    return moved([*body, *front], (0, 0, 0.09))


def _outlet(raw, at, towards: str) -> list[Solid]:
    axis = {'left': (-1, 0), 'right': (1, 0), 'up': (0, 1), 'down': (0, -1)}[towards]
    step = lambda length: (at[0] + axis[0] * length, 0, at[2] + axis[1] * length)  # noqa: E731
    threads = [cylinder(0.0148, 0.0026, raw, step(0.044 + 0.0036 * k), towards, 0.0008) for k in range(7)]
    return [cylinder(0.018, 0.04, raw, at, towards, 0.003), cylinder(0.0138, 0.07, raw, at, towards, 0.001), *threads]


def _nut(raw) -> Solid:
    return moved([plate(circle(0.027, 6), 0, 0.014, 0.0015, raw)], (0, -0.040, 0), (1.5708, 0, 0))[0]
