"""Props of rooms: towels, vases, branches, lamps."""

import math

import numpy as np

from stage.outlines import Points, circle, round_corners, subdivide
from stage.solids import Material, Place, Solid, lofted, mesh, placed, swept, turned
from stage.surfaces import Look, linear, material, shader_of

LEAF_OUTLINE = ((0, 0), (0.25, 0.11), (0.5, 0.14), (0.78, 0.09), (1, 0))


def towel(width: float, drops: tuple[float, float], at: Place, made: Material) -> Solid:
    """A cloth folded over an edge along X: how far it hangs in front and behind."""
    line = [(0, -0.02, -drops[0]), (0, -0.018, 0), (0, 0.018, 0), (0, 0.02, -drops[1])]
    path = subdivide(round_corners(line, [0, 0.016, 0.016, 0], 8), 0.02)
    solid = lofted(
        [_fold(point, width, at) for point in path],
        made,
        caps=(False, False),
        ring_closed=False,
        crease=180,
        weighted=False,
    )
    thick, soft = solid.modifiers.new('thick', 'SOLIDIFY'), solid.modifiers.new('soft', 'SUBSURF')
    thick.thickness, thick.offset = 0.009, 0
    soft.levels = soft.render_levels = 1
    return solid


def _fold(point: Points, width: float, at: Place) -> list:
    """One thread across the cloth: deeper waves the further it hangs."""
    hang, side = min(1, abs(min(point[2], 0)) / 0.18), np.sign(point[1])
    shares = np.linspace(0, 1, 60)
    waves = 0.010 * (1 + np.sin(shares * 11 + 3.1)) + 0.006 * (1 + np.sin(shares * 23 + 5.7 + point[2] * 4))
    across = (shares - 0.5) * width * (1 - 0.03 * hang * np.sin(shares * 5))
    return [(at[0] + x, at[1] + point[1] + side * hang * y, at[2] + point[2]) for x, y in zip(across, waves)]


def vase(height: float, radius: float, made: Material, at: Place) -> Solid:
    """A bellied vase with a narrow neck."""
    shares = [(0, 0), (0.62, 0), (1, 0.42), (0.42, 0.86), (0.46, 1), (0.40, 1), (0.34, 0.86), (0, 0.8)]
    profile = [(radius * r, height * z) for r, z in shares]
    return placed(turned(profile, made, radii=[0, 0.008, 0.10, 0.03, 0.002, 0.002, 0.02, 0]), at)


def branches(at: Place, count: int, height: float, spread: float, leaf: str, seed: int) -> list[Solid]:
    """Olive branches in a vase; all leaves are one solid."""
    rng = np.random.default_rng(seed)
    stem = material(Look(linear('#5a4a36'), 0, 0.7))
    solids, vertices, faces = [], [], []
    for _ in range(count):
        path = _stem(at, height * rng.uniform(0.65, 1.0), rng.uniform(0, math.tau), spread * rng.uniform(0.4, 1.2), rng)
        solids.append(swept(path, circle(0.0028, 8), stem, list(np.linspace(1, 0.35, 14)), crease=80, weighted=False))
        for share in np.linspace(0.28, 1, 24):
            start = len(vertices)
            vertices += _leaf(path, share * 13, rng)
            faces += [
                (start + 3 * j + k, start + 3 * j + k + 1, start + 3 * j + k + 4, start + 3 * j + k + 3)
                for j in range(4)
                for k in (0, 1)
            ]
    leaves = mesh(vertices, faces, material(Look(linear(leaf), 0, 0.5, 0.3)), crease=180, weighted=False)
    return [*solids, leaves]


def _stem(at: Place, height: float, angle: float, reach: float, rng: np.random.Generator) -> Points:
    shares = np.linspace(0, 1, 14)[:, None]
    outwards = reach * shares**1.7
    line = np.hstack(
        [math.cos(angle) * outwards, math.sin(angle) * outwards, height * shares - 0.10 * reach * shares**3]
    )
    return np.array(at) + line + rng.normal(0, 0.004, (14, 3)) * shares


def _leaf(path: Points, place: float, rng: np.random.Generator) -> list:
    k = min(12, int(place))
    along = path[k + 1] - path[k]
    root, along = path[k] + along * (place - k), along / np.linalg.norm(along)
    axis = along * 0.55 + _across(along, rng) * 0.85
    axis, length = axis / np.linalg.norm(axis), rng.uniform(0.040, 0.068)
    side = _across(axis, rng)
    up = np.cross(axis, side)
    points = []
    for share, width in LEAF_OUTLINE:
        middle = root + axis * length * share - up * 0.10 * length * share**2
        points += [
            middle - side * width * length + up * 0.02 * length,
            middle,
            middle + side * width * length + up * 0.02 * length,
        ]
    return points


def _across(axis: Points, rng: np.random.Generator) -> Points:
    side = rng.normal(0, 1, 3)
    side -= (side @ axis) * axis
    return side / np.linalg.norm(side)


def globe(radius: float, strength: float, at: Place) -> Solid:
    """A glass globe that glows warmly."""
    made = material(Look((1, 1, 1)))
    inputs = shader_of(made).inputs
    inputs['Emission'].default_value, inputs['Emission Strength'].default_value = (1, 0.79, 0.54, 1), strength
    profile = [(max(0, radius * math.sin(a)), -radius * math.cos(a)) for a in np.linspace(0, math.pi, 48)]
    return placed(turned(profile, made), at)


def robe(at: Place, made: Material, length: float = 0.95) -> Solid:
    """A cloth gathered on a hook: narrow at the top, falling in folds."""
    angles, rings = np.linspace(0, math.tau, 160, endpoint=False), []
    for share in np.linspace(0, 1, 26):
        width, depth = 0.035 + 0.13 * share**0.6, 0.022 + 0.035 * share**0.7
        folds = (
            1
            + 0.16 * share**0.5 * np.sin(angles * 9 + 1.3 * np.sin(share * 3))
            + 0.07 * share * np.sin(angles * 17 + 2)
        )
        drop = at[2] - length * share + 0.012 * share * np.sin(angles * 5)
        rings.append(
            [
                (at[0] + width * f * math.cos(a), at[1] + depth * f * math.sin(a), z)
                for a, f, z in zip(angles, folds, drop)
            ]
        )
    return lofted(rings, made, crease=180, weighted=False)
