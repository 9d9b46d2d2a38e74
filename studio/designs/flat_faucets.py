"""The flat form: basin faucets."""

import math

from designs.flat import BODY, DECK, cross, deck_handle, blade, block, gap
from stage.solids import Material, Solid, moved
from stage.surfaces import metal


def faucet(finish: str, height: float = 0.168, reach: float = 0.152) -> list[Solid]:
    """One hole, a square body, a blade for a spout and another for a lever."""
    made, top = metal(finish), height - 0.014
    spout = blade([(0, 0.006, top - 0.021), (0, -reach, top - 0.021)], 0.031, 0.013, made)
    return [
        block(DECK, 0.004, made),
        block(BODY, top - 0.004, made, (0, 0, 0.004)),
        spout,
        gap((0.02, 0.012), (0, 0.014 - reach, top - 0.0282), depth=0.001),
        gap(BODY - 0.004, (0, 0, top)),
        block(BODY, 0.0055, made, (0, 0, top + 0.002)),
        blade([(0, 0.0175, top + 0.0052), (0, -0.075, top + 0.0095)], BODY - 0.004, 0.0062, made),
    ]


def tall_faucet(finish: str) -> list[Solid]:
    """The same for a vessel basin."""
    return faucet(finish, 0.30, 0.165)


def bidet_faucet(finish: str) -> list[Solid]:
    """A low one whose mouth turns on a joint."""
    made, body = metal(finish), faucet(finish, 0.128, 0.112)
    mouth = [block((0.022, 0.018), 0.022, made, (0, 0, 0)), gap((0.016, 0.012), (0, 0, -0.0006), depth=0.001)]
    return [*body, gap((0.018, 0.014), (0, -0.097, 0.083), depth=0.004), *moved(mouth, (0, -0.1, 0.0635), (0.22, 0, 0))]


def widespread(finish: str, handle: str = 'lever') -> list[Solid]:
    """Three holes: a blade bent once between two square handles."""
    made = metal(finish)
    spout = blade([(0, 0, 0.004), (0, 0, 0.112), (0, -0.158, 0.112)], 0.034, 0.0145, made, [0, 0.013, 0])
    mouth = gap((0.024, 0.011), (0, -0.144, 0.1043), depth=0.001)
    handles = [*deck_handle(made, -0.1, handle), *deck_handle(made, 0.1, handle)]
    return [block((DECK, 0.034), 0.004, made), spout, mouth, *handles]


def widespread_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return widespread(finish, 'cross')


def wall_handle(made: Material, x: float, kind: str) -> list[Solid]:
    away = math.copysign(1, x)
    parts = [block(0.05, 0.007, made, (x, 0, 0), 'forward'), block(0.026, 0.026, made, (x, -0.007, 0), 'forward')]
    parts += [gap(0.024, (x, -0.033, 0), 'forward'), block(0.034, 0.018, made, (x, -0.035, 0), 'forward')]
    if kind == 'cross':
        return [*parts, *moved(cross(made, (0, 0, 0.011), 0.033), (x, -0.053, 0), (math.pi / 2, 0, 0))]
    lever = blade([(x - 0.017 * away, -0.0565, 0), (x + 0.07 * away, -0.0605, 0)], 0.030, 0.0062, made, up=(0, 1, 0))
    return [*parts, lever]


def wall_faucet(finish: str, handle: str = 'lever') -> list[Solid]:
    """Out of the wall: a level blade between two square handles."""
    made = metal(finish)
    spout = blade([(0, 0, 0), (0, -0.19, 0)], 0.036, 0.0135, made)
    mouth = gap((0.025, 0.012), (0, -0.174, -0.0076), depth=0.001)
    rose = block((0.056, 0.05), 0.007, made, (0, 0, 0), 'forward')
    return [rose, spout, mouth, *wall_handle(made, -0.1, handle), *wall_handle(made, 0.1, handle)]


def wall_faucet_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return wall_faucet(finish, 'cross')
