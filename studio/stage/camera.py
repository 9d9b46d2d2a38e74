"""A camera that frames the given solids."""

import math
from collections.abc import Sequence

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from stage.solids import Place, Solid, mesh

FOCUS = 'focus'


def camera(target, azimuth: float, elevation: float, distance: float, lens: float = 85, shift=(0.0, 0.0)) -> Solid:
    """A camera that looks at a target from angles in degrees; azimuth 0 looks along +Y."""
    film = bpy.data.cameras.new('camera')
    film.lens, film.clip_start, film.clip_end, (film.shift_x, film.shift_y) = lens, 0.01, 200, shift
    body = bpy.data.objects.new('camera', film)
    bpy.context.scene.collection.objects.link(body)
    bpy.context.scene.camera = body
    towards = direction(azimuth, elevation)
    body.location = Vector(target) + distance * towards
    body.rotation_euler = (-towards).to_track_quat('-Z', 'Y').to_euler()
    return body


def direction(azimuth: float, elevation: float) -> Vector:
    """From the target to the camera."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))


def framed(
    solids: Sequence[Solid], azimuth: float, elevation: float, fill: float, rise: float = 0
) -> tuple[Vector, float]:
    """
    Sets a camera so that the solids, or the mark among them of what to look at, fill a share of a square frame;
    gives the centre and the longest side of all solids.
    """
    render = bpy.context.scene.render
    render.resolution_x = render.resolution_y
    marks = [solid for solid in solids if solid.get(FOCUS)]
    centre, longest = _extent(points_of(solids))
    shown = points_of(marks or solids)
    target, reach = _extent(shown)
    distance = reach * 4
    body = camera(target, azimuth, elevation, distance)
    for _ in range(6):
        distance *= _recentre(body, shown, rise) / fill
        body.location = target + distance * direction(azimuth, elevation)
    return centre, longest


def focus(at: Place, radius: float) -> Solid:
    """An invisible target for the camera instead of the whole product."""
    corners = [Vector(at) + radius * Vector((i, j, k)) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    mark = mesh(corners, [], None, crease=0)
    mark[FOCUS] = True
    return mark


def _extent(points: list[Vector]) -> tuple[Vector, float]:
    low, high = (Vector([pick(p[axis] for p in points) for axis in range(3)]) for pick in (min, max))
    return (low + high) / 2, max(high - low)


def _recentre(body: Solid, points: list[Vector], rise: float) -> float:
    """Shifts the lens to centre the points and returns the share of the frame that they fill."""
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(bpy.context.scene, body, point) for point in points]
    left, right = min(p.x for p in seen), max(p.x for p in seen)
    low, high = min(p.y for p in seen), max(p.y for p in seen)
    body.data.shift_x += (left + right) / 2 - 0.5
    body.data.shift_y += (low + high) / 2 - 0.5 - rise
    return max(right - left, high - low)


def points_of(solids: Sequence[Solid]) -> list[Vector]:
    """A sample of the solids' vertices in world coordinates."""
    bpy.context.view_layer.update()
    points = []
    for solid in solids:
        vertices = solid.data.vertices
        step = max(1, len(vertices) // 1500)
        points += [solid.matrix_world @ vertices[i].co for i in range(0, len(vertices), step)]
    return points


def seen_window(solids: Sequence[Solid]) -> tuple[float, float, float, float]:
    """Where the camera sees the solids: left, bottom, right and top as shares of the frame."""
    seen = [world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, point) for point in points_of(solids)]
    across, up = [place.x for place in seen], [place.y for place in seen]
    return min(across), min(up), max(across), max(up)
