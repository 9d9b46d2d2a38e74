"""Kitchen sinks and their accessories."""

import math

import numpy as np

from designs.fittings import drain, seal
from stage.outlines import rounded_rectangle
from stage.solids import Material, Solid, box, lofted, moved, plate, tube
from stage.surfaces import ceramic, metal
from stage.wood import wood


def _bowl(
    width: float,
    depth: float,
    floor: float,
    top: float,
    made: Material,
    corner: float,
    wall: float,
    foot: float = 0.045,
) -> list:
    """The rings of a bowl from its rim down to its floor."""

    def ring(inset: float, radius: float, z: float) -> list:
        return [(x, y, z) for x, y in rounded_rectangle(width - 2 * inset, depth - 2 * inset, radius, 14)]

    rim, foot_angles = np.linspace(0, math.pi / 2, 7), np.linspace(0, math.pi / 2, 10)[1:]
    rings = [ring(wall - 0.008 * (1 - math.sin(a)), corner, top - 0.008 * (1 - math.cos(a))) for a in rim]
    slope = np.linspace(0, 1, 6)
    rings += [ring(wall + 0.010 * s, corner + 0.010 * s, top - 0.02 - (top - floor - foot - 0.02) * s) for s in slope]
    ends = [(wall + 0.010 + foot * (1 - math.cos(a)), floor + foot - foot * math.sin(a)) for a in foot_angles]
    return rings + [ring(inset, corner + 0.014, z) for inset, z in ends]


def apron_sink(finish: str, width: float = 0.76, depth: float = 0.46, height: float = 0.24) -> list[Solid]:
    """A fireclay sink whose front shows."""
    made = ceramic(finish)

    def outside(inset: float, z: float) -> list:
        return [(x, y, z) for x, y in rounded_rectangle(width - 2 * inset, depth - 2 * inset, 0.02, 14)]

    rings = [outside(0.006, 0), outside(0.002, 0.002), outside(0, 0.008)]
    rings += [outside(0, z) for z in np.linspace(0.03, height - 0.012, 6)]
    for a in np.linspace(0, math.pi / 2, 7)[1:]:
        rings.append(outside(0.012 * (1 - math.cos(a)), height - 0.012 + 0.012 * math.sin(a)))
    rings += _bowl(width, depth, 0.030, height, made, 0.034, 0.022)
    return [lofted(rings, made, crease=50, weighted=False), drain('brushed-nickel', 0.045, (0, 0, 0.030))]


def _undermount(finish: str, width: float, depth: float, height: float) -> list[Solid]:
    """A bowl with a flat flange that goes under the worktop."""
    made = ceramic(finish)

    def flange(inset: float, z: float) -> list:
        return [(x, y, z) for x, y in rounded_rectangle(width - 2 * inset, depth - 2 * inset, 0.05, 14)]

    inner = _bowl(width, depth, 0.02, height, made, 0.03, 0.034, 0.028)
    outer = [[(x * 1.02, y * 1.02, z - 0.003) for x, y, z in ring] for ring in inner[7:]]
    rings = [*outer[::-1], flange(0, height - 0.004), flange(0, height), *inner]
    bowl = lofted(rings, made, crease=40, weighted=False)
    return [bowl, drain('polished-chrome', 0.045, (0, 0, 0.0205))]


def kitchen_sink(finish: str) -> list[Solid]:
    """One bowl under the worktop."""
    return _undermount(finish, 0.76, 0.46, 0.23)


def bar_sink(finish: str) -> list[Solid]:
    """A small square bowl."""
    return _undermount(finish, 0.40, 0.40, 0.2)


def double_sink(finish: str) -> list[Solid]:
    """Two bowls side by side."""
    pair = [_undermount(finish, 0.41, 0.46, 0.23) for _ in range(2)]
    for solids, x in zip(pair, (-0.205, 0.205)):
        for solid in solids:
            solid.location.x += x
    return [*pair[0], *pair[1]]


def workstation_sink(finish: str) -> list[Solid]:
    """A long sink with a ledge that a board and a tray slide on."""
    made, width, depth, height = ceramic(finish), 0.90, 0.46, 0.25
    (bowl, cover) = _undermount(finish, width, depth, height)
    ledges = [
        box((width - 0.09, 0.016, 0.006), made, (0, side * (depth / 2 - 0.046), height - 0.03), 0.001)
        for side in (-1, 1)
    ]
    board = plate(rounded_rectangle(0.26, depth - 0.076, 0.006), 0, 0.022, 0.003, wood('walnut', 'Y'))
    tray = moved(_tray(made, 0.22, depth - 0.08), (-0.05, 0, 0))
    return [bowl, cover, *ledges, *moved([board], (0.24, 0, height - 0.026)), *moved(tray, (0, 0, height - 0.026))]


def _tray(made: Material, width: float, depth: float) -> list[Solid]:
    """A shallow colander of round bars."""
    frame = np.vstack([rounded_rectangle(width, depth, 0.02, 8)] * 2)[: 4 * 9 + 2]
    bars = [
        tube([(x, -depth / 2, 0.004), (x, depth / 2, 0.004)], 0.0022, made, 0.0004, 12)
        for x in np.linspace(-width / 2 + 0.02, width / 2 - 0.02, 9)
    ]
    return [tube([(x, y, 0.006) for x, y in frame], 0.004, made, 0.0005, 16), *bars]


def sink_grid(finish: str) -> list[Solid]:
    """A rack of round bars that keeps pots off the floor of a sink."""
    made, width, depth = metal(finish), 0.68, 0.38
    frame = np.vstack([rounded_rectangle(width, depth, 0.045, 10)] * 2)[: 4 * 11 + 2]
    parts = [tube([(x, y, 0.028) for x, y in frame], 0.0042, made, 0.0005, 20)]
    parts += [
        tube([(x, -depth / 2, 0.0325), (x, depth / 2, 0.0325)], 0.0028, made, 0.0005, 16)
        for x in np.linspace(-width / 2 + 0.045, width / 2 - 0.045, 19)
    ]
    parts += [tube([(-width / 2, y, 0.028), (width / 2, y, 0.028)], 0.0038, made, 0.0005, 16) for y in (-0.1, 0.1)]
    for x in (-width / 2 + 0.05, width / 2 - 0.05):
        parts += [_foot(x, y) for y in (-depth / 2 + 0.002, depth / 2 - 0.002)]
    return parts


def _foot(x: float, y: float) -> Solid:
    return seal(0.009, (x, y, 0), depth=0.029)


def cutting_board(finish: str) -> list[Solid]:
    """A board of end-grain wood with a groove round its edge."""
    board = plate(rounded_rectangle(0.44, 0.30, 0.02), 0, 0.03, 0.005, wood('walnut', 'X'))
    return [board]
