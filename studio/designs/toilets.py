"""Toilets, whole and in parts, their back at y = 0."""

import math

import numpy as np

from stage.outlines import Points, d_shape, rounded_rectangle
from stage.solids import Material, Solid, box, cylinder, lofted, moved, plate
from stage.surfaces import RUBBER, ceramic, material, metal

WIDTH, LENGTH = 0.365, 0.53


def _inset(distance: float, length: float = LENGTH) -> Points:
    outline = d_shape(WIDTH, length)
    return outline * (1 - distance / (WIDTH / 2), 1 - distance / length)


def _seat(made: Material, height: float, back: float = 0, length: float = LENGTH) -> list[Solid]:
    """A seat and a lid, each with a shadow gap under it."""
    seat, lid = (np.minimum(_inset(inset, length), (9, -0.05)) for inset in (0.004, 0.002))
    pair = [
        plate(seat, height + 0.0075, height + 0.020, 0.003, made),
        plate(lid, height + 0.0225, height + 0.038, 0.005, made),
    ]
    return moved(pair, (0, back, 0))


def wall_toilet(finish: str) -> list[Solid]:
    """A bowl that hangs on the wall, and its flush plate."""
    made, chrome, height, z = ceramic(finish), metal('polished-chrome'), 0.345, 0.07
    rings = []
    for turn in np.linspace(0, math.pi / 2, 40):
        share, straight = math.sin(turn), 0.40 - 0.06 * turn / (math.pi / 2)
        outline = d_shape(WIDTH * (0.70 + 0.30 * share**0.55), LENGTH * (0.46 + 0.54 * share**0.75), straight)
        rings.append([(x, y, height * (1 - math.cos(turn)) ** 0.95) for x, y in outline])
    rings.insert(0, [(x * 0.97, y * 0.97 - 0.005, 0.004) for x, y, _ in rings[0]])
    for turn in np.linspace(0, math.pi / 2, 6)[1:]:
        rings.append([(x, y, height + 0.006 * math.sin(turn)) for x, y in _inset(0.006 * (1 - math.cos(turn)))])
    bowl = [lofted(rings, made, crease=55, weighted=False), *_seat(made, height)]
    flush = [box((0.235, 0.008, 0.155), chrome, (0, -0.004, 0.56 + height), 0.002)]
    flush += [
        box((w, 0.004, 0.115), chrome, (x, -0.0095, 0.56 + height), 0.0015)
        for w, x in ((0.125, -0.038), (0.066, 0.066))
    ]
    return moved([*bowl, *flush], (0, 0, z))


def _pedestal(height: float = 0.39, length: float = 0.70) -> list:
    """The rings of a closed foot that widens to the rim, with a shelf for the tank behind."""
    rings = []
    for share in np.linspace(0, 1, 40):
        swell = share**2.2 * (3 - 2 * share) if share < 1 else 1
        width, reach = 0.235 + (WIDTH - 0.235) * swell, 0.60 + (length - 0.60) * swell
        rings.append([(x, y, (height - 0.006) * share) for x, y in d_shape(width, reach, 0.52, 0.03)])
    for turn in np.linspace(0, math.pi / 2, 6)[1:]:
        inset = 0.006 * (1 - math.cos(turn))
        outline = d_shape(WIDTH - 2 * inset, length - inset, 0.52, 0.03)
        rings.append([(x, y, height - 0.006 + 0.006 * math.sin(turn)) for x, y in outline])
    return rings


def _tank(made: Material, bottom: float) -> list[Solid]:
    """A tank with a lid that overhangs and a lever at its side."""
    rings = []
    for share in np.linspace(0, 1, 12):
        soft = 0.012 * (1 - min(1, share * 8)) ** 2
        size = 0.37 + 0.03 * share - 2 * soft, 0.165 + 0.015 * share - 2 * soft
        rings.append([(x, y - 0.105, bottom + 0.33 * share) for x, y in rounded_rectangle(*size, 0.035, 12)])
    lid = plate(rounded_rectangle(0.415, 0.197, 0.04, 12), 0, 0.03, 0.007, made)
    handle = [cylinder(0.012, 0.016, metal('polished-chrome'), (-0.14, -0.192, bottom + 0.27), 'forward', 0.003)]
    handle.append(box((0.075, 0.010, 0.014), metal('polished-chrome'), (-0.115, -0.212, bottom + 0.268), 0.004))
    return [lofted(rings, made, crease=50, weighted=False), *moved([lid], (0, -0.105, bottom + 0.333)), *handle]


def toilet(finish: str) -> list[Solid]:
    """Two pieces: a bowl on a closed foot and a tank on it."""
    made = ceramic(finish)
    seat = _seat(made, 0.39, -0.172)
    foot = lofted(_pedestal(), made, crease=55, weighted=False)
    return moved([foot, *seat, *_tank(made, 0.392)], (0, -0.01, 0))


def toilet_bowl(finish: str) -> list[Solid]:
    """The bowl of a two-piece toilet, with its seat and the holes for the tank."""
    made = ceramic(finish)
    foot = lofted(_pedestal(), made, crease=55, weighted=False)
    holes = [cylinder(0.008, 0.001, material(RUBBER), (x, -0.06, 0.3897)) for x in (-0.075, 0.075)]
    holes.append(cylinder(0.03, 0.001, material(RUBBER), (0, -0.075, 0.3897)))
    return moved([foot, *_seat(made, 0.39, -0.172), *holes], (0, -0.01, 0))


def one_piece_toilet(finish: str) -> list[Solid]:
    """Bowl and tank in one skin, low behind."""
    made, bottom, height = ceramic(finish), 0.36, 0.25
    foot = lofted(_pedestal(), made, crease=55, weighted=False)
    rings = []
    for share in np.linspace(0, 1, 24):
        lean = (1 - share) ** 2.2
        size = WIDTH - 0.006 + 0.02 * share, 0.165 + 0.05 * lean
        rings.append([(x, y - size[1] / 2, bottom + height * share) for x, y in rounded_rectangle(*size, 0.045, 14)])
    lid = plate(rounded_rectangle(WIDTH + 0.02, 0.172, 0.046, 14), 0, 0.026, 0.008, made)
    button = [cylinder(0.021, 0.004, metal('polished-chrome'), (0, -0.085, bottom + height + 0.0285), edge=0.001)]
    tank = [
        lofted(rings, made, crease=50, weighted=False),
        *moved([lid], (0, -0.0845, bottom + height + 0.003)),
        *button,
    ]
    return moved([foot, *_seat(made, 0.39, -0.215, 0.47), *tank], (0, -0.01, 0))


def toilet_tank(finish: str) -> list[Solid]:
    """The tank alone."""
    return _tank(ceramic(finish), 0)


def toilet_seat(finish: str) -> list[Solid]:
    """A seat with its lid and hinges."""
    made = ceramic(finish)
    hinges = [
        cylinder(0.011, 0.045, metal('polished-chrome'), (x, -0.048, 0.016), 'right', 0.002) for x in (-0.10, 0.055)
    ]
    return [*_seat(made, -0.0075), *hinges]


def bidet_seat(finish: str) -> list[Solid]:
    """A seat with a housing behind it and a panel of dials at its side."""
    made, chrome = ceramic(finish), metal('polished-chrome')
    outlines = [d_shape(0.37, 0.47) * (1 - k / 0.185, 1 - k / 0.47) for k in (0.004, 0.002)]
    dials = [cylinder(0.014, 0.006, chrome, (0.212, y, 0.036)) for y in (-0.075, -0.125)]
    return [
        plate(outlines[0], 0, 0.018, 0.004, made),
        plate(outlines[1], 0.0205, 0.046, 0.012, made),
        box((0.36, 0.10, 0.055), made, (0, 0.045, 0.028), 0.014),
        box((0.06, 0.16, 0.028), made, (0.212, -0.10, 0.022), 0.006),
        *dials,
    ]


def heated_seat(finish: str) -> list[Solid]:
    """A slim seat whose remote lies beside it."""
    made, dark = ceramic(finish), material(RUBBER)
    outlines = [d_shape(0.37, 0.47) * (1 - k / 0.185, 1 - k / 0.47) for k in (0.004, 0.002)]
    body = [plate(outlines[0], 0, 0.016, 0.004, made), plate(outlines[1], 0.0185, 0.037, 0.008, made)]
    body.append(box((0.372, 0.085, 0.046), made, (0, 0.038, 0.0235), 0.014))
    remote = plate(rounded_rectangle(0.05, 0.14, 0.012), 0, 0.012, 0.004, made)
    keys = [
        cylinder(0.0075, 0.0015, dark, (x, y, 0.0118), edge=0.0007)
        for x in (-0.011, 0.011)
        for y in (0.04, 0.01, -0.02)
    ]
    return [*body, *moved([remote, *keys], (0.255, -0.28, 0), (0, 0, math.radians(18)))]
