"""The fluted form: trims of shower valves."""

import math

from designs.fluted import FORWARD, cross, column, disc, gap, grip
from stage.outlines import rounded_rectangle
from stage.solids import Material, Solid, placed, plate
from stage.surfaces import metal


def control(made: Material, z: float, radius: float = 0.034) -> list[Solid]:
    """A reeded dial with a reeded rod."""
    at = (0, -0.009, z)
    return [
        gap(radius - 0.004, at, FORWARD, 0.0018),
        *column(made, radius, 0.036, (0, -0.0108, z), FORWARD),
        disc(radius - 0.003, 0.004, made, (0, -0.0455, z), FORWARD, 0.0014),
        *grip(made, (0, -0.033, z - radius + 0.006), (0, -0.06, -1), 0.092, 0.0068),
    ]


def valve(finish: str) -> list[Solid]:
    """A thin round plate with a reeded dial and rod."""
    made = metal(finish)
    return [disc(0.085, 0.009, made, towards=FORWARD, edge=0.002), *control(made, 0)]


def valve_cross(finish: str) -> list[Solid]:
    """The same with a cross handle."""
    made = metal(finish)
    hub = [gap(0.026, (0, -0.009, 0), FORWARD), *column(made, 0.029, 0.024, (0, -0.0108, 0), FORWARD)]
    hub.append(disc(0.0115, 0.022, made, (0, -0.034, 0), FORWARD))
    return [disc(0.085, 0.009, made, towards=FORWARD, edge=0.002), *hub, *cross(made, (0, -0.06, 0), FORWARD, 45, 0.05)]


def thermostat(finish: str) -> list[Solid]:
    """A tall thin plate with round ends, a reeded knob over a reeded dial with a rod."""
    made = metal(finish)
    shield = placed(
        plate(rounded_rectangle(0.13, 0.29, 0.064, 24), 0, 0.008, 0.002, made), (0, 0, 0), (math.pi / 2, 0, 0)
    )
    knob = [gap(0.022, (0, -0.0075, 0.08), FORWARD), *column(made, 0.026, 0.046, (0, -0.0093, 0.08), FORWARD)]
    knob += [disc(0.0236, 0.003, made, (0, -0.0545, 0.08), FORWARD), gap(0.0022, (0, -0.0576, 0.094), FORWARD, 0.0006)]
    return [shield, *control(made, -0.05, 0.031), *knob]
