"""Shower heads, hand showers, body sprays and the trims of their valves, on a wall (y = 0)."""

import math

from designs.fittings import cross, lever, nozzles, pipe, rose, seal
from stage.outlines import bent, rounded_rectangle
from stage.solids import Material, Solid, box, cylinder, moved, placed, plate, tube, turned
from stage.surfaces import metal

RINGS = (0.02, 0.04, 0.06, 0.08, 0.10)


def _rain(made: Material) -> list[Solid]:
    profile = [(0, 0.035), (0.016, 0.035), (0.016, 0.016), (0.022, 0.0105), (0.125, 0.008), (0.125, 0), (0, 0)]
    head = turned(profile, made, radii=[0, 0.001, 0.003, 0.006, 0.002, 0.0012, 0])
    return [head, placed(nozzles(RINGS, 0.021), (0, 0, -0.0012))]


def shower_head(finish: str) -> list[Solid]:
    """A thin rain head on an arm."""
    made = metal(finish)
    arm = pipe([(0, 0, 0.30), (0, -0.38, 0.30), (0, -0.38, 0.205)], [0, 0.05, 0], 0.011, made)
    return [rose(made, (0, 0, 0.30), 0.031), arm, *moved(_rain(made), (0, -0.38, 0.175))]


def three_spray(finish: str) -> list[Solid]:
    """A bell-shaped head on a bent arm, its ring turned to choose the spray."""
    made = metal(finish)
    profile = [
        (0, 0.062),
        (0.012, 0.062),
        (0.0135, 0.045),
        (0.03, 0.028),
        (0.05, 0.016),
        (0.05, 0.002),
        (0.046, 0),
        (0, 0),
    ]
    bell = turned(profile, made, radii=[0, 0.001, 0.004, 0.02, 0.006, 0.002, 0.001, 0])
    ring = turned([(0.0505, 0.004), (0.0525, 0.004), (0.0525, 0.012), (0.0505, 0.012)], made, radii=0.0008)
    face = placed(nozzles((0.01, 0.02, 0.03, 0.038), 0.0105, 0.0016), (0, 0, -0.0005))
    ball = cylinder(0.0155, 0.018, made, (0, 0, 0.062), edge=0.007)
    arm = pipe([(0, 0, 0.09), (0, -0.10, 0.09), (0, -0.165, 0.026)], [0, 0.07, 0], 0.0105, made)
    tip = moved([bell, ring, face, ball], (0, -0.2195, -0.0285), (math.radians(-45), 0, 0))
    return [rose(made, (0, 0, 0.09), 0.029), arm, *tip]


def _wand(made: Material) -> list[Solid]:
    """A hand shower, its handle along z from the origin up, its face to the viewer."""
    profile = [(0, 0), (0.010, 0), (0.0125, 0.15), (0.011, 0.2), (0, 0.2)]
    face = [(0, -0.004), (0.046, -0.004), (0.053, 0), (0.053, 0.014), (0.04, 0.022), (0, 0.022)]
    head = [
        turned(face, made, radii=[0, 0.001, 0.002, 0.004, 0.01, 0]),
        placed(nozzles((0.012, 0.024, 0.036), 0.013, 0.0016), (0, 0, -0.0045)),
    ]
    moved(head, (0, -0.006, 0.225), (-math.pi / 2, 0, 0))
    return [turned(profile, made, 64, radii=[0, 0.002, 0.03, 0.004, 0]), *head]


def hand_shower(finish: str) -> list[Solid]:
    """A hand shower on a rail, with its hose."""
    made = metal(finish)
    parts = [cylinder(0.0095, 0.56, made, (0, -0.055, -0.28), 'up', 0.003)]
    for z in (-0.24, 0.24):
        parts += [rose(made, (0, 0, z), 0.022), cylinder(0.009, 0.052, made, (0, -0.006, z), 'forward')]
    parts += [
        cylinder(0.018, 0.05, made, (0, -0.055, 0.075), 'up', 0.003),
        cylinder(0.011, 0.045, made, (0, -0.06, 0.1), 'forward'),
        cylinder(0.0165, 0.03, made, (0, -0.108, 0.085), 'up', 0.002),
    ]
    parts += moved(_wand(made), (0, -0.098, 0.005), (math.radians(14), 0, 0))
    return [*parts, *_hose(made)]


def _hose(made: Material) -> list[Solid]:
    points = [
        (0, -0.094, 0.024),
        (0, -0.095, -0.1),
        (0.03, -0.09, -0.42),
        (0.15, -0.075, -0.42),
        (0.16, -0.055, -0.3),
        (0.16, 0, -0.3),
    ]
    outlet = [rose(made, (0.16, 0, -0.3), 0.024), cylinder(0.012, 0.04, made, (0.16, -0.006, -0.3), 'forward')]
    return [tube(bent(points, [0, 0.2, 0.06, 0.06, 0.03, 0], 0.006), 0.0065, made, 0.0005, 24), *outlet]


def body_spray(finish: str) -> list[Solid]:
    """A small round head that looks straight out of the wall."""
    made = metal(finish)
    square = placed(plate(rounded_rectangle(0.11, 0.11, 0.01), 0, 0.008, 0.002, made), (0, 0, 0), (math.pi / 2, 0, 0))
    face = moved([nozzles((0.01, 0.02), 0.0115, 0.0018)], (0, -0.0375, 0), (math.pi / 2, 0, 0))
    return [square, cylinder(0.033, 0.03, made, (0, -0.007, 0), 'forward', 0.004), *face]


def _plate(made: Material, width: float = 0.17, height: float = 0.17) -> Solid:
    return placed(plate(rounded_rectangle(width, height, 0.012), 0, 0.009, 0.002, made), (0, 0, 0), (math.pi / 2, 0, 0))


def valve(finish: str) -> list[Solid]:
    """A square plate with one lever."""
    made = metal(finish)
    return [_plate(made), *_dial(made, 0)]


def valve_cross(finish: str) -> list[Solid]:
    """A square plate with a cross handle."""
    made = metal(finish)
    hub = [cylinder(0.036, 0.02, made, (0, -0.008, 0), 'forward', 0.003)]
    hub += [cylinder(0.0165, 0.045, made, (0, -0.026, 0), 'forward', 0.003)]
    return [_plate(made), *hub, *moved(cross((0, 0, 0), made, 45, 0.045, 0.0062), (0, -0.06, 0), (math.pi / 2, 0, 0))]


def _dial(made: Material, z: float) -> list[Solid]:
    return [
        cylinder(0.046, 0.022, made, (0, -0.008, z), 'forward', 0.003),
        cylinder(0.034, 0.034, made, (0, -0.03, z), 'forward', 0.003),
        lever((0, -0.05, z), (0, -0.056, z - 0.085), made, 0.0058),
        seal(0.0035, (0, -0.0635, z + 0.018), 'forward'),
    ]


def thermostat(finish: str) -> list[Solid]:
    """A tall plate with a lever and a cross handle over it."""
    made = metal(finish)
    hub = [cylinder(0.03, 0.02, made, (0, -0.008, 0.075), 'forward', 0.003)]
    hub += [cylinder(0.014, 0.035, made, (0, -0.026, 0.075), 'forward', 0.002)]
    handle = moved(cross((0, 0, 0), made, 45, 0.036), (0, -0.052, 0.075), (math.pi / 2, 0, 0))
    return [_plate(made, 0.15, 0.29), *_dial(made, -0.06), *hub, *handle]


def shower_system(finish: str) -> list[Solid]:
    """An exposed mixer with a riser, a rain head and a hand shower."""
    made = metal(finish)
    riser = pipe([(0, -0.07, 0), (0, -0.07, 1.0), (0, -0.40, 1.0), (0, -0.40, 0.93)], [0, 0.1, 0.05, 0], 0.0105, made)
    parts = [
        riser,
        *moved(_rain(made), (0, -0.40, 0.895)),
        cylinder(0.022, 0.28, made, (-0.14, -0.07, 0), 'right', 0.003),
    ]
    for side, name in ((-1, 'left'), (1, 'right')):
        parts += [
            rose(made, (side * 0.075, 0, 0), 0.031),
            cylinder(0.014, 0.06, made, (side * 0.075, -0.006, 0), 'forward'),
        ]
        parts.append(cylinder(0.025, 0.045, made, (side * 0.143, -0.07, 0), name, 0.003))
    parts += [rose(made, (0, 0, 0.86), 0.022), cylinder(0.009, 0.06, made, (0, -0.006, 0.86), 'forward')]
    parts.append(cylinder(0.0165, 0.035, made, (0, -0.07, 0.42), 'forward', 0.002))
    parts += moved(_wand(made), (0, -0.112, 0.33), (math.radians(12), 0, 0))
    hose = [(0, -0.114, 0.33), (0, -0.13, 0.1), (0, -0.16, -0.2), (0.04, -0.1, -0.2), (0.05, -0.07, -0.02)]
    return [
        *parts,
        box((0.02, 0.03, 0.03), made, (0, -0.085, 0.42), 0.004),
        tube(bent(hose, [0, 0.2, 0.05, 0.05, 0], 0.006), 0.0065, made, 0.0005, 24),
    ]
