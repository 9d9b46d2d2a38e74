"""The fluted form: kitchen faucets."""

from designs.fittings import pipe
from designs.fluted import FORWARD, cross, side_lever, column, disc, foot, gap, grip, reeded
from stage.solids import Solid, tube
from stage.surfaces import metal


def gooseneck(finish: str) -> list[Solid]:
    """A slim tube bent twice on a reeded column, with a reeded pull-down head and rod."""
    made, height, reach = metal(finish), 0.372, 0.196
    path = [(0, 0, 0.13), (0, 0, height), (0, -reach, height), (0, -reach, height - 0.085)]
    tip = height - 0.0868
    return [
        *foot(made, radius=0.027),
        *column(made, 0.0215, 0.124, (0, 0, 0.0059)),
        gap(0.0155, (0, 0, 0.1295)),
        pipe(path, [0, 0.062, 0.062, 0], 0.0128, made),
        gap(0.0115, (0, -reach, tip)),
        disc(0.0148, 0.014, made, (0, -reach, tip), (0, 0, -1)),
        reeded(0.0165, 0.055, made, (0, -reach, tip - 0.0146), (0, 0, -1), 0.0036),
        disc(0.0165, 0.024, made, (0, -reach, tip - 0.0702), (0, 0, -1), 0.0016),
        gap(0.0138, (0, -reach, tip - 0.0944), (0, 0, -1), 0.001),
        *side_lever(made, (0.0135, 0, 0.072), 1.16),
    ]


def _small(finish: str, radius: float, height: float, reach: float) -> list[Solid]:
    """A slim tube bent twice on a short reeded column, with a rod at its side."""
    made = metal(finish)
    path = [(0, 0, 0.06), (0, 0, height), (0, -reach, height), (0, -reach, height - 0.07)]
    return [
        *foot(made, radius=0.0225),
        *column(made, 0.0165, 0.058, (0, 0, 0.0059)),
        gap(radius + 0.0012, (0, 0, 0.0635)),
        pipe(path, [0, 0.045, 0.045, 0], radius, made),
        gap(radius - 0.0018, (0, -reach, height - 0.0702), (0, 0, -1), 0.001),
        *side_lever(made, (0.010, 0, 0.036), 0.84),
    ]


def prep_faucet(finish: str) -> list[Solid]:
    """A smaller tube for the second sink."""
    return _small(finish, 0.0105, 0.285, 0.145)


def water_faucet(finish: str) -> list[Solid]:
    """A thin tube for filtered water."""
    return _small(finish, 0.0064, 0.25, 0.115)


def bridge_faucet(finish: str, handle: str = 'lever') -> list[Solid]:
    """Two reeded posts with handles, a plain bridge between them, and a tube bent twice."""
    made, height, reach = metal(finish), 0.36, 0.176
    path = [(0, 0, 0.09), (0, 0, height), (0, -reach, height), (0, -reach, height - 0.085)]
    parts = [
        tube([(-0.1, 0, 0.083), (0.1, 0, 0.083)], 0.0108, made),
        *column(made, 0.0165, 0.044, (0, 0, 0.0625)),
        gap(0.013, (0, 0, 0.106)),
        pipe(path, [0, 0.056, 0.056, 0], 0.0112, made),
        disc(0.0135, 0.016, made, (0, -reach, height - 0.092)),
        gap(0.0105, (0, -reach, height - 0.0922), (0, 0, -1), 0.001),
    ]
    for side in (-1, 1):
        x = 0.1 * side
        parts += [
            *foot(made, (x, 0, 0), radius=0.025),
            *column(made, 0.0155, 0.1, (x, 0, 0.0059)),
            gap(0.0128, (x, 0, 0.1059)),
        ]
        if handle == 'cross':
            parts += [disc(0.0098, 0.01, made, (x, 0, 0.107)), *cross(made, (x, 0, 0.121))]
        else:
            parts.append(disc(0.0155, 0.014, made, (x, 0, 0.1077), edge=0.0016))
            parts += grip(made, (x, 0, 0.1148), (side, -0.08, 0.06), 0.08)
    return parts


def bridge_faucet_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return bridge_faucet(finish, 'cross')


def pot_filler(finish: str) -> list[Solid]:
    """Two slim arms with reeded joints that fold on the wall over a stove."""
    made = metal(finish)
    elbow, tip = (0.25, -0.13), (0.02, -0.30)
    drop = [(*elbow, 0.034), (*tip, 0.034), (*tip, -0.075)]
    return [
        *foot(made, towards=FORWARD, radius=0.034),
        tube([(0, -0.004, 0), (0, -0.066, 0)], 0.0125, made),
        *column(made, 0.0175, 0.052, (0, -0.066, -0.026)),
        tube([(0, -0.066, 0), (*elbow, 0)], 0.0102, made),
        *column(made, 0.0175, 0.078, (*elbow, -0.02)),
        pipe(drop, [0, 0.018, 0], 0.0102, made),
        gap(0.0078, (*tip, -0.0752), (0, 0, -1), 0.001),
        gap(0.0145, (0, -0.066, 0.026)),
        disc(0.0175, 0.012, made, (0, -0.066, 0.0278), edge=0.0016),
        *grip(made, (0, -0.066, 0.034), (-1, -0.1, 0.06), 0.082),
        disc(0.0145, 0.034, made, (*tip, -0.06), edge=0.0014),
        *grip(made, (*tip, -0.043), (-1, -0.1, 0.03), 0.078),
    ]


def soap_dispenser(finish: str) -> list[Solid]:
    """A pump with a reeded foot and a slim tube."""
    made = metal(finish)
    return [
        *foot(made),
        *column(made, 0.0165, 0.044, (0, 0, 0.0059)),
        disc(0.0075, 0.03, made, (0, 0, 0.048)),
        *column(made, 0.0145, 0.028, (0, 0, 0.072)),
        pipe([(0, 0, 0.088), (0, -0.104, 0.088), (0, -0.104, 0.068)], [0, 0.012, 0], 0.0072, made),
        gap(0.005, (0, -0.104, 0.0678), (0, 0, -1), 0.001),
    ]
