"""Vanities that hang from the wall, with slab fronts; rectangular mirrors and cabinets."""

from designs.faucets import tall_faucet
from designs.furniture import cabinet_of
from designs.joinery import framed, hoop, hung, lengthwise, lit, pane
from designs.square_basins import basin
from stage.solids import Solid, box, moved
from stage.stone import Stone, stone
from stage.surfaces import MIRROR, material, rubber, unmarked

DEPTH, LOW, TOP = 0.50, 0.36, 0.86
GAP = 0.018


def cabinet(finish: str, width: float = 0.92, columns: int = 1) -> list[Solid]:
    """Two rows of drawers without pulls under a thin top: one takes hold in the dark channel over each."""
    side, front = cabinet_of(finish), lengthwise(finish)
    high = TOP - 0.014 - LOW
    parts = [
        box((0.018, DEPTH - 0.02, high), side, (x, -(DEPTH - 0.02) / 2, LOW + high / 2), 0.0008)
        for x in (-width / 2 + 0.009, width / 2 - 0.009)
    ]
    parts += [
        box((width - 0.036, DEPTH - 0.06, high), rubber(), (0, -(DEPTH - 0.06) / 2, LOW + high / 2), 0),
        box((width - 0.036, DEPTH - 0.05, 0.018), side, (0, -(DEPTH - 0.05) / 2, LOW + 0.009), 0.0008),
        box((width, DEPTH + 0.002, 0.014), marble(), (0, -DEPTH / 2 - 0.001, TOP - 0.007), 0.001),
    ]
    tall, wide = (high - 2 * GAP) / 2, (width - 0.003 * (columns + 1)) / columns
    for row in range(2):
        for column in range(columns):
            x = (column - (columns - 1) / 2) * (wide + 0.003)
            z = LOW + tall / 2 + row * (tall + GAP)
            parts.append(box((wide, 0.02, tall), front, (x, -DEPTH + 0.008, z), 0.001))
    return parts


def marble():
    """The white stone of the tops."""
    return stone(Stone(scale=2.0, roughness=0.1, seed=5))


def vanity(finish: str, width: float = 0.92, columns: int = 1) -> list[Solid]:
    """The cabinet with a straight vessel basin for every column."""
    parts = cabinet(finish, width, columns)
    for x in _middles(width, columns):
        parts += moved(unmarked(basin('porcelain-white', 0.48, 0.34, 0.11, 'satin-brass')), (x, -0.27, TOP))
    return parts


def _middles(width: float, columns: int) -> list[float]:
    return [(k + 0.5) * width / columns - width / 2 for k in range(columns)]


def double_vanity(finish: str) -> list[Solid]:
    """Four drawers, two basins."""
    return vanity(finish, 1.52, 2)


def framed_mirror(finish: str, width: float = 0.56, height: float = 0.88) -> list[Solid]:
    """A rectangle in a narrow deep frame, a dark joint round the glass."""
    section = [(0.011, 0.012), (0.011, 0.034), (0, 0.034), (0, 0.004), (0.004, 0.004)]
    rails = framed(finish, width, height, section, [0, 0.0008, 0.0008, 0.0008, 0])
    back = box((width - 0.02, 0.010, height - 0.02), rubber(), (0, -0.008, 0), 0)
    return [*rails, back, pane(width - 0.028, height - 0.028, 0.0145)]


def mirror(finish: str) -> list[Solid]:
    """A round mirror set back in a narrow deep hoop."""
    profile = [(0.344, 0.012), (0.344, 0.038), (0.355, 0.038), (0.355, 0.002), (0.350, 0.002)]
    return hoop(finish, profile, [0, 0.0008, 0.0008, 0.0008, 0], 0.3445, 0.016)


def medicine(finish: str) -> list[Solid]:
    """A cabinet with two flush doors of mirror and a strip of light at either side."""
    made, glass, glow = cabinet_of(finish), material(MIRROR), lit()
    parts = [box((0.64, 0.118, 0.80), made, (0, -0.059, 0), 0.0015)]
    parts.append(box((0.628, 0.006, 0.788), rubber(), (0, -0.120, 0), 0))
    parts += [box((0.278, 0.006, 0.784), glass, (x, -0.126, 0), 0.0006) for x in (-0.1402, 0.1402)]
    parts += [box((0.026, 0.007, 0.784), glow, (x, -0.1255, 0), 0.002) for x in (-0.2962, 0.2962)]
    return parts


def vanity_set(finish: str) -> list[Solid]:
    """The vanity, the mirror over it and the faucet, as they hang together."""
    faucet = moved(unmarked(tall_faucet('satin-brass')), (0, -0.06, TOP))
    return [*vanity(finish), *faucet, *hung(framed_mirror(finish, 0.86, 0.80), 0, 1.62)]


def double_vanity_set(finish: str) -> list[Solid]:
    """The wide vanity with a mirror and a faucet over each basin."""
    parts = double_vanity(finish)
    for x in _middles(1.52, 2):
        parts += moved(unmarked(tall_faucet('satin-brass')), (x, -0.06, TOP))
        parts += hung(framed_mirror(finish), x, 1.64)
    return parts
