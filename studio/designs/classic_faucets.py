"""The classic form: basin faucets."""

import math

from mathutils import Vector

from designs.classic import (
    BUTTON,
    CAP,
    FOOT,
    FORWARD,
    LEVER,
    POST,
    RING,
    URN,
    cross,
    deck_handle,
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
from stage.solids import Material, Solid
from stage.surfaces import metal


def faucet(finish: str, height: float = 0.185, bow: float = 0.063) -> list[Solid]:
    """One hole: a turned foot, an urn, a swan neck, and a lever with a ball at the side."""
    made, top = metal(finish), height - bow - 0.011
    urn = max(0.078, top - 0.09)
    parts = [spun(FOOT, made, size=1.08)]
    if urn > 0.078:
        parts.append(
            spun(
                [(0, 0), (14, 0), (13, (urn - 0.078) * 500), (14, (urn - 0.078) * 1000), (0, (urn - 0.078) * 1000)],
                made,
                (0, 0, 0.0205),
                ease=0.02,
            )
        )
        parts.append(spun(RING, made, (0, 0, urn - 0.061), size=0.86))
    return [
        *parts,
        spun(URN, made, (0, 0, urn - 0.058)),
        spun(RING, made, (0, 0, urn + 0.001), size=0.98),
        spun(CAP, made, (0, 0, urn + 0.006), size=1.16),
        *swan(made, bow, top, urn + 0.010),
        *side_lever(made, (0.012, 0, urn - 0.013)),
    ]


def tall_faucet(finish: str) -> list[Solid]:
    """The same for a vessel basin."""
    return faucet(finish, 0.315, 0.07)


def bidet_faucet(finish: str) -> list[Solid]:
    """A low one whose mouth is a ball that turns."""
    made, bow, top = metal(finish), 0.05, 0.092
    tip = (0, -2 * bow, top - 0.004)
    ball = spun([(0, -12), (11, -8), (14, 0), (11, 8), (0, 12)], made, (tip[0], tip[1], tip[2] - 0.009), ease=0.006)
    return [
        spun(FOOT, made, size=1.08),
        spun(URN, made, (0, 0, 0.02)),
        spun(RING, made, (0, 0, 0.079), size=0.98),
        neck(arch(bow, top, 0.08, 0.004), 0.0125, 0.0098, made),
        ball,
        *mouth(made, (tip[0], tip[1] - 0.004, tip[2] - 0.018), 0.008, (0, -0.34, -0.94)),
        *side_lever(made, (0.012, 0, 0.065)),
    ]


def widespread(finish: str, handle: str = 'lever') -> list[Solid]:
    """Three holes: a swan neck on an urn between two turned handles."""
    made = metal(finish)
    spout = [spun(FOOT, made, size=1.12), spun(URN, made, (0, 0, 0.0215)), spun(RING, made, (0, 0, 0.08), size=0.98)]
    spout += [spun(CAP, made, (0, 0, 0.085), size=1.16), *swan(made, 0.071, 0.118, 0.085)]
    return [*spout, *deck_handle(made, -0.1, handle), *deck_handle(made, 0.1, handle)]


def widespread_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return widespread(finish, 'cross')


def wall_handle(made: Material, x: float, kind: str) -> list[Solid]:
    parts = [wall_foot(made, (x, 0, 0), 1.1), spun(POST, made, (x, -0.0215, 0), FORWARD, 0.92)]
    parts.append(seal(0.0105, (x, -0.0535, 0), 'forward', 0.0015))
    if kind == 'cross':
        return [*parts, *cross(made, (x, -0.066, 0), FORWARD)]
    parts += [spun(CAP, made, (x, -0.055, 0), FORWARD), spun(BUTTON, porcelain(), (x, -0.0643, 0), FORWARD, 0.86)]
    return [*parts, spun(LEVER, made, (x, -0.059, 0), (math.copysign(1, x), -0.08, 0.06), 0.92)]


def wall_faucet(finish: str, handle: str = 'lever') -> list[Solid]:
    """Out of the wall: a spout that rises and falls like a neck, between two turned handles."""
    made = metal(finish)
    path = [(0, 0, 0), (0, -0.05, 0), (0, -0.105, 0.03), (0, -0.178, 0.034), (0, -0.19, -0.022)]
    spout = [wall_foot(made, size=1.16), spun(RING, made, (0, -0.023, 0), FORWARD, 0.8)]
    spout += [neck(bent(path, [0, 0.05, 0.07, 0.034, 0], 0.004), 0.0125, 0.0098, made)]
    end = Vector((0, -0.012, -0.056)).normalized()
    spout += mouth(made, path[-1], 0.0098, tuple(end))
    return [*spout, *wall_handle(made, -0.1, handle), *wall_handle(made, 0.1, handle)]


def wall_faucet_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return wall_faucet(finish, 'cross')
