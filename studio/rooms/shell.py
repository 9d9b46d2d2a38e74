"""Walls, a window with daylight, a floor and a ceiling: what all rooms have."""

import math
import random
from dataclasses import replace

import bpy

from stage.lights import portal, softbox, sun
from stage.solids import Material, box
from stage.stone import STONES, stone
from stage.surfaces import Look, bumpy, linear, material

HEIGHT, DEPTH = 2.85, 6.0
THICK = 0.2
FRAME = Look((0.015, 0.015, 0.015), 0, 0.4)
SKY = (0.80, 0.90, 1.0)

Window = tuple[float, float, float, float]


def plaster(code: str) -> Material:
    """Painted wall, a little uneven."""
    return bumpy(material(Look(linear(code), 0, 0.85, 0.2)), 7, 0.10, 0.006)


def shell(half: float, window: Window, paint: str) -> None:
    """A room 2 × half wide that the camera looks into from inside; the window (y0, y1, z0, z1) is in its left wall."""
    made, middle = plaster(paint), -DEPTH / 2 + 0.05
    width = 2 * half + 0.6
    box((width, THICK, HEIGHT + 0.4), made, (0, THICK / 2 + 0.01, HEIGHT / 2), 0)
    box((width, THICK, HEIGHT + 0.4), made, (0, -DEPTH, HEIGHT / 2), 0)
    box((THICK, DEPTH + 0.2, HEIGHT + 0.4), made, (half + THICK / 2, middle, HEIGHT / 2), 0)
    box((width, DEPTH + 0.4, THICK), material(Look(linear('#e9e5de'), 0, 0.9)), (0, middle, HEIGHT + 0.1), 0)
    _pierced(-half - 0.11, window, made)
    _mullions(-half - 0.12, window)


def _pierced(x: float, window: Window, made: Material) -> None:
    y0, y1, z0, z1 = window
    for low, high, bottom, top in (
        (-DEPTH, y0, -0.1, HEIGHT + 0.2),
        (y1, 0.1, -0.1, HEIGHT + 0.2),
        (y0, y1, -0.1, z0),
        (y0, y1, z1, HEIGHT + 0.2),
    ):
        box((0.22, high - low, top - bottom), made, (x, (low + high) / 2, (bottom + top) / 2), 0)


def _mullions(x: float, window: Window) -> None:
    y0, y1, z0, z1 = window
    made = material(FRAME)
    for k in range(3):
        box((0.04, 0.022, z1 - z0), made, (x, y0 + (y1 - y0) * k / 2, (z0 + z1) / 2), 0.002)
    for k in range(4):
        box((0.04, y1 - y0, 0.022), made, (x, (y0 + y1) / 2, z0 + (z1 - z0) * k / 3), 0.002)


def floor(half: float, size: float) -> None:
    """Large slabs of limestone, each turned at random so that no two look alike."""
    rng, gap = random.Random(4), 0.003
    stones = [stone(replace(STONES['limestone'], seed=seed)) for seed in range(5)]
    columns, rows = math.ceil(2 * half / size), math.ceil(DEPTH / size)
    for k in range(columns * rows):
        at = (-half + (k % columns + 0.5) * size, -5.9 + (k // columns + 0.5) * size, -0.006)
        turn = (0, 0, math.pi / 2 * rng.randint(0, 3))
        box((size - gap, size - gap, 0.012), stones[k % 5], at, 0.0012, turn)
    grout = material(Look(linear('#a8a196'), 0, 0.9))
    box((2 * half + 2 * size, DEPTH + 2 * size, 0.01), grout, (0, -DEPTH / 2, -0.0075), 0)


def daylight(half: float, window: Window, direction, watts: float, angle: float, fill) -> None:
    """Sky and sun through the window, and a fill light behind the camera that no mirror shows."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world, world.use_nodes = world, True
    background = world.node_tree.nodes['Background'].inputs
    background[0].default_value, background[1].default_value = (*SKY, 1), 2.6
    y0, y1, z0, z1 = window
    middle = (y0 + y1) / 2, (z0 + z1) / 2
    portal((-half - 0.25, *middle), (-half + 1, *middle), (y1 - y0, z1 - z0))
    sun(direction, watts, angle)
    at, target, size, strength = fill
    softbox(at, target, size, strength, (1, 0.96, 0.90)).visible_glossy = False
    for lamp in bpy.data.objects:
        if lamp.type == 'LIGHT':
            lamp.visible_camera = False
