"""Tiles laid in patterns: outlines in a plane, then one solid of all of them and the grout between."""

import math
from collections.abc import Sequence

import numpy as np

from stage.outlines import Points, circle
from stage.solids import Material, Solid, box, mesh
from stage.surfaces import Look, bumpy, linear, material

SLIVER = 2e-5  # square metres


def courses(width: float, height: float, tile: tuple[float, float], gap: float, offset: float = 0) -> list[Points]:
    """Rows of rectangles that fill a panel, every second row shifted by a share of a tile and cut at the edge."""
    outlines = []
    for row in range(math.ceil(height / (tile[1] + gap))):
        bottom, shift = row * (tile[1] + gap), (row % 2) * offset * (tile[0] + gap)
        for column in range(-1, math.ceil(width / (tile[0] + gap)) + 1):
            left = column * (tile[0] + gap) + shift
            sides = max(left, 0), bottom, min(left + tile[0], width), min(bottom + tile[1], height)
            if sides[2] - sides[0] > 0.004 and sides[3] - sides[1] > 0.004:
                outlines.append(_rectangle(*sides))
    return outlines


def _rectangle(left: float, bottom: float, right: float, top: float) -> Points:
    return np.array([(left, bottom), (right, bottom), (right, top), (left, top)])


def honeycomb(columns: int, rows: int, radius: float, gap: float, sides: int = 6) -> list[Points]:
    """Hexagons or, with more sides, rounds in staggered columns."""
    step = (radius * math.sqrt(3) if sides == 6 else radius * 2) + gap
    outline = circle(radius, sides)
    return [
        outline + (column * step * math.sqrt(3) / 2, (row + column % 2 / 2) * step)
        for column in range(columns)
        for row in range(rows)
    ]


def herringbone(width: float, height: float, tile: tuple[float, float], gap: float) -> list[Points]:
    """Upright zigzags of rectangles, cut at the edges of the panel."""
    long, short = tile[0] + gap, tile[1] + gap
    turn = np.array([(1, 1), (-1, 1)]) / math.sqrt(2)
    reach = math.ceil((width + height) / short)
    outlines = []
    for i in range(-reach, reach):
        for j in range(-reach // 2, reach // 2):
            x, y = i * short + j * long, i * short - j * long
            outlines.append(_rectangle(x, y, x + tile[0], y + tile[1]) @ turn)
            outlines.append(_rectangle(x + long, y + short - long, x + long + tile[1], y + short - gap) @ turn)
    return fitted(outlines, width, height)


def fitted(outlines: Sequence[Points], width: float, height: float) -> list[Points]:
    """What of the outlines is in a panel that starts at the origin; slivers are left out."""
    pieces = [_cut(outline, width, height) for outline in outlines]
    return [piece for piece in pieces if len(piece) > 2 and _area(piece) > SLIVER]


def _cut(outline: Points, width: float, height: float) -> Points:
    """What of a convex outline is in the panel."""
    for axis, sign, limit in ((0, 1, 0), (0, -1, -width), (1, 1, 0), (1, -1, -height)):
        kept = []
        for start, end in zip(outline, np.roll(outline, -1, 0)):
            depths = sign * start[axis] - limit, sign * end[axis] - limit
            if depths[0] >= 0:
                kept.append(start)
            if depths[0] * depths[1] < 0:
                kept.append(start + (end - start) * depths[0] / (depths[0] - depths[1]))
        outline = np.array(kept).reshape(-1, 2)
        outline = outline[np.linalg.norm(outline - np.roll(outline, 1, 0), axis=1) > 1e-6]
    return outline


def _area(outline: Points) -> float:
    ahead = np.roll(outline, -1, 0)
    return float(np.sum(outline[:, 0] * ahead[:, 1] - outline[:, 1] * ahead[:, 0]) / 2)


def laid(
    outlines: Sequence[Points], made: Material, thickness: float = 0.010, edge: float = 0.0016, tilt: float = 0.004
) -> list[Solid]:
    """The tiles, facing -Y, each a little out of true; and their grout."""
    return [loose(outlines, made, thickness, edge, tilt), _grout(np.vstack(list(outlines)), thickness)]


def loose(outlines: Sequence[Points], made: Material, thickness: float, edge: float, tilt: float) -> Solid:
    """The tiles without grout."""
    rng = np.random.default_rng(3)
    vertices, faces, tiles = [], [], []
    for outline in outlines:
        count, start = len(outline), len(vertices)
        vertices += _tile(outline, thickness, edge, rng.normal(0, tilt, 2).clip(-1.5 * tilt, 1.5 * tilt))
        for base in range(start, len(vertices) - count, count):
            faces += [
                (base + k, base + (k + 1) % count, base + count + (k + 1) % count, base + count + k)
                for k in range(count)
            ]
        faces.append(range(len(vertices) - count, len(vertices)))
        tiles += [rng.random()] * (len(faces) - len(tiles))
    solid = mesh(vertices, faces, made, crease=40)
    solid.data.attributes.new('tile', 'FLOAT', 'FACE').data.foreach_set('value', tiles)
    return solid


def _tile(outline: Points, thickness: float, edge: float, tilt: Points) -> list:
    middle = outline.mean(0)
    angles = np.linspace(0, math.pi / 2, 4)
    rings = [(0, 0)] + [(edge * (1 - math.cos(a)), -(thickness - edge) - edge * math.sin(a)) for a in angles]
    points = []
    for inset, y in rings:
        lean = (_inset(outline, inset) - middle) @ tilt if y < 0 else np.zeros(len(outline))
        points += [(x, y + out, z) for (x, z), out in zip(_inset(outline, inset), lean)]
    return points


def _inset(outline: Points, distance: float) -> Points:
    """A convex outline, counter-clockwise, with each side moved inwards."""
    sides = np.roll(outline, -1, 0) - outline
    inward = np.stack([-sides[:, 1], sides[:, 0]], 1) / np.linalg.norm(sides, axis=1)[:, None]
    before = np.roll(inward, 1, 0)
    return outline + distance * (inward + before) / (1 + (inward * before).sum(1))[:, None]


def _grout(points: Points, thickness: float) -> Solid:
    low, high = points.min(0) + 0.004, points.max(0) - 0.004
    size, middle = high - low, (high + low) / 2
    made = bumpy(material(Look(linear('#cfcac0'), 0, 0.9, 0.2)), 900, 0.15, 0.0006)
    depth = thickness - 0.0034
    return box((size[0], depth, size[1]), made, (middle[0], -depth / 2, middle[1]), 0)
