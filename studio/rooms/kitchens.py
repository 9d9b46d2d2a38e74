"""Kitchens and utility rooms: cabinets under a worktop, a sink in it, tile behind."""

import numpy as np

from designs.furniture import cabinet_of
from rooms.baths import terry
from rooms.props import branches, towel, vase
from rooms.room import Room
from rooms.vessels import bowl, jar, pot
from stage.solids import Material, box, cylinder, tube
from stage.stone import STONES, stone
from stage.surfaces import METALS, Look, linear, material, rubber
from stage.wood import wood

TOP, DEPTH, SLAB, RIM = 0.91, 0.64, 0.03, 0.02


def _worktop(made: Material, left: float, right: float, hole: tuple[float, float, float, float] | None) -> None:
    """A slab along the wall, in pieces round a hole (left, right, front, back)."""
    pieces = [(left, right, -DEPTH, 0)]
    if hole:
        west, east, front, back = hole
        pieces = [(left, west, -DEPTH, 0), (east, right, -DEPTH, 0), (west, east, back, 0)]
        if front > -DEPTH:
            pieces.append((west, east, -DEPTH, front))
    for low, high, near, far in pieces:
        box((high - low, far - near, SLAB), made, ((low + high) / 2, (near + far) / 2, TOP - SLAB / 2), 0.001)


def _fronts(made: Material, plated: Material, left: float, right: float, top: float = TOP - SLAB) -> None:
    """Doors over a dark plinth, each with a pull."""
    count = max(1, round((right - left) / 0.48))
    step = (right - left) / count
    box((right - left, DEPTH - 0.07, top - 0.1), made, ((left + right) / 2, -(DEPTH - 0.07) / 2, (top + 0.1) / 2), 0)
    box((right - left, DEPTH - 0.12, 0.1), rubber(), ((left + right) / 2, -(DEPTH - 0.12) / 2, 0.05), 0)
    for k in range(count):
        x, grip = left + (k + 0.5) * step, left + (k + (0.88 if k % 2 == 0 else 0.12)) * step
        box((step - 0.004, 0.022, top - 0.108), made, (x, -DEPTH + 0.055, (top + 0.1) / 2), 0.002)
        tube([(grip, -DEPTH + 0.02, top - 0.24), (grip, -DEPTH + 0.02, top - 0.09)], 0.005, plated, 0.002, 20)
        for z in (top - 0.225, top - 0.105):
            tube([(grip, -DEPTH + 0.045, z), (grip, -DEPTH + 0.02, z)], 0.0035, plated, count=12)


def _shelf(plated: Material, left: float, right: float, z: float) -> None:
    """A board of oak on two brackets with bowls and jars."""
    box((right - left, 0.22, 0.03), wood('natural-oak', 'X'), ((left + right) / 2, -0.12, z), 0.003)
    for x in (left + 0.15, right - 0.15):
        box((0.012, 0.2, 0.012), plated, (x, -0.11, z - 0.021), 0.002)
    rng = np.random.default_rng(6)
    for k, x in enumerate(np.arange(left + 0.14, right - 0.1, 0.21)):
        (bowl if k % 3 else jar)(
            float(rng.uniform(0.05, 0.075)), ('#e6dfd2', '#c9bda8', '#8f8a7f')[k % 3], (x, -0.12, z + 0.015)
        )


def sink_run(room: Room) -> None:
    """A run of cabinets with a sink, its faucet, a dispenser, a board and a shelf."""
    row, half = room.row, room.row['half']
    plated, metal = row['metal'], material(METALS[row['metal']])
    fronts, top = cabinet_of(row['wood']), stone(STONES[row.get('top', 'lune-white')])
    apron = row['sink'][0] == 'apron-sink'
    _worktop(top, -half, half, _sink(room, apron))
    _fronts(fronts, metal, -half, -0.40)
    _fronts(fronts, metal, 0.40, half)
    _fronts(fronts, metal, -0.40, 0.40, 0.66 if apron else TOP - 0.27)
    if not apron:
        box((0.8, 0.022, 0.24), fronts, (0, -DEPTH + 0.055, TOP - SLAB - 0.122), 0.002)
    room.put(row['faucet'], plated, (0, -0.062, TOP), row.get('turn', 0))
    if row['faucet'] == 'pull-down-faucet':
        room.put('soap-dispenser', plated, (0.26, -0.062, TOP))
    room.put('cutting-board', 'standard', (0.78, -0.34, TOP), 12)
    vase(0.24, 0.085, material(Look(linear('#e3ddd2'), 0, 0.6)), (-0.82, -0.22, TOP))
    branches((-0.82, -0.22, TOP + 0.2), 7, 0.5, 0.24, '#6f7f5c', 3)
    bowl(0.11, '#8f8a7f', (0.78, -0.34, TOP + 0.03))
    if row.get('shelf', True):
        _shelf(metal, -1.25, 1.25, 1.62)
    if row.get('hooks'):
        for x in (-0.9, -0.7, 0.7, 0.9):
            room.put('robe-hook', plated, (x, -0.011, 1.42))
        towel(0.26, (0.42, 0.36), (0.9, -0.07, 1.37), terry('#b9c0b8'))
        towel(0.30, (0.30, 0.26), (-0.7, -0.07, 1.37), terry('#e6dfd3'))


def _sink(room: Room, apron: bool) -> tuple[float, float, float, float]:
    """A sink that comes out before the doors or lies under the worktop, and the hole that it needs there."""
    place = (0, -DEPTH + 0.21, TOP - 0.005) if apron else (0, -0.315, TOP - SLAB - 0.001)
    (left, front, _), (right, back, _) = room.put(*room.row['sink'], place, by='top')
    lap = 0 if apron else RIM
    return left + lap, right - lap, max(front, -DEPTH) + lap, back - lap


def stove(room: Room) -> None:
    """A stove under its hood, a pot filler over it, cabinets to both sides."""
    row, half = room.row, room.row['half']
    plated, metal = row['metal'], material(METALS[row['metal']])
    fronts, top = cabinet_of(row['wood']), stone(STONES[row.get('top', 'lune-white')])
    for left, right in ((-half, -0.46), (0.46, half)):
        _worktop(top, left, right, None)
        _fronts(fronts, metal, left, right)
    _range(metal)
    box((0.95, 0.42, 0.5), material(Look(linear(row['paint']), 0, 0.8)), (0, -0.21, 2.2), 0.01)
    box((0.97, 0.44, 0.03), metal, (0, -0.22, 1.94), 0.004)
    room.put('pot-filler', plated, (-0.05, -0.011, 1.36))
    pot(0.14, 0.16, (-0.18, -0.34, 0.955))
    room.put('cutting-board', 'standard', (0.85, -0.32, TOP), -8)
    bowl(0.12, '#e6dfd2', (0.85, -0.32, TOP + 0.03))
    for k, x in enumerate((-1.2, -1.05, -0.92)):
        jar(0.05 - 0.006 * k, ('#c9bda8', '#e6dfd2', '#8f8a7f')[k], (x, -0.16, TOP))


def _range(metal: Material) -> None:
    """A stove of enamelled steel: an oven door, five knobs, six burners."""
    enamel, iron, dark = (
        material(Look(linear('#26292b'), 0, 0.25, coat=0.5)),
        rubber(),
        material(Look((0.01, 0.01, 0.01), 0, 0.1)),
    )
    box((0.91, DEPTH, 0.8), enamel, (0, -DEPTH / 2, 0.5), 0.004)
    box((0.9, 0.02, 0.12), enamel, (0, -DEPTH - 0.012, 0.85), 0.004)
    box((0.62, 0.006, 0.34), dark, (0, -DEPTH - 0.004, 0.5), 0.002)
    tube([(-0.36, -DEPTH - 0.05, 0.73), (0.36, -DEPTH - 0.05, 0.73)], 0.011, metal, 0.003)
    for x in (-0.33, 0.33):
        tube([(x, -DEPTH, 0.73), (x, -DEPTH - 0.05, 0.73)], 0.008, metal, count=16)
    for x in np.linspace(-0.36, 0.36, 6):
        cylinder(0.021, 0.03, metal, (float(x), -DEPTH - 0.02, 0.85), 'forward', 0.003)
    box((0.9, DEPTH - 0.02, 0.02), material(METALS['stainless-steel']), (0, -DEPTH / 2, 0.912), 0.002)
    for x in (-0.29, 0, 0.29):
        for y in (-0.18, -0.46):
            cylinder(0.05, 0.014, iron, (x, y, 0.92))
            for bar in (-0.09, 0.09):
                box((0.26, 0.012, 0.014), iron, (x, y + bar, 0.945), 0.003)
                box((0.012, 0.26, 0.014), iron, (x + bar, y, 0.945), 0.003)
