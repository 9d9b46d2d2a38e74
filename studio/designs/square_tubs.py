"""Tubs with straight walls and thin level rims."""

import math

from designs.fittings import drain, seal
from designs.ware import Level, inset, skin
from stage.solids import Solid, box, moved
from stage.surfaces import cast_stone, rubber


def tub(
    finish: str, length: float = 1.70, width: float = 0.76, height: float = 0.57, plug: str = 'polished-chrome'
) -> list[Solid]:
    """A freestanding block, its ends sloping within, on a recessed foot."""
    top, floor = Level(length / 2, width / 2, 0.045, height), 0.115
    foot = inset(top, 0.018, 0.014, 0.04)
    rim = inset(top, 0.018, height, 0.036)
    low = Level(rim.half_width - 0.20, rim.half_depth - 0.055, 0.09, floor + 0.006)
    end = Level(0.05, 0.05, 0.05, floor)
    levels = [inset(foot, 0.04, 0.0142, 0.02), foot, top, rim, low, end, inset(end, 0.02, floor)]
    body = skin(levels, [0, 0.004, 0.0035, 0.0035, 0.11, 0.01, 0], cast_stone(finish))
    plinth = box((length - 0.13, width - 0.13, 0.02), rubber(), (0, 0, 0.01), 0.002)
    return [body, plinth, drain(plug, 0.034, (0, 0, floor - 0.001)), *_overflow(plug, width, height)]


def _overflow(plug: str, width: float, height: float) -> list[Solid]:
    """A slot under the rim."""
    slot = box((0.075, 0.004, 0.012), rubber(), (0, width / 2 - 0.0235, height - 0.075), 0.0015)
    return [slot]


def alcove_tub(finish: str) -> list[Solid]:
    """A built-in tub: a flat apron over a recessed base, a rectangular bowl with one sloping end."""
    made, height, floor = cast_stone(finish), 0.50, 0.105
    top = Level(0.835, 0.405, 0.008, height)
    rim = inset(top, 0.058, height, 0.06)
    low = Level(0.61, 0.30, 0.10, floor + 0.006, 0.07)
    end = Level(0.05, 0.05, 0.05, floor, 0.50)
    foot = top._replace(z=0.05)
    levels = [inset(foot, 0.03, 0.0502, 0.004), foot, top, rim, low, end, inset(end, 0.02, floor)]
    base = box((1.65, 0.79, 0.056), made, (0, 0.004, 0.028), 0.001)
    body = skin(levels, [0, 0.003, 0.005, 0.006, 0.10, 0.01, 0], made)
    return [body, base, drain('polished-chrome', 0.034, (0.50, 0, floor - 0.001)), *_plate(height)]


def _plate(height: float) -> list[Solid]:
    """The overflow, flush with the steep end of the bowl."""
    return moved([seal(0.026, (0, 0, 0), depth=0.006)], (0.7475, 0, height - 0.131), (0, math.radians(-76), 0))
