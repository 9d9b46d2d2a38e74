"""The flat form: tub fillers."""

from designs.flat import DECK, deck_handle, stick, blade, block, gap
from stage.solids import Solid, moved
from stage.surfaces import metal


def tub_spout(finish: str) -> list[Solid]:
    """A broad blade out of the wall over a tub."""
    made = metal(finish)
    spout = blade([(0, 0, 0), (0, -0.195, 0)], 0.058, 0.024, made)
    rose = block((0.084, 0.062), 0.009, made, (0, 0, 0), 'forward')
    return [rose, spout, gap((0.042, 0.018), (0, -0.178, -0.0128), depth=0.001)]


def tub_filler(finish: str, height: float = 0.92) -> list[Solid]:
    """Out of the floor: a flat column with a blade on top, a block with two levers and a hand shower."""
    made, z = metal(finish), height - 0.2
    column = [(0, 0, 0.01), (0, 0, height), (0, -0.225, height)]
    parts = [
        block((0.105, 0.085), 0.010, made),
        blade(column, 0.044, 0.019, made, [0, 0.016, 0]),
        gap((0.032, 0.014), (0, -0.206, height - 0.0103), depth=0.001),
        block((0.036, 0.040), 0.16, made, (-0.08, 0, z), 'right'),
        block((0.022, 0.03), 0.03, made, (0.045, -0.016, z), 'forward'),
        *moved(stick(made), (0.045, -0.056, z - 0.09)),
    ]
    for side, towards in ((-1, 'left'), (1, 'right')):
        parts.append(gap(0.032, (side * 0.08, 0, z), towards))
        parts.append(block((0.036, 0.040), 0.012, made, (side * 0.082, 0, z), towards))
        lever = [(side * 0.091, 0.015, z + 0.0185), (side * 0.091, -0.062, z + 0.022)]
        parts.append(blade(lever, 0.018, 0.006, made))
    return parts


def deck_filler(finish: str, handle: str = 'lever') -> list[Solid]:
    """On the edge of a tub: a broad blade bent once, two handles, a hand shower."""
    made = metal(finish)
    spout = blade([(0, 0, 0.004), (0, 0, 0.165), (0, -0.225, 0.165)], 0.046, 0.019, made, [0, 0.016, 0])
    mouth = gap((0.034, 0.014), (0, -0.206, 0.1547), depth=0.001)
    hand = [block(DECK, 0.004, made, (0.24, 0, 0)), block(0.034, 0.03, made, (0.24, 0, 0.004))]
    hand += [gap((0.024, 0.014), (0.24, 0, 0.034)), *moved(stick(made, 0.185), (0.24, 0, 0.036))]
    handles = [*deck_handle(made, -0.13, handle, 1.12), *deck_handle(made, 0.13, handle, 1.12)]
    return [block((0.064, 0.044), 0.004, made), spout, mouth, *handles, *hand]


def deck_filler_cross(finish: str) -> list[Solid]:
    """The same with cross handles."""
    return deck_filler(finish, 'cross')
