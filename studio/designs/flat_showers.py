"""The flat form: showers."""

import math

from designs.fittings import nozzles
from designs.flat import stick, blade, block, gap
from stage.outlines import bent
from stage.solids import Material, Solid, box, cylinder, moved, placed, tube, turned
from stage.surfaces import metal, rubber

RINGS = (0.02, 0.04, 0.06, 0.08, 0.10)


def _rain(made: Material) -> list[Solid]:
    profile = [(0, 0), (0.125, 0), (0.125, 0.0062), (0, 0.0062)]
    neck = [block(0.040, 0.010, made, (0, 0, 0.006)), block(0.024, 0.022, made, (0, 0, 0.016))]
    return [turned(profile, made, radii=[0, 0.0008, 0.0008, 0]), *neck, placed(nozzles(RINGS, 0.021), (0, 0, -0.0008))]


def shower_head(finish: str) -> list[Solid]:
    """A round rain head, thin as a slate, on a flat arm."""
    made = metal(finish)
    arm = blade([(0, 0, 0.30), (0, -0.38, 0.30), (0, -0.38, 0.21)], 0.026, 0.018, made, [0, 0.013, 0])
    return [block(0.062, 0.008, made, (0, 0, 0.30), 'forward'), arm, *moved(_rain(made), (0, -0.38, 0.175))]


def three_spray(finish: str) -> list[Solid]:
    """A drum on a bent flat arm, with a small block at its edge to choose the spray."""
    made = metal(finish)
    drum = turned([(0, 0), (0.0525, 0), (0.0525, 0.022), (0, 0.022)], made, radii=[0, 0.0009, 0.0009, 0])
    ring = cylinder(0.0505, 0.002, rubber(), (0, 0, 0.0219))
    back = [cylinder(0.0525, 0.008, made, (0, 0, 0.0238), edge=0.0009), block(0.034, 0.03, made, (0, 0, 0.031))]
    slide = box((0.012, 0.01, 0.008), made, (0.01, -0.0535, 0.011), 0.0012)
    face = placed(nozzles((0.01, 0.02, 0.03, 0.04), 0.0105, 0.0016), (0, 0, -0.0006))
    arm = blade([(0, 0, 0.09), (0, -0.10, 0.09), (0, -0.165, 0.026)], 0.026, 0.017, made, [0, 0.03, 0.0])
    rose = block(0.058, 0.008, made, (0, 0, 0.09), 'forward')
    return [rose, arm, *moved([drum, ring, *back, slide, face], (0, -0.2035, -0.0125), (math.radians(-45), 0, 0))]


def hand_shower(finish: str) -> list[Solid]:
    """A hand shower like a ruler on a flat rail."""
    made = metal(finish)
    parts = [block((0.024, 0.009), 0.56, made, (0, -0.055, -0.28))]
    for z in (-0.24, 0.24):
        parts += [block(0.04, 0.007, made, (0, 0, z), 'forward'), block(0.02, 0.046, made, (0, -0.006, z), 'forward')]
    parts += [
        block((0.036, 0.024), 0.05, made, (0, -0.057, 0.075)),
        block((0.022, 0.026), 0.032, made, (0, -0.066, 0.1), 'forward'),
        block((0.036, 0.030), 0.03, made, (0, -0.108, 0.085)),
    ]
    parts += moved(stick(made, 0.235), (0, -0.1, 0.03), (math.radians(8), 0, 0))
    return [*parts, *hose(made)]


def hose(made: Material) -> list[Solid]:
    points = [(0, -0.098, 0.034), (0, -0.095, -0.1), (0.03, -0.09, -0.42), (0.15, -0.075, -0.42), (0.16, -0.055, -0.3)]
    path = bent([*points, (0.16, 0, -0.3)], [0, 0.2, 0.06, 0.06, 0.03, 0], 0.006)
    outlet = [
        block(0.048, 0.008, made, (0.16, 0, -0.3), 'forward'),
        block(0.024, 0.04, made, (0.16, -0.006, -0.3), 'forward'),
    ]
    return [tube(path, 0.0065, made, 0.0005, 24), *outlet]


def body_spray(finish: str) -> list[Solid]:
    """A small round face in a square plate, almost level with it."""
    made = metal(finish)
    face = moved([nozzles((0.009, 0.018), 0.0105, 0.0018)], (0, -0.0226, 0), (math.pi / 2, 0, 0))
    drum = cylinder(0.031, 0.015, made, (0, -0.007, 0), 'forward', 0.001)
    return [
        block(0.09, 0.008, made, (0, 0, 0), 'forward'),
        cylinder(0.033, 0.0012, rubber(), (0, -0.0075, 0), 'forward', 0.0003),
        drum,
        *face,
    ]


def shower_system(finish: str) -> list[Solid]:
    """An exposed mixer with a flat riser, a square rain head and a hand shower."""
    made = metal(finish)
    riser = blade(
        [(0, -0.07, 0), (0, -0.07, 1.0), (0, -0.40, 1.0), (0, -0.40, 0.93)], 0.026, 0.016, made, [0, 0.02, 0.013, 0]
    )
    parts = [
        riser,
        *moved(_rain(made), (0, -0.40, 0.895)),
        block((0.04, 0.046), 0.28, made, (-0.14, -0.07, 0), 'right'),
    ]
    for side, name in ((-1, 'left'), (1, 'right')):
        parts += [block(0.058, 0.008, made, (side * 0.075, 0, 0), 'forward')]
        parts += [block(0.028, 0.06, made, (side * 0.075, -0.006, 0), 'forward')]
        parts += [
            gap((0.036, 0.042), (side * 0.14, -0.07, 0), name),
            block((0.04, 0.046), 0.045, made, (side * 0.142, -0.07, 0), name),
        ]
    parts += [block(0.04, 0.007, made, (0, 0, 0.86), 'forward'), block(0.02, 0.06, made, (0, -0.006, 0.86), 'forward')]
    parts += [block((0.034, 0.036), 0.04, made, (0, -0.066, 0.42), 'forward')]
    parts += moved(stick(made, 0.235), (0, -0.112, 0.34), (math.radians(8), 0, 0))
    hose = [(0, -0.112, 0.345), (0, -0.13, 0.1), (0, -0.16, -0.2), (0.04, -0.1, -0.2), (0.05, -0.07, -0.018)]
    return [*parts, tube(bent(hose, [0, 0.2, 0.05, 0.05, 0], 0.006), 0.0065, made, 0.0005, 24)]
