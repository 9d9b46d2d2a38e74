"""The flat form: what hangs on the wall."""

import math

import numpy as np

from designs.flat import blade, block
from stage.glass import glass
from stage.outlines import rounded_rectangle
from stage.solids import Material, Solid, placed, plate, swept
from stage.surfaces import metal


def bracket(made: Material, x: float, reach: float = 0.06) -> list[Solid]:
    return [block(0.044, 0.007, made, (x, 0, 0), 'forward'), block(0.022, reach, made, (x, -0.007, 0), 'forward')]


def towel_bar(finish: str) -> list[Solid]:
    """A flat bar on two square posts."""
    made = metal(finish)
    bar = blade([(-0.312, -0.072, 0), (0.312, -0.072, 0)], 0.0095, 0.024, made)
    return [*bracket(made, -0.285), *bracket(made, 0.285), bar]


def towel_ring(finish: str) -> list[Solid]:
    """A flat ring that hangs from a square post."""
    made, radius = metal(finish), 0.082
    angles = np.linspace(math.pi / 2, math.pi * 2.5, 121)
    line = np.array([(radius * math.cos(a), -0.068, radius * (math.sin(a) - 1)) for a in angles])
    ring = swept(line, rounded_rectangle(0.0115, 0.0052, 0.0012, 4), made, up=(0, 1, 0), crease=30)
    return [*bracket(made, 0, 0.058), ring, block(0.026, 0.022, made, (0, -0.057, 0), 'forward')]


def hook(finish: str) -> list[Solid]:
    """A blade bent up from a square plate."""
    made = metal(finish)
    points = [(0, -0.006, 0), (0, -0.066, 0), (0, -0.066, 0.026)]
    return [block((0.04, 0.05), 0.008, made, (0, 0, 0), 'forward'), blade(points, 0.024, 0.0075, made, [0, 0.008, 0])]


def paper_holder(finish: str) -> list[Solid]:
    """An open flat arm with a raised end."""
    made = metal(finish)
    points = [(-0.081, -0.072, 0), (0.085, -0.072, 0), (0.085, -0.072, 0.02)]
    return [*bracket(made, -0.07), blade(points, 0.02, 0.0085, made, [0, 0.008, 0])]


def shelf(finish: str) -> list[Solid]:
    """A glass shelf on two square brackets."""
    made, parts = metal(finish), []
    for x in (-0.2, 0.2):
        parts += [*(bracket(made, x, 0.04)), block((0.022, 0.014), 0.118, made, (x, -0.026, -0.008), 'forward')]
    parts.append(plate(rounded_rectangle(0.56, 0.13, 0.003), 0, 0.008, 0.0012, glass()))
    placed(parts[-1], (0, -0.085, 0.0005))
    return parts
