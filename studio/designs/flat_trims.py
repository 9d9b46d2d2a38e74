"""The flat form: trims of shower valves."""

import math

from designs.flat import cross, blade, block, gap
from stage.solids import Material, Solid, moved
from stage.surfaces import metal


def control(made: Material, z: float, size: float = 0.066) -> list[Solid]:
    """A square dial with a plate for a lever."""
    lever = blade([(0, -0.0525, z + size / 2), (0, -0.0565, z - 0.098)], size * 0.48, 0.0065, made, up=(1, 0, 0))
    return [
        gap(size - 0.006, (0, -0.007, z), 'forward'),
        block(size, 0.040, made, (0, -0.009, z), 'forward', 0.0025),
        lever,
    ]


def valve(finish: str) -> list[Solid]:
    """A thin square plate with a block and a plate for a lever."""
    made = metal(finish)
    return [block(0.17, 0.007, made, (0, 0, 0), 'forward', 0.003), *control(made, 0)]


def valve_cross(finish: str) -> list[Solid]:
    """The same with a cross handle."""
    made = metal(finish)
    hub = [gap(0.05, (0, -0.007, 0), 'forward'), block(0.054, 0.02, made, (0, -0.009, 0), 'forward')]
    hub.append(block(0.026, 0.022, made, (0, -0.028, 0), 'forward'))
    handle = moved(cross(made, (0, 0, 0.011), 0.046, 0.012), (0, -0.05, 0), (math.pi / 2, 0, 0))
    return [block(0.17, 0.007, made, (0, 0, 0), 'forward', 0.003), *hub, *handle]


def thermostat(finish: str) -> list[Solid]:
    """A tall thin plate with a square knob over a lever."""
    made = metal(finish)
    knob = [gap(0.05, (0, -0.007, 0.078), 'forward'), block(0.054, 0.046, made, (0, -0.009, 0.078), 'forward')]
    knob.append(gap((0.0025, 0.016), (0, -0.055, 0.093), 'forward', 0.0006))
    return [block((0.135, 0.29), 0.007, made, (0, 0, 0), 'forward', 0.003), *control(made, -0.052, 0.058), *knob]
