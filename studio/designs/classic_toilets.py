"""Toilets with moulded feet and stepped lids, whole and in parts, their back at y = 0."""

from designs.ware import Level, inset, rectangle, skin
from stage.outlines import Points, d_shape
from stage.solids import Material, Solid, box, cylinder, moved, plate
from stage.surfaces import RUBBER, ceramic, material, metal

HALF, REACH, SHELF = 0.1825, 0.70, 0.40


def _round(half_width: float, length: float, corner: float) -> Points:
    return d_shape(2 * half_width, length, 0.5, 0.025)


def seats(made: Material, height: float, back: float, length: float = 0.475) -> list[Solid]:
    """A seat and a lid with a raised field, each with a shadow gap under it."""

    def outline(by: float) -> Points:
        return d_shape(2 * (HALF - by), length - by, 0.34, 0.02)

    pair = [
        plate(outline(0.004), height + 0.006, height + 0.019, 0.004, made),
        plate(outline(0.002), height + 0.0215, height + 0.037, 0.004, made),
        plate(outline(0.034) + (0, -0.028), height + 0.03, height + 0.0405, 0.0025, made),
    ]
    shadow = plate(outline(0.014), height, height + 0.024, 0.001, material(RUBBER))
    return moved([*pair, shadow], (0, back, 0))


def _foot(made: Material) -> Solid:
    """A foot that stands on a stepped base, narrows and opens to a moulded rim."""
    rows = [
        (0.10, 0.55, 0.0002, 0),
        (0.142, 0.63, 0, 0.002),
        (0.142, 0.63, 0.03, 0.003),
        (0.135, 0.622, 0.034, 0.003),
        (0.132, 0.618, 0.048, 0.006),
        (0.118, 0.60, 0.07, 0.02),
        (0.120, 0.60, 0.15, 0.06),
        (0.150, 0.655, 0.27, 0.08),
        (0.172, 0.684, 0.335, 0.02),
        (HALF - 0.006, REACH - 0.006, 0.342, 0.003),
        (HALF - 0.006, REACH - 0.006, 0.352, 0.002),
        (HALF, REACH, 0.354, 0.002),
        (HALF, REACH, SHELF, 0.006),
        (HALF - 0.03, REACH - 0.03, SHELF, 0),
    ]
    return skin([Level(a, b, 0.02, z) for a, b, z, _ in rows], [row[3] for row in rows], made, _round)


def _tank(made: Material, bottom: float, half: float = 0.20) -> list[Solid]:
    """A tank on a stepped base, under a stepped lid, with a lever at its side."""
    high, chrome = bottom + 0.33, metal('polished-chrome')
    wall = Level(half, 0.094, 0.022, bottom, 0, -0.106)
    steps = [(0.03, 0.0002), (0.002, 0), (0.002, 0.02), (0.008, 0.026), (0.010, 0.03), (0.004, 0.328), (0.03, 0.33)]
    body = skin([inset(wall, by, bottom + z) for by, z in steps], [0, 0.003, 0.003, 0.003, 0.004, 0.002, 0], made)
    gap = skin([inset(wall, 0.012, high - 0.004), inset(wall, 0.012, high + 0.004)], [0, 0], material(RUBBER))
    handle = [cylinder(0.015, 0.004, chrome, (-0.14, -0.199, bottom + 0.265), 'forward', 0.001)]
    handle.append(cylinder(0.009, 0.018, chrome, (-0.14, -0.202, bottom + 0.265), 'forward', 0.002))
    handle.append(box((0.075, 0.009, 0.013), chrome, (-0.112, -0.222, bottom + 0.263), 0.004))
    return [body, gap, *moved(_lid(made, half), (0, -0.106, high + 0.0025)), *handle]


def _lid(made: Material, half: float = 0.20) -> list[Solid]:
    edge = Level(half + 0.012, 0.106, 0.026, 0)
    steps = [
        (0.03, 0.0002),
        (0.006, 0),
        (0, 0.006),
        (0, 0.016),
        (0.006, 0.017),
        (0.010, 0.022),
        (0.012, 0.034),
        (0.018, 0.040),
        (0.06, 0.041),
    ]
    return [
        skin([inset(edge, by, z) for by, z in steps], [0, 0.003, 0.003, 0.002, 0.002, 0.005, 0.003, 0.004, 0], made)
    ]


def toilet(finish: str) -> list[Solid]:
    """Two pieces: a bowl on a moulded foot and a tank on it."""
    made = ceramic(finish)
    joint = box((0.34, 0.16, 0.006), material(RUBBER), (0, -0.106, SHELF + 0.001), 0)
    return moved([_foot(made), *seats(made, SHELF, -0.208), joint, *_tank(made, SHELF + 0.003)], (0, -0.01, 0))


def toilet_bowl(finish: str) -> list[Solid]:
    """The bowl of the two-piece toilet, with its seat and the holes for the tank."""
    made, dark = ceramic(finish), material(RUBBER)
    holes = [cylinder(0.008, 0.001, dark, (x, -0.08, SHELF - 0.0003)) for x in (-0.08, 0.08)]
    holes.append(cylinder(0.03, 0.001, dark, (0, -0.095, SHELF - 0.0003)))
    return moved([_foot(made), *seats(made, SHELF, -0.208), *holes], (0, -0.01, 0))


def one_piece_toilet(finish: str) -> list[Solid]:
    """Foot and tank in one skin, a stepped lid."""
    made, high = ceramic(finish), 0.67
    wall = Level(HALF - 0.004, 0.10, 0.03, 0.35, 0, -0.104)
    rows = [
        (wall, 0),
        (wall._replace(z=0.47), 0.05),
        (inset(wall, 0.006, 0.60), 0.05),
        (inset(wall, 0.004, high - 0.004), 0.004),
        (inset(wall, 0.03, high), 0),
    ]
    block = skin([level for level, _ in rows], [radius for _, radius in rows], made, rectangle)
    gap = skin([inset(wall, 0.012, high - 0.004), inset(wall, 0.012, high + 0.004)], [0, 0], material(RUBBER))
    cover = moved(_lid(made, HALF - 0.006), (0, -0.104, high + 0.002))
    button = cylinder(0.02, 0.004, metal('polished-chrome'), (0, -0.104, high + 0.043), edge=0.001)
    return moved([_foot(made), *seats(made, SHELF, -0.222, 0.46), block, gap, *cover, button], (0, -0.01, 0))


def wall_toilet(finish: str) -> list[Solid]:
    """A round bowl with a moulded rim that hangs on the wall, and its flush plate."""
    made, chrome, height, z = ceramic(finish), metal('polished-chrome'), 0.345, 0.07
    rows = [
        (0.08, 0.20, 0.002, 0),
        (0.115, 0.30, 0, 0.02),
        (0.140, 0.395, 0.06, 0.08),
        (0.162, 0.47, 0.18, 0.1),
        (0.172, 0.505, 0.285, 0.02),
        (0.1765, 0.524, 0.293, 0.003),
        (0.1765, 0.524, 0.302, 0.002),
        (HALF, 0.53, 0.304, 0.002),
        (HALF, 0.53, height, 0.006),
        (0.15, 0.50, height, 0),
    ]
    body = skin([Level(a, b, 0.02, at) for a, b, at, _ in rows], [row[3] for row in rows], made, _round)
    flush = [
        box((0.25, 0.006, 0.165), chrome, (0, -0.003, 0.56 + height), 0.002),
        box((0.236, 0.006, 0.151), chrome, (0, -0.006, 0.56 + height), 0.002),
    ]
    flush += [cylinder(0.05, 0.006, chrome, (x, -0.008, 0.56 + height), 'forward', 0.002) for x in (-0.056, 0.056)]
    return moved([body, *seats(made, height, -0.05), *flush], (0, 0, z))


def toilet_tank(finish: str) -> list[Solid]:
    """The tank alone."""
    return _tank(ceramic(finish), 0)


def tank_lid(finish: str) -> list[Solid]:
    """The lid alone."""
    return _lid(ceramic(finish))
