"""Kitchen sinks with straight walls and tight corners."""

from designs.fittings import drain
from designs.sinks import _tray
from designs.ware import Level, inset, skin
from stage.outlines import rounded_rectangle
from stage.solids import Solid, box, moved, plate
from stage.surfaces import METALS, ceramic
from stage.wood import wood

TIGHT = 0.010


def _below(finish: str, width: float, depth: float, height: float) -> list[Solid]:
    """A bowl with upright walls and a flat flange that goes under the worktop."""
    made, floor, corner = ceramic(finish), 0.014, TIGHT if finish in METALS else 0.016
    edge = Level(width / 2, depth / 2, 0.012, height)
    rim = inset(edge, 0.03, height, corner)
    low = inset(rim, 0.002, floor + 0.004, corner + 0.002)
    end = Level(0.055, 0.055, 0.055, floor, 0, 0.06)
    under = inset(rim, -0.004 if finish in METALS else -0.012, height - 0.006, corner + 0.004)
    belly = [inset(under, 0.03, 0, 0.004), inset(under, 0.002, 0), under]
    levels = [*belly, edge._replace(z=height - 0.006), edge, rim, low, end, inset(end, 0.02, floor)]
    body = skin(levels, [0, 0.012, 0.002, 0.0015, 0.0015, 0.0025, 0.012, 0.002, 0], made)
    return [body, drain('polished-chrome', 0.045, (0, 0.06, floor))]


def kitchen_sink(finish: str) -> list[Solid]:
    """One bowl under the worktop."""
    return _below(finish, 0.76, 0.46, 0.24)


def bar_sink(finish: str) -> list[Solid]:
    """A small square bowl."""
    return _below(finish, 0.40, 0.40, 0.2)


def double_sink(finish: str) -> list[Solid]:
    """Two bowls side by side, the left one wider."""
    wide, narrow = _below(finish, 0.47, 0.46, 0.23), _below(finish, 0.37, 0.46, 0.23)
    return [*moved(wide, (-0.185, 0, 0)), *moved(narrow, (0.2345, 0, 0))]


def workstation_sink(finish: str) -> list[Solid]:
    """A long bowl with two ledges that a board and a colander slide on."""
    width, depth, height = 0.90, 0.48, 0.25
    body, cover = _below(finish, width, depth, height)
    made = body.data.materials[0]
    ledges = [
        box((width - 0.066, 0.014, 0.004), made, (0, side * (depth / 2 - 0.036), height - 0.028), 0.0008)
        for side in (-1, 1)
    ]
    board = plate(rounded_rectangle(0.28, depth - 0.068, 0.003), 0, 0.022, 0.002, wood('walnut', 'Y'))
    tray = moved(_tray(made, 0.22, depth - 0.072), (-0.05, 0, height - 0.025))
    return [body, cover, *ledges, *moved([board], (0.25, 0, height - 0.025)), *tray]


def apron_sink(finish: str) -> list[Solid]:
    """A fireclay sink with a flat front and thin walls."""
    made, width, depth, height, floor = ceramic(finish), 0.80, 0.48, 0.235, 0.026
    top = Level(width / 2, depth / 2, 0.006, height)
    foot, rim = top._replace(z=0), inset(top, 0.016, height, 0.014)
    low = inset(rim, 0.004, floor + 0.004, 0.02)
    end = Level(0.055, 0.055, 0.055, floor, 0, 0.05)
    levels = [inset(foot, 0.03, 0.0002), foot, top, rim, low, end, inset(end, 0.02, floor)]
    body = skin(levels, [0, 0.004, 0.004, 0.004, 0.022, 0.002, 0], made)
    return [body, drain('brushed-nickel', 0.045, (0, 0.05, floor - 0.0005))]
