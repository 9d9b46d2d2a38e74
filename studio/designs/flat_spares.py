"""The flat form: service parts in the finish of what they belong to, lying on a table."""

from designs.fittings import seal
from designs.flat import BODY, blade, block, gap
from designs.spares import leaning
from stage.solids import Solid
from stage.surfaces import metal


def handle(finish: str) -> list[Solid]:
    """The cap of a faucet with its blade."""
    made = metal(finish)
    return [
        block(BODY, 0.024, made),
        gap(BODY - 0.004, (0, 0, 0.024)),
        block(BODY, 0.0055, made, (0, 0, 0.026)),
        blade([(0, 0.0175, 0.0347), (0, -0.075, 0.039)], BODY - 0.004, 0.0062, made),
    ]


def kitchen_handle(finish: str) -> list[Solid]:
    """A square hub with a plate for a lever."""
    made = metal(finish)
    return [
        block(0.026, 0.012, made, (-0.02, 0, 0.013), 'right'),
        gap(0.022, (-0.008, 0, 0.013), 'right'),
        block(0.026, 0.009, made, (-0.006, 0, 0.013), 'right'),
        blade([(0.0058, 0.008, 0.013), (0.0115, -0.105, 0.017)], 0.024, 0.0058, made, up=(1, 0, 0)),
    ]


def flange(finish: str) -> list[Solid]:
    """Two square roses, one leaning on the other."""
    return [*_rose(finish), *leaning(_rose(finish), 0.0396, 13)]


def _rose(finish: str) -> list[Solid]:
    """A square plate with the hole of its pipe."""
    return [block(0.052, 0.007, metal(finish)), seal(0.0135, (0, 0, 0.0067), depth=0.0004)]


def spout(finish: str) -> list[Solid]:
    """A blade bent once, on the block that it turns in."""
    made = metal(finish)
    return [
        block((0.026, 0.014), 0.022, made),
        gap((0.0275, 0.0155), (0, 0, 0.006), depth=0.003),
        gap((0.0275, 0.0155), (0, 0, 0.013), depth=0.003),
        blade([(0, 0, 0.02), (0, 0, 0.115), (0, -0.15, 0.115)], 0.034, 0.0145, made, [0, 0.013, 0]),
        gap((0.024, 0.011), (0, -0.136, 0.1073), depth=0.001),
    ]


def spray_head(finish: str) -> list[Solid]:
    """The square head of a pull-down faucet, upright."""
    made = metal(finish)
    return [
        block(0.027, 0.085, made),
        gap((0.021, 0.019), (0, 0, 0.085)),
        block((0.024, 0.022), 0.021, made, (0, 0, 0.087)),
        gap(0.0185, (0, 0, 0.108), depth=0.003),
        block(0.016, 0.009, made, (0, 0, 0.111)),
        block((0.009, 0.028), 0.0024, made, (0, -0.0135, 0.05), 'forward'),
    ]
