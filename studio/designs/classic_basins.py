"""Basins with stepped and moulded rims: on the worktop, under it, in it, on the wall, on a column."""

import math

import numpy as np

from designs.fittings import drain, seal
from designs.ware import Level, inset, moved_to, oval, skin, tap_hole
from stage.solids import Material, Solid, moved
from stage.surfaces import ceramic

EDGE = 0.0018


def hollow(rim: Level, floor: float, power: float = 0.5, steps: int = 22) -> list[Level]:
    """A round bowl: levels from below a rim to the middle of the floor."""
    levels = []
    for turn in np.linspace(0.12, 1.5, steps):
        scale = math.cos(turn) ** power
        half = (rim.half_width * scale, rim.half_depth * scale)
        levels.append(
            rim._replace(
                half_width=half[0],
                half_depth=half[1],
                corner=_rounder(rim, half[1], scale),
                z=floor + (rim.z - floor) * (1 - math.sin(turn) / math.sin(1.5)),
            )
        )
    return levels


def _rounder(rim: Level, half_depth: float, scale: float) -> float:
    """A radius becomes smaller with its outline, an exponent becomes that of an ellipse."""
    return min(rim.corner * scale, half_depth) if rim.corner < 1 else 2 + (rim.corner - 2) * scale


def mouldings(top: Level, wide: float = 0.026) -> tuple[list[Level], list[float]]:
    """A rim from its lower edge over two steps to where the bowl begins, and how it is rounded."""
    z = top.z
    keep = top.corner if top.corner >= 1 else None
    steps = [
        (0, z - 0.022),
        (0, z - 0.010),
        (0.005, z - 0.010),
        (0.005, z - 0.0055),
        (0.013, z),
        (wide, z),
        (wide + 0.006, z - 0.012),
    ]
    return [inset(top, by, at, keep) for by, at in steps], [0.004, EDGE, EDGE, 0.003, 0.005, 0.004, 0.006]


def basin(
    finish: str, width: float = 0.47, depth: float = 0.37, height: float = 0.165, plug: str = 'polished-chrome'
) -> list[Solid]:
    """An oval vessel that rises from a foot and ends in a stepped rim."""
    top = Level(width / 2, depth / 2, 2, height)
    rim, radii = mouldings(top)
    under = [
        top._replace(half_width=top.half_width * s, half_depth=top.half_depth * s, z=height * z)
        for s, z in (
            (0.36, 0.001),
            (0.47, 0),
            (0.49, 0.02),
            (0.49, 0.06),
            (0.44, 0.10),
            (0.46, 0.15),
            (0.60, 0.21),
            (0.76, 0.32),
            (0.88, 0.48),
            (0.945, 0.68),
            (0.965, 0.84),
            (0.968, 0.87),
        )
    ]
    curve = [0, 0.002, 0.002, 0.002, 0.008, 0.01, 0.05, 0.08, 0.08, 0.08, 0.01, 0.001]
    inner = hollow(rim[-1], 0.036, 0.62)
    levels = [*under, *rim, *inner]
    return [skin(levels, [*curve, *radii, *[0.0] * len(inner)], ceramic(finish), oval), drain(plug, at=(0, 0, 0.0365))]


def _oval_bowl(finish: str, rim: list[Level], radii: list[float], floor: float = 0.02) -> list[Solid]:
    """A bowl in a rim, its outside a little larger than its inside."""
    inner = hollow(rim[-1], floor)
    outer = [
        level._replace(half_width=level.half_width + 0.011, half_depth=level.half_depth + 0.011, z=level.z - 0.010)
        for level in inner[::-1]
    ]
    shown = [level for level in outer if level.z < rim[0].z - 0.004]
    levels = [*shown, *rim, *inner]
    rounding = [*[0.0] * len(shown), *radii, *[0.0] * len(inner)]
    return [skin(levels, rounding, ceramic(finish), oval), drain('polished-chrome', at=(0, 0, floor + 0.0005))]


def undermount(finish: str) -> list[Solid]:
    """An oval bowl with a flat flange."""
    inner = Level(0.235, 0.175, 2, 0.18)
    edge = inset(inner, -0.024, 0.18, 2)
    rim = [inset(inner, -0.010, 0.166, 2), edge._replace(z=0.168), edge, inner, inset(inner, 0.005, 0.168, 2)]
    return _oval_bowl(finish, rim, [0.003, 0.002, 0.002, 0.006, 0.004])


def drop_in(finish: str) -> list[Solid]:
    """An oval bowl whose moulded rim lies on the worktop."""
    top = Level(0.285, 0.22, 2, 0.19)
    rim, radii = mouldings(top, 0.038)
    return _oval_bowl(
        finish, [inset(top, 0.02, 0.164, 2), rim[0]._replace(z=0.166), *rim[1:]], [0.002, 0.002, *radii[1:]]
    )


def _block(made: Material, width: float, depth: float, height: float, places: tuple[float, ...]) -> list[Solid]:
    """A moulded slab on the wall, a round-ended bowl, a deck for faucets, a raised back."""
    top = moved_to(Level(width / 2, depth / 2, 0.03, height), y=-depth / 2)
    steps = [
        (0.03, 0.002),
        (0.026, 0),
        (0.022, 0.004),
        (0.022, height - 0.062),
        (0.008, height - 0.04),
        (0.003, height - 0.036),
        (0, height - 0.030),
    ]
    low = [inset(top, by, z) for by, z in steps]
    rim, radii = mouldings(top, 0.016)
    bowl = Level(
        width / 2 - 0.055,
        (depth - 0.17) / 2,
        (depth - 0.17) / 2 - 0.004,
        height - 0.004,
        0,
        -(depth - 0.17) / 2 - 0.125,
    )
    floor = height - 0.105
    inner = hollow(inset(bowl, 0.004, height - 0.012), floor, 0.42)
    if len(places) > 1:
        inner = [level._replace(half_width=level.half_depth + bowl.half_width - bowl.half_depth) for level in inner]
    levels = [*low, *rim[1:6], inset(top, 0.019, height - 0.004), bowl, *inner]
    rounding = [0, 0.002, 0.003, 0.012, 0.012, 0.001, 0.002, *radii[1:6], 0.002, 0.008, *[0.0] * len(inner)]
    back = moved_to(Level(width / 2 - 0.02, 0.011, 0.008, height + 0.055), y=-0.0115)
    rail = [
        back._replace(z=height - 0.02),
        back._replace(z=height + 0.045),
        inset(back, 0.003, height + 0.045),
        inset(back, 0.003, height + 0.055),
        inset(back, 0.009, height + 0.055),
    ]
    parts = [skin(levels, rounding, made), skin(rail, [0, EDGE, EDGE, 0.003, 0], made)]
    covers = [drain('polished-chrome', at=(x, bowl.y, floor + 0.0005)) for x in places]
    return [*parts, *covers, *(tap_hole(x, -0.075, height - 0.0035) for x in places)]


def wall_basin(finish: str) -> list[Solid]:
    """A moulded slab on the wall."""
    return _block(ceramic(finish), 0.58, 0.46, 0.15, (0.0,))


def trough_basin(finish: str) -> list[Solid]:
    """A long moulded trough for two."""
    return _block(ceramic(finish), 1.20, 0.46, 0.15, (-0.3, 0.3))


def pedestal_basin(finish: str) -> list[Solid]:
    """The slab on a moulded column."""
    made = ceramic(finish)
    half = [
        (0.10, 0.001),
        (0.122, 0),
        (0.122, 0.045),
        (0.115, 0.048),
        (0.112, 0.062),
        (0.096, 0.085),
        (0.088, 0.13),
        (0.074, 0.60),
        (0.078, 0.655),
        (0.092, 0.675),
        (0.092, 0.69),
        (0.099, 0.694),
        (0.099, 0.712),
        (0.08, 0.712),
    ]
    radii = [0, 0.002, 0.002, 0.002, 0.004, 0.02, 0.06, 0.03, 0.02, 0.002, 0.002, 0.002, 0.002, 0]
    column = skin([Level(a, a * 0.92, 0.022, z, 0, -0.18) for a, z in half], radii, made)
    slab = moved(_block(made, 0.60, 0.48, 0.15, (0.0,)), (0, 0, 0.715))
    return [column, seal(0.07, (0, -0.18, 0.711), depth=0.006), *slab]
