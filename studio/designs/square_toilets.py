"""Toilets drawn with a straightedge, whole and in parts, their back at y = 0."""

from designs.ware import Level, front_of, inset, skin
from stage.outlines import Points, rounded_rectangle
from stage.solids import Material, Solid, box, cylinder, moved, plate
from stage.surfaces import RUBBER, ceramic, material, metal

HALF, REACH, SHELF = 0.178, 0.69, 0.40
TANK_DEPTH, TANK_HEIGHT, LID = 0.178, 0.335, 0.022


def _front(half_width: float, length: float, corner: float) -> Points:
    return front_of(half_width, length, 3.6, 0.62, 0.006)


def seats(made: Material, height: float, back: float, length: float = 0.47) -> list[Solid]:
    """A seat and a lid with flat edges, each with a shadow gap under it."""
    lower, upper = (_front(HALF - by, length - by, 0) for by in (0.003, 0.001))
    pair = [
        plate(lower, height + 0.004, height + 0.015, 0.002, made),
        plate(upper, height + 0.0175, height + 0.032, 0.0025, made),
    ]
    shadow = plate(_front(HALF - 0.012, length - 0.012, 0), height, height + 0.02, 0.001, material(RUBBER))
    return moved([*pair, shadow], (0, back, 0))


def wall_toilet(finish: str) -> list[Solid]:
    """A box with a soft lower edge that hangs on the wall, and its flush plate."""
    made, chrome, height, z = ceramic(finish), metal('polished-chrome'), 0.325, 0.09
    top = Level(HALF, 0.53, 0.01, height)
    foot = inset(top, 0.03, 0)
    levels = [inset(foot, 0.05, 0.001), foot, top, inset(top, 0.02, height)]
    bowl = [skin(levels, [0, 0.055, 0.003, 0], made, _front), *seats(made, height, -0.058)]
    flush = [box((0.24, 0.006, 0.16), chrome, (0, -0.003, 0.58 + height), 0.001)]
    flush += [
        box((wide, 0.004, 0.13), chrome, (x, -0.0075, 0.58 + height), 0.0008)
        for wide, x in ((0.145, -0.0375), (0.072, 0.074))
    ]
    return moved([*bowl, *flush], (0, 0, z))


def _foot(made: Material) -> Solid:
    """A closed foot with upright sides and a shelf for the tank behind."""
    top = Level(HALF, REACH, 0.01, SHELF)
    base = Level(HALF - 0.022, REACH - 0.075, 0.01, 0)
    return skin([inset(base, 0.02, 0.0002), base, top, inset(top, 0.02, SHELF)], [0, 0.004, 0.003, 0], made, _front)


def _tank(made: Material, bottom: float) -> list[Solid]:
    """A box, a shadow gap, a flat lid with two keys."""
    wall = Level(HALF, TANK_DEPTH / 2, 0.014, bottom, 0, -TANK_DEPTH / 2)
    top = wall._replace(z=bottom + TANK_HEIGHT)
    box_of = skin([inset(wall, 0.02, bottom), wall, top, inset(top, 0.02, top.z)], [0, 0.003, 0.002, 0], made)
    gap = skin([inset(top, 0.006, top.z), inset(top, 0.006, top.z + 0.004)], [0, 0], material(RUBBER))
    return [box_of, gap, *moved(_lid(made), (0, -TANK_DEPTH / 2, top.z + 0.003))]


def _lid(made: Material) -> list[Solid]:
    keys = [
        box((wide, 0.05, 0.004), metal('polished-chrome'), (x, 0, LID + 0.0006), 0.001)
        for wide, x in ((0.044, -0.0135), (0.024, 0.0225))
    ]
    return [plate(rounded_rectangle(2 * HALF, TANK_DEPTH, 0.014, 10), 0, LID, 0.002, made), *keys]


def toilet(finish: str) -> list[Solid]:
    """Two pieces: a bowl on a closed foot and a box on it."""
    made = ceramic(finish)
    joint = box((2 * HALF - 0.03, TANK_DEPTH - 0.03, 0.004), material(RUBBER), (0, -TANK_DEPTH / 2, SHELF + 0.001), 0)
    return moved([_foot(made), *seats(made, SHELF, -0.20), joint, *_tank(made, SHELF + 0.003)], (0, -0.01, 0))


def toilet_bowl(finish: str) -> list[Solid]:
    """The bowl of the two-piece toilet, with its seat and the holes for the tank."""
    made, dark = ceramic(finish), material(RUBBER)
    holes = [cylinder(0.008, 0.001, dark, (x, -0.07, SHELF - 0.0003)) for x in (-0.08, 0.08)]
    holes.append(cylinder(0.03, 0.001, dark, (0, -0.085, SHELF - 0.0003)))
    return moved([_foot(made), *seats(made, SHELF, -0.20), *holes], (0, -0.01, 0))


def one_piece_toilet(finish: str) -> list[Solid]:
    """Foot and tank in one block, a flat lid flush with its sides."""
    made, high, depth = ceramic(finish), 0.66, 0.20
    wall = Level(HALF - 0.0005, depth / 2, 0.014, SHELF, 0, -depth / 2 - 0.0005)
    top, within = wall._replace(z=high), inset(wall, 0.006, 0.3)
    block = skin([within, wall, top, inset(top, 0.02, high)], [0, 0, 0.002, 0], made)
    gap = skin([inset(top, 0.005, high), inset(top, 0.005, high + 0.0035)], [0, 0], material(RUBBER))
    cover = plate(rounded_rectangle(2 * HALF, depth, 0.014, 10), high + 0.003, high + 0.02, 0.002, made)
    button = cylinder(0.02, 0.003, metal('polished-chrome'), (0, -depth / 2, high + 0.0195), edge=0.0008)
    return moved(
        [_foot(made), *seats(made, SHELF, -0.215, 0.46), block, gap, *moved([cover], (0, -depth / 2, 0)), button],
        (0, -0.01, 0),
    )


def toilet_tank(finish: str) -> list[Solid]:
    """The tank alone."""
    return _tank(ceramic(finish), 0)


def tank_lid(finish: str) -> list[Solid]:
    """The lid alone, with its keys."""
    return _lid(ceramic(finish))
