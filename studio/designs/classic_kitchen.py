"""The classic form: kitchen faucets."""

from designs.classic import (
    BUTTON,
    CAP,
    FOOT,
    LEVER,
    POST,
    RING,
    URN,
    cross,
    side_lever,
    swan,
    wall_foot,
    mouth,
    neck,
    porcelain,
    spun,
)
from designs.fittings import seal
from stage.outlines import arch, bent
from stage.solids import Solid
from stage.surfaces import metal


def gooseneck(finish: str) -> list[Solid]:
    """A tall swan neck on an urn, with a bell-shaped pull-down head and a lever with a ball."""
    made, height, bow = metal(finish), 0.265, 0.094
    head = [
        (0, 0),
        (12.6, 0),
        (13.6, 3),
        (12.4, 6),
        (12.8, 30),
        (15, 62),
        (18, 82),
        (19.5, 88),
        (19.5, 93),
        (17, 96),
        (0, 96),
    ]
    tip = (0, -2 * bow, height - 0.03)
    return [
        spun(FOOT, made, size=1.24),
        spun(URN, made, (0, 0, 0.023), size=1.42),
        spun(RING, made, (0, 0, 0.1075), size=1.32),
        spun(CAP, made, (0, 0, 0.115), size=1.55),
        spun(RING, made, (0, 0, 0.131), size=0.88),
        neck(arch(bow, height, 0.12, 0.03), 0.0135, 0.0118, made),
        spun(head, made, tip, (0, 0, -1)),
        seal(0.0112, (tip[0], tip[1], tip[2] + 0.0002), depth=0.0016),
        seal(0.0165, (tip[0], tip[1], tip[2] - 0.0968), depth=0.001),
        *side_lever(made, (0.017, 0, 0.084), 1.16),
    ]


def _small(finish: str, wide: float, height: float, bow: float) -> list[Solid]:
    """A slim swan neck on a small urn, with a lever at its side."""
    made = metal(finish)
    return [
        spun(FOOT, made, size=0.92),
        spun(URN, made, (0, 0, 0.0165), size=0.84),
        spun(RING, made, (0, 0, 0.066), size=0.82),
        spun(CAP, made, (0, 0, 0.0705), size=0.96),
        *swan(made, bow, height, 0.072, wide, 0.03),
        *side_lever(made, (0.010, 0, 0.052), 0.8),
    ]


def prep_faucet(finish: str) -> list[Solid]:
    """A smaller neck for the second sink."""
    return _small(finish, 0.0112, 0.215, 0.072)


def water_faucet(finish: str) -> list[Solid]:
    """A thin neck for filtered water."""
    return _small(finish, 0.0074, 0.205, 0.056)


def bridge_faucet(finish: str, handle: str = 'lever') -> list[Solid]:
    """Two turned pillars with handles, a bridge with a knot, and a swan neck."""
    made, bow, height = metal(finish), 0.085, 0.265
    knot = [(0, 0), (13, 0), (17.5, 9), (18.2, 16), (17.5, 23), (13, 32), (14.5, 34), (14.5, 37), (12, 39), (0, 39)]
    parts = [
        neck([(-0.1, 0, 0.083), (0.1, 0, 0.083)], 0.0105, 0.0105, made),
        spun(knot, made, (0, 0, 0.067), ease=0.004),
        *(spun(RING, made, (side * 0.068, 0, 0.083), (side, 0, 0), 0.72) for side in (-1, 1)),
        *swan(made, bow, height, 0.1, 0.0125, 0.03),
    ]
    pillar = [
        (0, 0),
        (13, 0),
        (11.4, 10),
        (11.4, 40),
        (15.4, 50),
        (16.2, 58),
        (15.4, 66),
        (11.4, 76),
        (14, 79),
        (14, 82),
        (11.6, 84),
        (0, 84),
    ]
    for side in (-1, 1):
        x, top = 0.1 * side, 0.112
        parts += [
            spun(FOOT, made, (x, 0, 0)),
            spun(pillar, made, (x, 0, 0.0195), ease=0.003),
            seal(0.0108, (x, 0, 0.1032)),
        ]
        if handle == 'cross':
            parts += cross(made, (x, 0, top + 0.003), turn=28)
        else:
            parts += [spun(CAP, made, (x, 0, 0.105)), spun(BUTTON, porcelain(), (x, 0, 0.1143), size=0.86)]
            parts.append(spun(LEVER, made, (x, 0, 0.1092), (side * 0.98, -0.1, 0.17)))
    return parts


def bridge_faucet_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return bridge_faucet(finish, 'cross')


def pot_filler(finish: str) -> list[Solid]:
    """Two folding arms with turned joints on the wall over a stove."""
    made = metal(finish)
    elbow, tip = (0.25, -0.13, 0), (0.02, -0.30, 0)
    joint = [(0, 0), (11, 0), (14, 4), (17, 14), (18, 25), (17, 36), (14, 46), (11, 50), (0, 50)]
    drop = [(elbow[0], elbow[1], 0.03), (*tip[:2], 0.03), (*tip[:2], -0.07)]
    return [
        wall_foot(made, size=1.35),
        neck([(0, 0, 0), (0, -0.066, 0)], 0.0115, 0.0115, made),
        spun(joint, made, (0, -0.066, -0.025), ease=0.005),
        neck([(0, -0.066, 0), elbow], 0.0105, 0.0105, made),
        spun(joint, made, (*elbow[:2], -0.018), size=1.0, ease=0.005),
        spun(CAP, made, (*elbow[:2], 0.036), size=0.9),
        spun(CAP, made, (*elbow[:2], -0.017), (0, 0, -1), 0.8),
        neck(bent(drop, [0, 0.028, 0], 0.004), 0.0105, 0.0098, made),
        *mouth(made, (*tip[:2], -0.07), 0.0098),
        seal(0.0105, (0, -0.066, 0.0245)),
        spun(CAP, made, (0, -0.066, 0.026), size=0.9),
        spun(LEVER, made, (0, -0.066, 0.03), (-0.97, -0.1, 0.18), 0.95),
        spun(RING, made, (*tip[:2], -0.043), size=0.74),
        spun(LEVER, made, (*tip[:2], -0.04), (-0.97, -0.1, 0.12), 0.9),
    ]


def soap_dispenser(finish: str) -> list[Solid]:
    """A turned pump with a short curved spout."""
    made = metal(finish)
    path = [(0, 0, 0.079), (0, -0.075, 0.081), (0, -0.1, 0.06)]
    return [
        spun(FOOT, made),
        spun(POST, made, (0, 0, 0.0195)),
        neck([(0, 0, 0.05), (0, 0, 0.072)], 0.0065, 0.0065, made),
        spun(
            [(0, 0), (9, 0), (11.5, 4), (11.5, 12), (9, 17), (5.5, 20), (6.6, 23), (5.5, 26.5), (0, 28)],
            made,
            (0, 0, 0.069),
        ),
        neck(bent(path, [0, 0.03, 0], 0.003), 0.0068, 0.0052, made),
    ]
