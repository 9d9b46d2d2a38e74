"""A room under construction: its pieces, and their places in the picture."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from rooms.pieces import built, design_of
from stage.camera import points_of
from stage.solids import Place, Solid, grouped

EDGE = 0.03
Extent = tuple[Place, Place]
CLEAR = 'clear'


@dataclass(frozen=True)
class Piece:
    """A product of the catalogue in a room."""

    product: str
    design: str | None
    finish: str
    solids: tuple[Solid, ...]


@dataclass
class Room:
    """The row of rooms.json that a room is built from, and its pieces."""

    row: dict
    pieces: list[Piece] = field(default_factory=list)

    def put(
        self,
        product: str,
        finish: str,
        at: Place = (0, 0, 0),
        turn: float = 0,
        by: str = 'origin',
        forms: dict[str, str] | None = None,
    ) -> Extent:
        """Builds a catalogue product in the form of the room's collections, or of the given forms, and places it by its
        origin, foot or top, turned in degrees. Returns its lowest and highest coordinates."""
        design = design_of(product, self.row.get('forms', {}) if forms is None else forms)
        solids = built(design, finish, self.row['metal'])
        carrier = grouped(solids, at, (0, 0, math.radians(turn)))
        if by != 'origin':
            carrier.location.z -= _extent(solids)[('foot', 'top').index(by)][2] - at[2]
        self.pieces.append(Piece(product, design, finish, tuple(solids)))
        return _extent(solids)

    def lay(self, product: str, finish: str, solids: Sequence[Solid]) -> None:
        """Records a product of the catalogue that covers a wall or the floor."""
        self.pieces.append(Piece(product, None, finish, tuple(solids)))

    def spots(self) -> list[dict]:
        """The visible point of each product nearest to its centre, in percent from the left and the top."""
        bpy.context.view_layer.update()
        seen = [(piece, _visible(piece.solids)) for piece in self.pieces]
        return [
            {
                'product': piece.product,
                'design': piece.design,
                'finish': piece.finish,
                'x': round(100 * at[0], 1),
                'y': round(100 * (1 - at[1]), 1),
            }
            for piece, at in seen
            if at is not None
        ]


def _extent(solids: Sequence[Solid]) -> Extent:
    bpy.context.view_layer.update()
    corners = [tuple(solid.matrix_world @ Vector(corner)) for solid in solids for corner in solid.bound_box]
    return tuple(map(min, zip(*corners))), tuple(map(max, zip(*corners)))


def _visible(solids: Sequence[Solid]) -> tuple[float, float] | None:
    scene = bpy.context.scene
    points = [*points_of(solids), *_middles(solids)]
    views = [(world_to_camera_view(scene, scene.camera, point), point) for point in points]
    inside = [(seen, at) for seen, at in views if EDGE < seen.x < 1 - EDGE and EDGE < seen.y < 1 - EDGE and seen.z > 0]
    if not inside:
        return None
    middle = [(min(each) + max(each)) / 2 for each in ([seen.x for seen, _ in inside], [seen.y for seen, _ in inside])]
    inside.sort(key=lambda pair: math.hypot(pair[0].x - middle[0], pair[0].y - middle[1]))
    return next(((seen.x, seen.y) for seen, at in inside if _is_first(at, solids)), None)


def _middles(solids: Sequence[Solid]) -> list[Vector]:
    """The middles of large faces: a pane or a door has no corner there."""
    return [
        solid.matrix_world @ face.center
        for solid in solids
        if len(solid.data.polygons) < 40
        for face in solid.data.polygons
    ]


def _is_first(at: Vector, solids: Sequence[Solid]) -> bool:
    """Whether at most glass is between the camera and a point of the solids."""
    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    start = scene.camera.matrix_world.translation
    towards = (at - start).normalized()
    for _ in range(4):
        hit, place, _, _, solid, _ = scene.ray_cast(graph, start, towards)
        if not hit or not solid.original.get(CLEAR):
            return hit and solid.original in solids
        start = place + towards * 0.001
    return False
