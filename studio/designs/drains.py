"""Drains, traps and strainers, standing on a table as they come out of their box."""

import math

import numpy as np

from designs.fittings import drain, pipe, rose, seal
from stage.outlines import rounded_rectangle
from stage.solids import Material, Solid, box, cylinder, moved, plate, turned
from stage.surfaces import RAW_BRASS, material, metal, rubber


def _tail(made: Material, length: float, top: float, radius: float = 0.016) -> list[Solid]:
    """The threaded pipe under a drain, its nut and its seal."""
    threads = [cylinder(radius + 0.0012, 0.0024, made, (0, 0, 0.03 + 0.0036 * k), edge=0.0009) for k in range(9)]
    nut = moved([plate(rounded_rectangle(0.056, 0.056, 0.02, 8), 0, 0.011, 0.002, made)], (0, 0, 0.066))
    return [cylinder(radius, length, made, edge=0.001), *threads, *nut, seal(0.027, (0, 0, 0.0775), depth=top - 0.081)]


def push_drain(finish: str) -> list[Solid]:
    """A domed cover that rises when it is pushed."""
    made, top = metal(finish), 0.098
    flange = [(0, 0), (0.02, 0), (0.034, 0.006), (0.0345, 0.009), (0.031, 0.010), (0, 0.010)]
    return [
        *_tail(made, top, top),
        *moved([turned(flange, made, radii=[0, 0.001, 0.001, 0.001, 0.001, 0])], (0, 0, top - 0.004)),
        seal(0.02, (0, 0, top + 0.005), depth=0.004),
        *moved([drain(finish, 0.0285)], (0, 0, top + 0.0085)),
    ]


def grid_drain(finish: str) -> list[Solid]:
    """A flat cover with holes, always open."""
    made, top = metal(finish), 0.098
    flange = [(0, 0), (0.02, 0), (0.036, 0.007), (0.0365, 0.010), (0.033, 0.011), (0.027, 0.0095), (0, 0.0095)]
    holes = [(0, 0)] + [
        (0.009 * ring * math.cos(a), 0.009 * ring * math.sin(a))
        for ring in (1, 2)
        for a in np.linspace(0, math.tau, 6 * ring, endpoint=False)
    ]
    return [
        *_tail(made, top, top),
        *moved([turned(flange, made, radii=[0, 0.001, 0.001, 0.001, 0.001, 0.001, 0])], (0, 0, top - 0.004)),
        *(seal(0.0028, (x, y, top + 0.0054), depth=0.0005) for x, y in holes),
    ]


def tub_drain(finish: str) -> list[Solid]:
    """The drain of a tub, its overflow with a dial, and the pipes between."""
    made, raw = metal(finish), material(RAW_BRASS)
    bend = pipe([(-0.11, 0, 0.05), (0.08, 0, 0.05), (0.08, 0, 0.33), (0.05, 0, 0.33)], [0, 0.03, 0.03, 0], 0.0155, raw)
    dial = [
        cylinder(0.035, 0.012, made, (0.05, 0, 0.33), 'left', 0.003),
        cylinder(0.024, 0.01, made, (0.039, 0, 0.33), 'left'),
    ]
    cup = [
        cylinder(0.022, 0.05, raw, (-0.11, 0, 0.03), edge=0.003),
        cylinder(0.036, 0.006, made, (-0.11, 0, 0.08), edge=0.002),
    ]
    return [
        bend,
        cylinder(0.02, 0.09, raw, (0.08, 0, 0), edge=0.002),
        *dial,
        *cup,
        *moved([drain(finish, 0.03)], (-0.11, 0, 0.086)),
    ]


def trap(finish: str) -> list[Solid]:
    """A bottle trap under a basin: down from the drain, out into the wall."""
    made = metal(finish)
    cup = [(0, -0.05), (0.026, -0.05), (0.032, -0.04), (0.032, 0.035), (0.028, 0.04), (0, 0.04)]
    out = [(0, 0, 0.025), (0, 0.20, 0.025)]
    return moved(
        [
            turned(cup, made, radii=[0, 0.005, 0.004, 0.004, 0.002, 0]),
            cylinder(0.0175, 0.018, made, (0, 0, 0.038), edge=0.003),
            cylinder(0.016, 0.19, made, (0, 0, 0.05), edge=0.001),
            cylinder(0.021, 0.022, made, (0, 0, 0.235), edge=0.003),
            pipe(out, [0, 0], 0.016, made),
            *moved([cylinder(0.0205, 0.02, made, edge=0.003)], (0, 0.05, 0.025), (math.pi / 2, 0, 0)),
            rose(made, (0, 0.205, 0.025), 0.036),
        ],
        (0, 0, 0.05),
    )


def strainer(finish: str) -> list[Solid]:
    """The drain of a kitchen sink, its basket half lifted."""
    made = metal(finish)
    cup = [
        (0.0, 0),
        (0.03, 0),
        (0.036, 0.006),
        (0.044, 0.055),
        (0.057, 0.062),
        (0.057, 0.066),
        (0.045, 0.064),
        (0.04, 0.056),
        (0.03, 0.01),
        (0, 0.008),
    ]
    basket = [
        (0, 0.03),
        (0.03, 0.03),
        (0.038, 0.075),
        (0.043, 0.077),
        (0.043, 0.079),
        (0.0365, 0.078),
        (0.029, 0.033),
        (0, 0.033),
    ]
    slots = [
        seal(0.0022, (0.0345 * math.cos(a), 0.0345 * math.sin(a), 0.064), depth=0.01)
        for a in np.linspace(0, math.tau, 18, endpoint=False)
    ]
    knob = [cylinder(0.004, 0.05, made, (0, 0, 0.032)), cylinder(0.011, 0.008, made, (0, 0, 0.08), edge=0.003)]
    return [
        turned(cup, made, radii=[0, 0.003, 0.004, 0.003, 0.001, 0.001, 0.002, 0.003, 0.004, 0]),
        turned(basket, made, radii=[0, 0.005, 0.002, 0.0005, 0.0005, 0.002, 0.005, 0]),
        *knob,
        *slots,
    ]


def linear_drain(finish: str) -> list[Solid]:
    """A long grate in its channel."""
    made, length, width = metal(finish), 0.62, 0.072
    rim = [box((length, 0.005, 0.016), made, (0, side * (width / 2), 0.022), 0.001) for side in (-1, 1)]
    rim += [box((0.005, width, 0.016), made, (side * (length / 2), 0, 0.022), 0.001) for side in (-1, 1)]
    dark = box((length - 0.01, width - 0.01, 0.002), rubber(), (0, 0, 0.0185), 0)
    bars = [box((0.0085, width - 0.014, 0.006), made, (x, 0, 0.026), 0.0015) for x in np.linspace(-0.298, 0.298, 46)]
    sides = [
        box((length - 0.012, 0.005, 0.008), made, (0, side * (width / 2 - 0.006), 0.026), 0.001) for side in (-1, 1)
    ]
    tray = box((length + 0.02, width + 0.012, 0.018), metal(finish), (0, 0, 0.009), 0.003)
    return [tray, dark, *rim, *bars, *sides]
