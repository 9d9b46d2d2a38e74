"""The fluted form: basin faucets."""

import math

from designs.fittings import pipe
from designs.fluted import FORWARD, cross, deck_handle, side_lever, column, disc, foot, gap, grip
from stage.solids import Material, Solid, placed, turned
from stage.surfaces import metal


def faucet(finish: str, height: float = 0.172, reach: float = 0.138, stand: float = 0.078) -> list[Solid]:
    """One hole: a reeded column, a slim tube bent at right angles, a reeded rod at the side."""
    made, top = metal(finish), height - 0.011
    path = [(0, 0, stand), (0, 0, top), (0, -reach, top), (0, -reach, top - 0.03)]
    return [
        *foot(made),
        *column(made, 0.0205, stand - 0.006, (0, 0, 0.0059)),
        gap(0.0125, (0, 0, stand)),
        pipe(path, [0, 0.019, 0.0165, 0], 0.011, made),
        gap(0.0085, (0, -reach, top - 0.0302), (0, 0, -1), 0.001),
        *side_lever(made, (0.012, 0, stand * 0.56)),
    ]


def tall_faucet(finish: str) -> list[Solid]:
    """The same for a vessel basin."""
    return faucet(finish, 0.305, 0.15, 0.125)


def bidet_faucet(finish: str) -> list[Solid]:
    """A low one whose mouth turns on a ball."""
    made, body = metal(finish), faucet(finish, 0.132, 0.108, 0.07)
    ball = turned([(0, -0.012), (0.0115, -0.008), (0.0142, 0), (0.0115, 0.008), (0, 0.012)], made, radii=0.006)
    jet = [
        disc(0.0095, 0.02, made, (0, -0.112, 0.078), (0, -0.42, -0.9)),
        gap(0.007, (0, -0.1206, 0.0598), (0, -0.42, -0.9)),
    ]
    return [*body, placed(ball, (0, -0.108, 0.084)), *jet]


def widespread(finish: str, handle: str = 'lever') -> list[Solid]:
    """Three holes: a slim tube on a reeded column between two reeded handles."""
    made = metal(finish)
    path = [(0, 0, 0.055), (0, 0, 0.138), (0, -0.148, 0.138), (0, -0.148, 0.106)]
    spout = [*foot(made, radius=0.025), *column(made, 0.0185, 0.05, (0, 0, 0.0059)), gap(0.0128, (0, 0, 0.0555))]
    spout += [pipe(path, [0, 0.02, 0.017, 0], 0.0113, made), gap(0.0088, (0, -0.148, 0.1058), (0, 0, -1), 0.001)]
    return [*spout, *deck_handle(made, -0.1, handle), *deck_handle(made, 0.1, handle)]


def widespread_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return widespread(finish, 'cross')


def wall_handle(made: Material, x: float, kind: str) -> list[Solid]:
    parts = [*foot(made, (x, 0, 0), FORWARD, 0.026), *column(made, 0.0165, 0.036, (x, -0.0059, 0), FORWARD)]
    parts.append(gap(0.0135, (x, -0.0419, 0), FORWARD))
    if kind == 'cross':
        return [*parts, disc(0.0098, 0.012, made, (x, -0.043, 0), FORWARD), *cross(made, (x, -0.059, 0), FORWARD, 45)]
    parts.append(disc(0.0165, 0.015, made, (x, -0.0437, 0), FORWARD, 0.0016))
    return [*parts, *grip(made, (x, -0.0512, 0), (math.copysign(1, x), -0.05, 0), 0.074)]


def wall_faucet(finish: str, handle: str = 'lever') -> list[Solid]:
    """Out of the wall: a slim tube from a reeded collar, between two reeded handles."""
    made = metal(finish)
    spout = [*foot(made, towards=FORWARD, radius=0.026), *column(made, 0.0175, 0.028, (0, -0.0059, 0), FORWARD)]
    spout += [pipe([(0, -0.01, 0), (0, -0.19, 0), (0, -0.19, -0.032)], [0, 0.017, 0], 0.0112, made)]
    spout.append(gap(0.0088, (0, -0.19, -0.0322), (0, 0, -1), 0.001))
    return [*spout, *wall_handle(made, -0.1, handle), *wall_handle(made, 0.1, handle)]


def wall_faucet_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return wall_faucet(finish, 'cross')
