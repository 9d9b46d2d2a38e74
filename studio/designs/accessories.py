"""Towel bars and rings, hooks, holders, shelves and grab bars, all on a wall (y = 0)."""

import math

import numpy as np

from designs.fittings import pipe, rose
from stage.glass import glass
from stage.outlines import bent, rounded_rectangle
from stage.solids import Material, Solid, box, cylinder, placed, plate, tube
from stage.surfaces import metal


def _bracket(made: Material, x: float, z: float = 0, reach: float = 0.062) -> list[Solid]:
    return [
        rose(made, (x, 0, z), 0.024, 0.009),
        cylinder(0.0095, reach + 0.008, made, (x, -0.008, z), 'forward'),
        cylinder(0.0135, 0.026, made, (x, -reach, z), 'forward', 0.003),
    ]


def towel_bar(finish: str) -> list[Solid]:
    """A bar between two brackets."""
    made = metal(finish)
    bar = tube([(-0.30, -0.075, 0), (0.30, -0.075, 0)], 0.0095, made, 0.003)
    return [*_bracket(made, -0.29), *_bracket(made, 0.29), bar]


def towel_ring(finish: str) -> list[Solid]:
    """A ring that hangs from one bracket."""
    made, radius = metal(finish), 0.082
    angles = np.linspace(math.pi / 2, math.pi * 2.5, 97)
    ring = [(radius * math.cos(a), -0.076, radius * (math.sin(a) - 1)) for a in angles]
    return [*_bracket(made, 0), tube(ring, 0.006, made, 0.0005, 40)]


def hook(finish: str) -> list[Solid]:
    """A hook with a round end."""
    made = metal(finish)
    points = [(0, -0.006, 0), (0, -0.045, 0), (0, -0.045, -0.04), (0, -0.07, -0.04), (0, -0.075, -0.012)]
    return [
        rose(made, depth=0.009),
        tube(bent(points, [0, 0.012, 0.016, 0.012, 0], 0.004), 0.0072, made, 0.003, 40),
        cylinder(0.012, 0.014, made, (0, -0.068, -0.012), 'forward', 0.004),
    ]


def paper_holder(finish: str) -> list[Solid]:
    """An open arm with a raised end."""
    made = metal(finish)
    points = [(-0.07, -0.075, 0), (0.085, -0.075, 0), (0.085, -0.075, 0.022)]
    return [*_bracket(made, -0.07), pipe(points, [0, 0.012, 0], 0.0085, made, 0.003)]


def shelf(finish: str) -> list[Solid]:
    """A glass shelf on two brackets, with a rail before it."""
    made, parts = metal(finish), []
    for x in (-0.2, 0.2):
        parts += [
            rose(made, (x, 0, 0), 0.022, 0.009),
            cylinder(0.009, 0.045, made, (x, -0.008, 0), 'forward'),
            box((0.018, 0.11, 0.012), made, (x, -0.085, -0.006), 0.002),
        ]
    parts.append(plate(rounded_rectangle(0.56, 0.13, 0.012), 0, 0.008, 0.0015, glass()))
    placed(parts[-1], (0, -0.085, 0.0005))
    return parts


def grab_bar(finish: str) -> list[Solid]:
    """A strong bar, bent back to the wall at both ends."""
    made, half = metal(finish), 0.28
    points = [(-half, -0.004, 0), (-half, -0.062, 0), (half, -0.062, 0), (half, -0.004, 0)]
    bar = pipe(points, [0, 0.036, 0.036, 0], 0.016, made)
    return [rose(made, (-half, 0, 0), 0.039, 0.007), rose(made, (half, 0, 0), 0.039, 0.007), bar]
