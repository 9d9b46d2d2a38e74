"""Outlines in the plane and paths in space, as arrays of points in metres."""

import math
from collections.abc import Sequence

import numpy as np

Points = np.ndarray
Radii = float | Sequence[float]


def round_corners(points: Sequence, radii: Radii, segments: int = 8) -> Points:
    """An open polyline with its inner corners rounded: one radius for all, or one for each point."""
    corners = [np.array(point, float) for point in points]
    sizes = list(radii) if isinstance(radii, Sequence) else [radii] * len(corners)
    rounded = [corners[0]]
    for before, corner, after, radius in zip(corners, corners[1:], corners[2:], sizes[1:]):
        rounded += _arc(before, corner, after, radius, segments)
    return np.array([*rounded, corners[-1]])


def _arc(before: Points, corner: Points, after: Points, radius: float, segments: int) -> list[Points]:
    back, ahead = before - corner, after - corner
    lengths = np.linalg.norm(back), np.linalg.norm(ahead)
    if radius <= 0 or min(lengths) < 1e-9:
        return [corner]
    back, ahead = back / lengths[0], ahead / lengths[1]
    angle = math.acos(float(np.clip(back @ ahead, -1, 1)))
    if angle > math.pi - 1e-3:
        return [corner]
    reach = min(radius / math.tan(angle / 2), min(lengths) * 0.49)
    return _between(corner, back, ahead, angle, reach, segments)


def _between(corner: Points, back: Points, ahead: Points, angle: float, reach: float, segments: int) -> list[Points]:
    radius = reach * math.tan(angle / 2)
    bisector = (back + ahead) / np.linalg.norm(back + ahead)
    centre = corner + bisector * radius / math.sin(angle / 2)
    first, last = (corner + back * reach - centre), (corner + ahead * reach - centre)
    sweep = math.pi - angle
    shares = np.linspace(0, 1, segments + 1)
    return [
        centre + (math.sin((1 - share) * sweep) * first + math.sin(share * sweep) * last) / math.sin(sweep)
        for share in shares
    ]


def subdivide(path: Points, step: float) -> Points:
    """The path with points added so that no two are further apart than a step."""
    points = [path[0]]
    for start, end in zip(path, path[1:]):
        count = max(1, math.ceil(float(np.linalg.norm(end - start)) / step))
        points += [start + (end - start) * k / count for k in range(1, count + 1)]
    return np.array(points)


def bent(points: Sequence, radii: Radii, step: float = 0.01) -> Points:
    """The centre line of a bent pipe."""
    return subdivide(round_corners(points, radii, 20), step)


def arch(radius: float, height: float, start: float = 0, drop: float = 0.03, count: int = 56) -> Points:
    """The centre line of a swan neck: up from `start`, half a circle towards the viewer, and down by `drop`."""
    angles = np.linspace(0, math.pi, count)
    over = [(0, -radius + radius * math.cos(a), height + radius * math.sin(a)) for a in angles]
    return subdivide(np.array([(0, 0, start), *over, (0, -2 * radius, height - drop)]), 0.01)


def circle(radius: float, count: int = 48) -> Points:
    """A circle round the origin."""
    return superellipse(radius, radius, 2, count)


def superellipse(half_width: float, half_depth: float, exponent: float = 2.5, count: int = 128) -> Points:
    """A closed outline between an ellipse (exponent 2) and a rectangle, its points evenly spread by angle."""
    angles = np.linspace(0, 2 * math.pi, count, endpoint=False)
    cosine, sine = np.cos(angles), np.sin(angles)
    radius = (np.abs(cosine / half_width) ** exponent + np.abs(sine / half_depth) ** exponent) ** (-1 / exponent)
    return np.stack([radius * cosine, radius * sine], 1)


def rounded_rectangle(width: float, depth: float, radius: float, segments: int = 8) -> Points:
    """A closed rectangle round the origin with round corners."""
    centres = [(1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)]
    points = []
    for x, y, first in centres:
        for angle in np.radians(np.linspace(first, first + 90, segments + 1)):
            points.append(
                (
                    x * (width / 2 - radius) + radius * math.cos(angle),
                    y * (depth / 2 - radius) + radius * math.sin(angle),
                )
            )
    return np.array(points)


def d_shape(width: float, length: float, straight: float = 0.34, corner: float = 0.02, count: int = 256) -> Points:
    """The outline of a toilet seat: flat back on y = 0, `straight` share of straight sides, round front at -length."""
    half, start = width / 2, -length * straight
    front = superellipse(half, length + start, 2.25, 280)[140:] + (0, start)
    back = round_corners([(half, start), (half, 0), (-half, 0), (-half, start)], [0, corner, corner, 0])
    closed = np.vstack([front, back])
    return _evenly(np.vstack([closed, closed[:1]]), count)


def _evenly(path: Points, count: int) -> Points:
    lengths = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    places = np.linspace(0, lengths[-1], count, endpoint=False)
    return np.stack([np.interp(places, lengths, path[:, axis]) for axis in (0, 1)], 1)
