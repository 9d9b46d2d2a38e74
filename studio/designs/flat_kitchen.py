"""The flat form: kitchen faucets."""

from designs.flat import cross, blade, block, gap
from stage.solids import Solid
from stage.surfaces import metal


def gooseneck(finish: str) -> list[Solid]:
    """A level arm on a slim post, with a pull-down head and a plate for a lever."""
    made, height, reach = metal(finish), 0.355, 0.215
    arm = [(0, 0, 0.125), (0, 0, height), (0, -reach, height), (0, -reach, height - 0.05)]
    neck = blade(arm, 0.024, 0.022, made, [0, 0.014, 0.014, 0])
    return [
        block(0.054, 0.005, made),
        block(0.040, 0.12, made, (0, 0, 0.005)),
        gap(0.030, (0, 0, 0.125)),
        neck,
        gap((0.021, 0.019), (0, -reach, height - 0.0515)),
        block(0.027, 0.085, made, (0, -reach, height - 0.1365)),
        gap(0.021, (0, -reach, height - 0.1371), depth=0.001),
        block(0.026, 0.012, made, (0.02, 0, 0.078), 'right'),
        gap(0.022, (0.032, 0, 0.078), 'right'),
        block(0.026, 0.009, made, (0.034, 0, 0.078), 'right'),
        blade([(0.0395, 0, 0.066), (0.046, 0, 0.185)], 0.024, 0.0058, made),
    ]


def _small(finish: str, thick: float, height: float, reach: float) -> list[Solid]:
    """A level arm on a short block, with a plate at its side."""
    made, foot = metal(finish), 0.032
    arm = [(0, 0, 0.06), (0, 0, height), (0, -reach, height), (0, -reach, height - 0.038)]
    return [
        block(0.044, 0.0045, made),
        block(foot, 0.058, made, (0, 0, 0.0045)),
        gap(thick + 0.006, (0, 0, 0.0625), depth=0.0015),
        blade(arm, thick * 1.08, thick, made, [0, 0.011, 0.011, 0]),
        gap((thick * 0.72, thick * 0.66), (0, -reach, height - 0.0386), depth=0.001),
        block(0.021, 0.009, made, (0.016, 0, 0.038), 'right'),
        gap(0.018, (0.025, 0, 0.038), 'right', 0.0015),
        block(0.021, 0.007, made, (0.0265, 0, 0.038), 'right'),
        blade([(0.0305, 0, 0.029), (0.035, 0, 0.115)], 0.0185, 0.005, made),
    ]


def prep_faucet(finish: str) -> list[Solid]:
    """A smaller arm for the second sink."""
    return _small(finish, 0.019, 0.285, 0.155)


def water_faucet(finish: str) -> list[Solid]:
    """A thin arm for filtered water."""
    return _small(finish, 0.0115, 0.25, 0.12)


def bridge_faucet(finish: str, handle: str = 'lever') -> list[Solid]:
    """Two square posts with handles, a flat bridge between them and a level arm."""
    made, height, reach = metal(finish), 0.345, 0.19
    arm = [(0, 0, 0.102), (0, 0, height), (0, -reach, height), (0, -reach, height - 0.052)]
    parts = [
        blade([(-0.1, 0, 0.085), (0.1, 0, 0.085)], 0.020, 0.020, made),
        block(0.034, 0.034, made, (0, 0, 0.068)),
        gap(0.026, (0, 0, 0.102)),
        blade(arm, 0.022, 0.020, made, [0, 0.013, 0.013, 0]),
        gap(0.015, (0, -reach, height - 0.0526), depth=0.001),
    ]
    for side in (-1, 1):
        x = 0.1 * side
        parts += [block(0.05, 0.005, made, (x, 0, 0)), block(0.028, 0.108, made, (x, 0, 0.005))]
        parts += [gap(0.024, (x, 0, 0.113)), block(0.028, 0.010, made, (x, 0, 0.115))]
        if handle == 'cross':
            parts += cross(made, (x, 0, 0.134))
        else:
            parts.append(blade([(x - 0.014 * side, 0, 0.128), (x + 0.082 * side, 0, 0.133)], 0.0245, 0.006, made))
    return parts


def bridge_faucet_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return bridge_faucet(finish, 'cross')


def pot_filler(finish: str) -> list[Solid]:
    """Two flat arms that fold on the wall over a stove."""
    made = metal(finish)
    elbow, tip = (0.25, -0.13), (0.02, -0.30)
    return [
        block(0.064, 0.008, made, (0, 0, 0), 'forward'),
        block(0.026, 0.066, made, (0, -0.008, 0), 'forward'),
        blade([(0, -0.066, 0), (*elbow, 0)], 0.021, 0.019, made),
        block(0.034, 0.05, made, (0, -0.066, -0.022)),
        block(0.034, 0.026, made, (*elbow, -0.014)),
        gap(0.030, (*elbow, 0.012)),
        block(0.034, 0.028, made, (*elbow, 0.014)),
        blade([(*elbow, 0.029), (*tip, 0.029), (*tip, -0.06)], 0.021, 0.019, made, [0, 0.013, 0]),
        block(0.029, 0.034, made, (*tip, -0.092)),
        gap(0.02, (*tip, -0.0926), depth=0.001),
        gap(0.030, (0, -0.066, 0.028)),
        blade([(0.015, -0.066, 0.033), (-0.075, -0.072, 0.037)], 0.026, 0.0058, made),
        blade([(tip[0] + 0.006, tip[1], -0.054), (tip[0] - 0.075, tip[1], -0.05)], 0.018, 0.0055, made),
    ]


def soap_dispenser(finish: str) -> list[Solid]:
    """A square pump with a short blade."""
    made = metal(finish)
    return [
        block(0.046, 0.005, made),
        block(0.032, 0.042, made, (0, 0, 0.005)),
        block(0.015, 0.026, made, (0, 0, 0.046)),
        block(0.030, 0.018, made, (0, 0, 0.07)),
        blade([(0, 0.013, 0.0835), (0, -0.105, 0.0835)], 0.0245, 0.0095, made),
        gap((0.012, 0.008), (0, -0.095, 0.0782), depth=0.001),
    ]
