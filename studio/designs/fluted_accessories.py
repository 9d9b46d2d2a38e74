"""The fluted form: what hangs on the wall."""

import math

import numpy as np

from designs.fittings import pipe
from designs.fluted import FORWARD, column, disc, foot, reeded
from stage.glass import glass
from stage.outlines import rounded_rectangle
from stage.solids import Material, Solid, placed, plate, tube
from stage.surfaces import metal


def _post(made: Material, x: float, z: float = 0, reach: float = 0.066) -> list[Solid]:
    """A reeded post on the wall."""
    post = column(made, 0.0135, reach + 0.009, (x, -0.0059, z), FORWARD)
    return [*foot(made, (x, 0, z), FORWARD, 0.0235, 0.0135), *post]


def towel_bar(finish: str) -> list[Solid]:
    """A slim bar between two reeded posts."""
    made = metal(finish)
    return [*_post(made, -0.29), *_post(made, 0.29), tube([(-0.31, -0.066, 0), (0.31, -0.066, 0)], 0.008, made, 0.002)]


def towel_ring(finish: str) -> list[Solid]:
    """A slim ring that hangs from a reeded post."""
    made, radius = metal(finish), 0.082
    angles = np.linspace(math.pi / 2, math.pi * 2.5, 97)
    ring = [(radius * math.cos(a), -0.066, radius * (math.sin(a) - 1)) for a in angles]
    return [*_post(made, 0), tube(ring, 0.0048, made, 0.0005, 40)]


def hook(finish: str) -> list[Solid]:
    """A reeded peg with a plain disc at its end."""
    made = metal(finish)
    peg = reeded(0.0095, 0.042, made, (0, -0.0059, 0), FORWARD, 0.0032)
    end = disc(0.0165, 0.007, made, (0, -0.0475, 0), FORWARD, 0.002)
    return [*foot(made, towards=FORWARD, radius=0.0245, neck=0.0095), peg, end]


def paper_holder(finish: str) -> list[Solid]:
    """An open slim arm on a reeded post, raised at its end."""
    made = metal(finish)
    points = [(-0.07, -0.066, 0), (0.085, -0.066, 0), (0.085, -0.066, 0.022)]
    return [*_post(made, -0.07), pipe(points, [0, 0.01, 0], 0.0072, made, 0.002)]


def shelf(finish: str) -> list[Solid]:
    """A glass shelf on two reeded posts."""
    made, parts = metal(finish), []
    for x in (-0.2, 0.2):
        parts += [
            *foot(made, (x, 0, -0.0135), FORWARD, 0.0225),
            *column(made, 0.0125, 0.128, (x, -0.0059, -0.0135), FORWARD),
        ]
    parts.append(plate(rounded_rectangle(0.56, 0.13, 0.012), 0, 0.008, 0.0015, glass()))
    placed(parts[-1], (0, -0.085, -0.0005))
    return parts
