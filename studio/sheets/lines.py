"""Line drawings of shapes: outlines and visible edges."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import bmesh
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from sheets.shapes import Shape

Line = list[tuple[float, float]]

RIM_RADIUS = 0.02
STEP_SHARE = 1 / 160
OFF_SURFACE = 0.0004


@dataclass(frozen=True)
class View:
    """A view direction: away from the viewer, to the right, up."""

    away: Vector
    right: Vector
    up: Vector


VIEWS = {
    'front': View(Vector((0, 1, 0)), Vector((1, 0, 0)), Vector((0, 0, 1))),
    'side': View(Vector((-1, 0, 0)), Vector((0, 1, 0)), Vector((0, 0, 1))),
    'top': View(Vector((0, 0, -1)), Vector((1, 0, 0)), Vector((0, 1, 0))),
}


@dataclass(frozen=True)
class EdgeStyle:
    """What is drawn as an edge: bends sharper than an angle, and the crest of a rim seen from above."""

    bend: float = 28
    rims: bool = False


class LineDrawing:
    """Draws the lines of a group of shapes."""

    def __init__(self, shapes: Sequence[Shape], style: EdgeStyle) -> None:
        self._shapes, self._style = shapes, style
        vertices, faces = [], []
        for shape in shapes:
            start = len(vertices)
            shape.mesh.verts.index_update()
            vertices += [vertex.co for vertex in shape.mesh.verts]
            faces += [[start + vertex.index for vertex in face.verts] for face in shape.mesh.faces]
        self._tree = BVHTree.FromPolygons(vertices, faces)
        points = np.array([vertex[:] for vertex in vertices])
        self.low, self.high = points.min(0), points.max(0)
        self._size = float((self.high - self.low).max())

    def lines(self, view: View) -> dict[str, list[Line]]:
        """The lines of a view in metres.

        `outline` has nothing behind one of its sides, `edge` is within it, `hidden` is the bowl of a vessel.
        """
        kinds: dict[str, list] = {'outline': [], 'edge': [], 'hidden': []}
        for edge in self._features(view.away):
            normal = sum((face.normal for face in edge.link_faces), Vector()).normalized()
            for a, b in _pieces(edge.verts[0].co, edge.verts[1].co, self._size * STEP_SHARE):
                kind = self._kind(edge, a, b, normal, view)
                if kind and (b - a).length > 1e-6:
                    kinds[kind].append(_flat(a, b, view))
        tolerance = max(0.0001, self._size / 4000)
        return {kind: chained(segments, tolerance) for kind, segments in kinds.items()}

    def _features(self, away: Vector) -> Iterator[bmesh.types.BMEdge]:
        return (edge for shape in self._shapes for edge in shape.mesh.edges if self._is_feature(edge, away))

    def _kind(self, edge: bmesh.types.BMEdge, a: Vector, b: Vector, normal: Vector, view: View) -> str | None:
        is_outline = self._is_outline(a, b, view)
        if self._is_seen((a + b) / 2, normal, view):
            return 'outline' if is_outline else 'edge'
        if not self._style.rims or view.away.z or len(edge.link_faces) != 2 or not _is_silhouette(edge, view.away):
            return None
        return 'outline' if is_outline else 'hidden'  # a bowl without an outer wall is drawn from inside

    def _is_feature(self, edge: bmesh.types.BMEdge, away: Vector) -> bool:
        if len(edge.link_faces) != 2 or _is_silhouette(edge, away):
            return True
        if math.degrees(edge.calc_face_angle(0)) > self._style.bend:
            return True
        return self._style.rims and away.z < 0 and _is_crest(edge, away)

    def _is_seen(self, point: Vector, normal: Vector, view: View) -> bool:
        origin = point - view.away * OFF_SURFACE * 1.5 + normal * OFF_SURFACE
        return self._tree.ray_cast(origin, -view.away)[0] is None

    def _is_outline(self, a: Vector, b: Vector, view: View) -> bool:
        across = (b - a).cross(view.away)
        if across.length < 1e-9:
            return False
        across *= max(0.0012, self._size / 500) / across.length
        middle = (a + b) / 2
        far = middle - view.away * ((middle.dot(view.away)) + 10)
        return any(self._tree.ray_cast(far + side * across, view.away)[0] is None for side in (-1, 1))


def _is_silhouette(edge: bmesh.types.BMEdge, away: Vector) -> bool:
    one, other = (face.normal for face in edge.link_faces)
    return (one.dot(away) < -1e-4) != (other.dot(away) < -1e-4)


def _is_crest(edge: bmesh.types.BMEdge, away: Vector) -> bool:
    """Whether a tight curve faces the viewer here, as at the top of a rim."""
    across = (edge.verts[1].co - edge.verts[0].co).cross(away)
    one, other = (face.normal.dot(across.normalized()) for face in edge.link_faces)
    if one * other >= 0 or min(abs(one), abs(other)) < 0.01 or not edge.is_convex:
        return False
    span = sum((face.calc_center_median() - edge.verts[0].co).cross(_direction(edge)).length for face in edge.link_faces)
    return edge.calc_face_angle(0) / max(span, 1e-9) > 1 / RIM_RADIUS


def _direction(edge: bmesh.types.BMEdge) -> Vector:
    return (edge.verts[1].co - edge.verts[0].co).normalized()


def _pieces(start: Vector, end: Vector, step: float) -> Iterator[tuple[Vector, Vector]]:
    count = max(1, math.ceil((end - start).length / step))
    points = [start.lerp(end, k / count) for k in range(count + 1)]
    return zip(points, points[1:])


def _flat(a: Vector, b: Vector, view: View) -> tuple[tuple[float, float], tuple[float, float]]:
    return (a.dot(view.right), a.dot(view.up)), (b.dot(view.right), b.dot(view.up))


def chained(segments: Sequence, tolerance: float) -> list[Line]:
    """Joins segments into the longest possible lines and simplifies them."""
    places: dict = {}
    near: dict = {}
    for start, end in segments:
        a, b = (tuple(round(value / tolerance) for value in point) for point in (start, end))
        if a == b:
            continue
        places.setdefault(a, start)
        places.setdefault(b, end)
        near.setdefault(a, set()).add(b)
        near.setdefault(b, set()).add(a)
    lines = []
    for key in sorted(near, key=lambda each: (len(near[each]) % 2 == 0, each)):
        while near[key]:
            lines.append(simplified([places[each] for each in _walk(key, near, places)], tolerance))
    return lines


def _walk(key: tuple, near: dict, places: dict) -> list:
    """Follows unused segments, straight ahead where there is a choice."""
    way = [key]
    while near[way[-1]]:
        here = way[-1]
        ahead = np.subtract(places[here], places[way[-2]]) if len(way) > 1 else np.zeros(2)
        following = max(sorted(near[here]), key=lambda each: _alignment(ahead, np.subtract(places[each], places[here])))
        near[here].discard(following)
        near[following].discard(here)
        way.append(following)
    return way


def _alignment(ahead: np.ndarray, step: np.ndarray) -> float:
    return float(ahead @ step / (np.linalg.norm(step) + 1e-12))


def simplified(line: Line, tolerance: float) -> Line:
    """Simplifies a line within a tolerance (Ramer, Douglas and Peucker)."""
    points, kept, open_spans = np.array(line), {0, len(line) - 1}, [(0, len(line) - 1)]
    while open_spans:
        first, last = open_spans.pop()
        if last - first < 2:
            continue
        distances = _distances(points[first + 1 : last], points[first], points[last])
        if distances.max() > tolerance:
            middle = first + 1 + int(distances.argmax())
            kept.add(middle)
            open_spans += [(first, middle), (middle, last)]
    return [line[index] for index in sorted(kept)]


def _distances(points: np.ndarray, start: np.ndarray, end: np.ndarray) -> np.ndarray:
    chord = end - start
    length = np.linalg.norm(chord)
    if length < 1e-9:
        return np.linalg.norm(points - start, axis=1)
    return np.abs(chord[0] * (points[:, 1] - start[1]) - chord[1] * (points[:, 0] - start[0])) / length
