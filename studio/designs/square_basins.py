"""Basins with thin straight rims: on the worktop, under it, in it, on the wall, on a column."""

from designs.fittings import drain, seal
from designs.ware import Level, inset, moved_to, skin, tap_hole
from stage.solids import Material, Solid, moved
from stage.surfaces import ceramic

RIM = 0.0022


def _bowl(rim: Level, floor: float, middle: float, foot: float = 0.028) -> tuple[list[Level], list[float]]:
    """The levels from the inner edge of a rim down to the drain, and how they are rounded."""
    low = inset(rim, 0.006, floor + 0.004, rim.corner + 0.012)
    sink = Level(0.036, 0.036, 0.036, floor, rim.x, middle)
    return [rim, low, sink, sink._replace(half_width=0.02, half_depth=0.02, corner=0.02)], [RIM, foot, 0.004, 0]


def basin(
    finish: str, width: float = 0.50, depth: float = 0.36, height: float = 0.115, plug: str = 'polished-chrome'
) -> list[Solid]:
    """A vessel with four upright walls, thin as a plate."""
    top = Level(width / 2, depth / 2, 0.026, height)
    foot = inset(top, 0.010, 0, 0.022)
    levels, radii = _bowl(inset(top, 0.009, height, 0.018), 0.020, 0)
    outside = [inset(foot, 0.02, 0.002, 0.01), inset(foot, 0.016, 0, 0.012), foot, top]
    body = skin([*outside, *levels], [0, 0.001, 0.010, RIM, *radii], ceramic(finish))
    return [body, drain(plug, at=(0, 0, 0.0195))]


def _flanged(finish: str, flange: float, thick: float) -> list[Solid]:
    """A rectangular bowl in a flat rim, with what is below."""
    a, b, height = 0.255, 0.175, 0.165
    edge, rim = Level(a + flange, b + flange, 0.03, height), Level(a, b, 0.024, height)
    under = inset(rim, -0.012, height - thick, 0.036)
    levels, radii = _bowl(rim, 0.012, 0.03)
    belly = [inset(under, 0.05, 0, 0.03), inset(under, 0.012, 0.0, 0.04), under]
    body = skin(
        [*belly, edge._replace(z=height - thick), edge, *levels],
        [0, 0.035, 0.003, RIM, RIM, *radii],
        ceramic(finish),
    )
    return [body, drain('polished-chrome', at=(0, 0.03, 0.0115))]


def undermount(finish: str) -> list[Solid]:
    """A rectangular bowl with a flat flange."""
    return _flanged(finish, 0.022, 0.012)


def drop_in(finish: str) -> list[Solid]:
    """A rectangular bowl whose flat rim lies on the worktop."""
    return _flanged(finish, 0.048, 0.02)


def _block(made: Material, width: float, depth: float, height: float, drains: tuple[float, ...]) -> list[Solid]:
    """A slab on the wall, a rectangular hollow towards its front and a deck for faucets behind."""
    top = moved_to(Level(width / 2, depth / 2, 0.012, height), y=-depth / 2)
    foot = inset(top, 0.004, 0, 0.010)
    hollow = Level(width / 2 - 0.012, (depth - 0.118) / 2, 0.014, height, 0, -(depth - 0.118) / 2 - 0.104)
    middle, floor = hollow.y, 0.028
    low = inset(hollow, 0.004, floor + 0.004, 0.024)
    end = Level(max(drains) + 0.036, 0.036, 0.036, floor, 0, middle)
    levels = [inset(foot, 0.03, 0, 0.008), foot, top, hollow, low, end, inset(end, 0.016, floor)]
    body = skin(levels, [0, 0.010, RIM, RIM, 0.026, 0.003, 0], made)
    covers = [drain('polished-chrome', at=(x, middle, floor - 0.0005)) for x in drains]
    return [body, *covers, *(tap_hole(x, -0.055, height) for x in drains)]


def wall_basin(finish: str) -> list[Solid]:
    """A straight slab on the wall."""
    return _block(ceramic(finish), 0.55, 0.42, 0.12, (0.0,))


def trough_basin(finish: str) -> list[Solid]:
    """A long straight trough for two."""
    return _block(ceramic(finish), 1.20, 0.42, 0.12, (-0.3, 0.3))


def pedestal_basin(finish: str) -> list[Solid]:
    """The slab on a four-sided column, a dark joint between them."""
    made = ceramic(finish)
    foot = Level(0.105, 0.095, 0.014, 0, 0, -0.17)
    column = [inset(foot, 0.03, 0), foot, inset(foot, 0.012, 0.735), inset(foot, 0.04, 0.735)]
    slab = moved(_block(made, 0.55, 0.42, 0.12, (0.0,)), (0, 0, 0.738))
    return [skin(column, [0, 0.003, 0.003, 0], made), seal(0.07, (0, -0.17, 0.7345), depth=0.004), *slab]
