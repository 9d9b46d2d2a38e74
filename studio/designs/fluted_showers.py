"""The fluted form: showers."""

import math

from designs.fittings import nozzles, pipe
from designs.fluted import FORWARD, stick, column, disc, foot, gap, reeded
from stage.outlines import bent
from stage.solids import Material, Solid, moved, placed, tube
from stage.surfaces import metal

RINGS = (0.02, 0.04, 0.06, 0.08, 0.10)


def _rain(made: Material) -> list[Solid]:
    return [
        reeded(0.125, 0.011, made, reed=0.0052),
        disc(0.1232, 0.0125, made, (0, 0, -0.0008)),
        *column(made, 0.0175, 0.026, (0, 0, 0.0117)),
        placed(nozzles(RINGS, 0.021), (0, 0, -0.0016)),
    ]


def shower_head(finish: str) -> list[Solid]:
    """A rain head with a reeded edge, on a slim arm bent at right angles."""
    made = metal(finish)
    arm = pipe([(0, 0, 0.30), (0, -0.38, 0.30), (0, -0.38, 0.205)], [0, 0.022, 0], 0.0105, made)
    collar = [*foot(made, (0, 0, 0.30), FORWARD, 0.03), *column(made, 0.0175, 0.026, (0, -0.0059, 0.30), FORWARD)]
    return [*collar, arm, *moved(_rain(made), (0, -0.38, 0.175))]


def three_spray(finish: str) -> list[Solid]:
    """A drum with a reeded ring to choose the spray, on a bent slim arm."""
    made = metal(finish)
    head = [
        disc(0.049, 0.006, made, (0, 0, 0)),
        reeded(0.0525, 0.017, made, (0, 0, 0.0045)),
        disc(0.0505, 0.006, made, (0, 0, 0.0205)),
        *column(made, 0.0165, 0.034, (0, 0, 0.026)),
        disc(0.0135, 0.016, made, (0, 0, 0.06), edge=0.006),
        placed(nozzles((0.01, 0.02, 0.03, 0.04), 0.0105, 0.0016), (0, 0, -0.0006)),
    ]
    arm = pipe([(0, 0, 0.09), (0, -0.10, 0.09), (0, -0.165, 0.026)], [0, 0.03, 0], 0.0102, made)
    collar = [*foot(made, (0, 0, 0.09), FORWARD, 0.029), *column(made, 0.0165, 0.022, (0, -0.0059, 0.09), FORWARD)]
    return [*collar, arm, *moved(head, (0, -0.213, -0.022), (math.radians(-45), 0, 0))]


def hand_shower(finish: str) -> list[Solid]:
    """A hand shower like a pencil on a slim rail with reeded ends."""
    made = metal(finish)
    parts = [disc(0.0088, 0.52, made, (0, -0.055, -0.26))]
    parts += [piece for side in (-1, 1) for piece in column(made, 0.0125, 0.03, (0, -0.055, side * 0.25), (0, 0, side))]
    for z in (-0.235, 0.235):
        parts += [*foot(made, (0, 0, z), FORWARD, 0.022), disc(0.0088, 0.05, made, (0, -0.0055, z), FORWARD)]
    parts += [
        *column(made, 0.0165, 0.044, (0, -0.055, 0.072)),
        disc(0.0095, 0.04, made, (0, -0.066, 0.094), FORWARD),
        disc(0.0165, 0.03, made, (0, -0.108, 0.08), edge=0.0014),
    ]
    parts += moved(stick(made), (0, -0.1, 0.03), (math.radians(8), 0, 0))
    return [*parts, *hose(made)]


def hose(made: Material) -> list[Solid]:
    points = [(0, -0.098, 0.034), (0, -0.095, -0.1), (0.03, -0.09, -0.42), (0.15, -0.075, -0.42), (0.16, -0.055, -0.3)]
    path = bent([*points, (0.16, -0.02, -0.3)], [0, 0.2, 0.06, 0.06, 0.03, 0], 0.006)
    outlet = [*foot(made, (0.16, 0, -0.3), FORWARD), *column(made, 0.0135, 0.03, (0.16, -0.0059, -0.3), FORWARD)]
    return [tube(path, 0.0065, made, 0.0005, 24), *outlet]


def body_spray(finish: str) -> list[Solid]:
    """A small round head with a reeded edge that looks straight out of the wall."""
    made = metal(finish)
    face = moved([nozzles((0.01, 0.02), 0.0115, 0.0018)], (0, -0.0316, 0), (math.pi / 2, 0, 0))
    drum = [*column(made, 0.036, 0.025, (0, -0.0059, 0), FORWARD), disc(0.033, 0.003, made, (0, -0.0282, 0), FORWARD)]
    return [*foot(made, towards=FORWARD, radius=0.046), *drum, *face]


def shower_system(finish: str) -> list[Solid]:
    """An exposed mixer with reeded ends, a slim riser bent at right angles, a rain head and a hand shower."""
    made = metal(finish)
    riser = pipe(
        [(0, -0.07, 0), (0, -0.07, 1.0), (0, -0.40, 1.0), (0, -0.40, 0.93)], [0, 0.028, 0.022, 0], 0.0105, made
    )
    parts = [riser, *moved(_rain(made), (0, -0.40, 0.895)), disc(0.0215, 0.24, made, (-0.12, -0.07, 0), (1, 0, 0))]
    for side in (-1, 1):
        parts += [
            *foot(made, (side * 0.075, 0, 0), FORWARD, 0.031),
            disc(0.0135, 0.06, made, (side * 0.075, -0.0055, 0), FORWARD),
        ]
        parts += [
            gap(0.018, (side * 0.12, -0.07, 0), (side, 0, 0)),
            *column(made, 0.0235, 0.05, (side * 0.1218, -0.07, 0), (side, 0, 0)),
        ]
    parts += [*foot(made, (0, 0, 0.86), FORWARD, 0.022), disc(0.0085, 0.06, made, (0, -0.0055, 0.86), FORWARD)]
    parts += [
        disc(0.0095, 0.035, made, (0, -0.07, 0.42), FORWARD),
        disc(0.0165, 0.03, made, (0, -0.112, 0.405), edge=0.0014),
    ]
    parts += moved(stick(made), (0, -0.112, 0.35), (math.radians(6), 0, 0))
    hose = [(0, -0.112, 0.355), (0, -0.13, 0.1), (0, -0.16, -0.2), (0.04, -0.1, -0.2), (0.05, -0.07, -0.018)]
    return [*parts, tube(bent(hose, [0, 0.2, 0.05, 0.05, 0], 0.006), 0.0065, made, 0.0005, 24)]
