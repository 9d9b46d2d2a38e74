"""Our own tile on walls and floors."""

import math

from rooms.shell import DEPTH
from stage.glaze import GLAZES, glaze
from stage.laying import courses, fitted, herringbone, honeycomb, laid
from stage.outlines import Points
from stage.solids import Solid, box, moved
from stage.stone import STONES, stone
from stage.surfaces import Look, linear, material
from stage.wood import wood

GAP = 0.003
HANDMADE = {'vary': 0.065, 'surface': 'handmade'}


def _hexagons(width: float, height: float, radius: float) -> list[Points]:
    step = radius * math.sqrt(3) + GAP
    columns, rows = (math.ceil(size / part) + 2 for size, part in ((width, step * math.sqrt(3) / 2), (height, step)))
    shifted = [outline - (step / 2, step / 2) for outline in honeycomb(columns, rows, radius, GAP)]
    return fitted(shifted, width, height)


PATTERNS = {
    'square-field': lambda width, height: courses(width, height, (0.10, 0.10), GAP),
    'subway-field': lambda width, height: courses(width, height, (0.152, 0.076), GAP, 0.5),
    'long-field': lambda width, height: courses(width, height, (0.05, 0.203), GAP),
    'hexagon-field': lambda width, height: _hexagons(width, height, 0.1),
    'herringbone-mosaic': lambda width, height: herringbone(width, height, (0.075, 0.0235), 0.002),
    'stone-hexagon-mosaic': lambda width, height: _hexagons(width, height, 0.0295),
    'large-field': lambda width, height: courses(width, height, (0.61, 0.305), 0.002, 0.5),
    'stone-square': lambda width, height: courses(width, height, (0.457, 0.457), 0.003),
}


def tiled(product: str, finish: str, width: float, height: float) -> list[Solid]:
    """A wall of a product of the catalogue, from the origin to the right and up."""
    if finish in GLAZES:
        made = glaze(
            finish, **(HANDMADE if product in ('square-field', 'long-field', 'hexagon-field') else {'vary': 0.05})
        )
        tilt = 0.009 if product == 'square-field' else 0.006
        return laid(PATTERNS[product](width, height), made, tilt=tilt)
    return laid(PATTERNS[product](width, height), stone(STONES[finish]), edge=0.0008, tilt=0)


def behind(solids: list[Solid], half: float, low: float = 0) -> list[Solid]:
    """The wall as the back wall of a room."""
    return moved(solids, (-half, 0, low))


def at_right(solids: list[Solid], half: float, low: float = 0) -> list[Solid]:
    """The wall as the right wall of a room, from its back corner forward."""
    return moved(solids, (half, 0, low), (0, 0, -math.pi / 2))


def underfoot(solids: list[Solid], half: float, depth: float) -> list[Solid]:
    """The wall as a floor up to the back wall; the part in front is a plain ground outside the picture."""
    box((2 * half + 1, DEPTH + 1, 0.02), material(Look(linear('#a8a196'), 0, 0.9)), (0, -DEPTH / 2, -0.022), 0)
    return moved(solids, (-half, -depth, -0.010), (-math.pi / 2, 0, 0))


def planks(half: float, kind: str) -> None:
    """Long boards of wood."""
    box((2 * half + 1, DEPTH + 1, 0.02), material(Look(linear('#4a3a2a'), 0, 0.9)), (0, -DEPTH / 2, -0.024), 0)
    boards = laid(courses(2 * half, DEPTH, (1.9, 0.17), 0.0018, 0.37), wood(kind, 'X'), 0.012, 0.0012, 0)
    moved(boards, (-half, -DEPTH, -0.012), (-math.pi / 2, 0, 0))
