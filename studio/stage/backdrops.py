"""The sets for products: each places, frames and lights its solids."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import bpy
from mathutils import Vector

from stage.camera import framed
from stage.lights import dark_card, sky, softbox
from stage.outlines import round_corners
from stage.solids import Solid, box, grouped, lofted
from stage.surfaces import Colour, Look, material

WARM, COOL = (1, 0.98, 0.955), (0.97, 0.985, 1)
STUDIO_SKY = [(0, 0.25), (0.5, 0.55), (0.66, 0.85), (1, 1)]
WALL_SKY = [(0, 0.25), (0.5, 0.5), (1, 1)]
WALL = Look((0.60, 0.58, 0.55), 0, 0.7, 0.2)
FLOOR = Look((0.56, 0.535, 0.50), 0, 0.55, 0.3)


@dataclass(frozen=True)
class View:
    """How a product is seen: its turn or the camera's, and the camera's height, in degrees; the share of the frame."""

    turn: float
    elevation: float
    fill: float


@dataclass(frozen=True)
class Rig:
    """How strong the lights of the table are."""

    backdrop: Colour = (0.60, 0.58, 0.55)
    key: float = 1
    top: float = 1
    glow: float = 1
    sky: float = 1
    cards: bool = True


METAL_RIG = Rig()
WHITE_RIG = Rig((0.43, 0.405, 0.375), key=1.15, top=0.6, glow=0.7, sky=0.6, cards=False)
PANEL_RIG = Rig(key=0.9, cards=False)


def on_table(solids: Sequence[Solid], view: View, rig: Rig = METAL_RIG) -> None:
    """On a seamless table; the product is turned, so that the lights stay where the camera needs them."""
    grouped(solids, turn=(0, 0, math.radians(view.turn)))
    _light_table(*framed(solids, 0, view.elevation, view.fill, -0.01), rig)


def white_ware(solids: Sequence[Solid], view: View) -> None:
    """On a darker table, for porcelain."""
    on_table(solids, view, WHITE_RIG)


def as_panel(solids: Sequence[Solid], view: View) -> None:
    """A panel that stands and leans back, with a softbox where its glaze mirrors it."""
    edges = [vertex.co.x for vertex in solids[0].data.vertices]
    for solid in solids:
        solid.location.x -= (max(edges) + min(edges)) / 2
    carrier = grouped(solids, turn=(math.radians(-5), 0, math.radians(view.turn)))
    carrier.location.z = 0.002 - min((solids[0].matrix_world @ vertex.co).z for vertex in solids[0].data.vertices)
    centre, size = framed(solids, 0, view.elevation, view.fill, -0.01)
    _light_table(centre, size, PANEL_RIG)
    at = centre + size * Vector((1.75, -1.45, 1.0))
    softbox(at, centre + Vector((0, 0, 0.1 * size)), (0.9 * size, 1.3 * size), 10 * size**2)


def mirror_wall(solids: Sequence[Solid], view: View) -> None:
    """On a plaster wall, without the cards that a mirror would show."""
    on_wall(solids, view, cards=False)


def on_wall(solids: Sequence[Solid], view: View, cards: bool = True) -> None:
    """On a plaster wall."""
    grouped(solids, at=(0, 0, 1.5))
    centre, size = framed(solids, view.turn, view.elevation, view.fill)
    box((8, 0.1, 8), material(WALL), (0, 0.05, centre.z), edge=0)
    key, fill = centre + size * Vector((-1.6, -1.5, 1.9)), centre + size * Vector((2, -1.8, 0))
    softbox(key, centre, (1.3 * size, 1.8 * size), 62 * size**2, WARM)
    softbox(fill, centre, (1.2 * size, 2 * size), 11 * size**2)
    sky(WALL_SKY, 0.22, 0.8)
    places = ((-0.5, -1.7, -0.35), (0.5, 3)), ((0.75, -1.5, 0.1), (0.45, 3)), ((0.1, -2.2, -1.5), (3.4, 0.8))
    for at, sides in places if cards else ():
        dark_card(centre + size * Vector(at), centre, (sides[0] * size, sides[1] * size))


def against_wall(solids: Sequence[Solid], view: View) -> None:
    """On a floor, its back to a wall."""
    centre, size = framed(solids, view.turn, view.elevation, view.fill, -0.05)
    box((12, 0.1, 9), material(WALL), (0, 0.05, 4.5), edge=0)
    box((12, 12, 0.1), material(FLOOR), (0, -5.9, -0.05), edge=0)
    for at, sides, watts, colour in (
        ((-2.4, -2.4, 2.8), (1.6, 2.4), 96, WARM),
        ((3.5, -2.2, 1.6), (2.2, 2.2), 22, COOL),
        ((0.5, -1.1, 3.6), (1.9, 1.3), 22, (1, 1, 1)),
    ):
        softbox(centre + size * Vector(at), centre, (sides[0] * size, sides[1] * size), watts * size**2, colour)
    sky([(0, 0.3), (1, 1)], 0.16, 0.5)


def is_smooth(stage: str) -> bool:
    """Whether only light varies around the product, so that a small render of the set is enough there."""
    return stage != 'floor'


STAGES: dict[str, Callable[[Sequence[Solid], View], None]] = {
    'table': on_table,
    'white': white_ware,
    'panel': as_panel,
    'wall': on_wall,
    'mirror': mirror_wall,
    'floor': against_wall,
}


def _light_table(centre: Vector, size: float, rig: Rig) -> None:
    def near(x: float, y: float, z: float) -> Vector:
        return centre + size * Vector((x, y, z))

    _cyclorama(size, rig.backdrop)
    watts = size**2
    softbox(near(-2.0, -1.1, 2.2), centre, (1.5 * size, 2.2 * size), 80 * watts * rig.key, WARM)
    softbox(near(2.1, 0.75, 0.8), centre, (0.5 * size, 2.6 * size), 20 * watts, COOL)
    softbox(near(0.2, 0.4, 3.0), centre, (2.2 * size, 1.4 * size), 26 * watts * rig.top)
    softbox(near(-0.5, 0.6, 2.4), near(-0.2, 2.6, 0.5), (2.2 * size, 0.8 * size), 26 * watts * rig.glow)
    sky(STUDIO_SKY, 0.2 * rig.sky, 0.8 * rig.sky)
    if rig.cards:
        dark_card(near(-0.66, 0.12, 0.5), centre, (0.34 * size, 3.4 * size))
        dark_card(near(0.70, -0.42, 0.5), centre, (0.46 * size, 3.4 * size))
        dark_card(near(0.22, -3.4, 0.6), centre, (0.55 * size, 4 * size), 0.03)


def _cyclorama(size: float, colour: Colour) -> Solid:
    profile = round_corners([(-6 * size, 0), (2.6 * size, 0), (2.6 * size, 7 * size)], 1.4 * size, 24)
    rings = [[(x, y, z) for y, z in profile] for x in (-9 * size, 9 * size)]
    sheet = lofted(rings, material(Look(colour, 0, 0.6, 0.15)), caps=(False, False), ring_closed=False)
    bpy.context.view_layer.update()
    return sheet
