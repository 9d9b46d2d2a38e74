"""Frames and panels of wood or lacquer: mitred rails, round frames, mirrors that give light."""

import math
from collections.abc import Sequence

import numpy as np

from designs.furniture import cabinet_of
from stage.outlines import round_corners
from stage.solids import Material, Solid, closed, mesh, moved, placed, turned
from stage.surfaces import MIRROR, Look, material, shader_of
from stage.wood import WOODS, wood

LIT = Look((1, 0.97, 0.92), 0, 0.6)


def lengthwise(finish: str) -> Material:
    """Wood with its grain from left to right, or lacquer."""
    return wood(finish, 'X') if finish in WOODS else cabinet_of(finish)


def framed(finish: str, width: float, height: float, section: Sequence, radii: Sequence[float]) -> list[Solid]:
    """
    Four mitred rails against the wall y = 0, the grain along each. The section goes from the glass out to the wall:
    how far in from the outer edge, how far before the wall.
    """
    profile = round_corners(section, list(radii), 5)
    upright, level = cabinet_of(finish), lengthwise(finish)
    sides = ((width / 2, height / 2, 0, level), (height / 2, width / 2, 90, upright))
    return [
        solid
        for half, other, turn, made in sides
        for solid in (_rail(profile, half, other, turn, made), _rail(profile, half, other, turn + 180, made))
    ]


def _rail(profile: np.ndarray, half: float, other: float, turn: float, made: Material) -> Solid:
    """The rail at the top, turned about the middle; its own points are turned, so that the grain stays along it."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    corners = []
    for side in (-1, 1):
        for inward, before in profile:
            x, z = side * (half - inward), other - inward
            corners.append((c * x - s * z, -before, s * x + c * z))
    count = len(profile)
    faces = [(k, k + 1, count + k + 1, count + k) for k in range(count - 1)]
    return closed(mesh(corners, faces, made, crease=30))


def glass(outline: Sequence[tuple[float, float]], before: float) -> Solid:
    """A mirror in the plane of the wall."""
    return mesh([(x, -before, z) for x, z in outline], [range(len(outline))], material(MIRROR), crease=0)


def pane(width: float, height: float, before: float, at: tuple[float, float] = (0, 0)) -> Solid:
    """A rectangle of mirror."""
    (x, z), a, b = at, width / 2, height / 2
    return glass([(x - a, z - b), (x + a, z - b), (x + a, z + b), (x - a, z + b)], before)


def hoop(finish: str, profile: Sequence, radii: Sequence[float], radius: float, before: float) -> list[Solid]:
    """A round frame of a section (radius, distance from the wall), and its glass."""
    ring = turned(profile, cabinet_of(finish), 160, radii=list(radii))
    disc = turned([(0, before), (radius, before)], material(MIRROR), 160)
    return [placed(solid, turn=(math.pi / 2, 0, 0)) for solid in (ring, disc)]


def lit(power: float = 2.2) -> Material:
    """Frosted glass with light behind it."""
    made = material(LIT)
    inputs = shader_of(made).inputs
    inputs['Emission'].default_value, inputs['Emission Strength'].default_value = (1, 0.94, 0.85, 1), power
    return made


def hung(solids: list[Solid], x: float, z: float) -> list[Solid]:
    """The solids at a place on the wall."""
    return moved(solids, (x, 0, z))
