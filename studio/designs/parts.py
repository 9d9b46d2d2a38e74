"""Service parts and parts inside the wall."""

import math

from designs.fittings import seal
from stage.outlines import circle
from stage.solids import Solid, box, cylinder, moved, plate, turned
from stage.surfaces import RAW_BRASS, Look, material, metal, rubber

SOFT = Look((0.03, 0.03, 0.031), 0, 0.55, 0.4)


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
