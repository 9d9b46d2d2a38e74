"""Bathrooms: a tub before a wall of tile."""

import math

from designs.fittings import wall_handle
from rooms.props import branches, globe, robe, towel, vase
from rooms.room import Room
from rooms.shell import HEIGHT
from rooms.vessels import bottle, stool
from stage.solids import box, cylinder, moved, tube
from stage.surfaces import Look, bumpy, linear, material, metal


def terry(code: str = '#d9d0c0'):
    """Towelling."""
    return bumpy(material(Look(linear(code), 0, 0.95, 0.1)), 900, 0.5, 0.002)


def bath(room: Room) -> None:
    """A freestanding tub, its filler, a stool with a vase, a lamp."""
    row = room.row
    plated, wall_mounted = row['metal'], row.get('filler') == 'wall'
    room.put('freestanding-tub-67', row['china'], (-0.05, -1.02, 0))
    if wall_mounted:
        room.put('wall-spout', plated, (-0.05, -0.01, 0.86))
        for x in (-0.22, 0.12):
            moved(wall_handle(metal(plated), math.copysign(0.001, x), 'cross'), (x, -0.01, 0.86))
    else:
        room.put('floor-filler', plated, (0.62, -0.42, 0), -18)
    towel(0.36, (0.42, 0.16), (-0.52, -1.425, 0.655), terry(row.get('cloth', '#d9d0c0')))
    stool(row.get('stool', 'walnut'), (1.22, -1.25, 0))
    vase(0.27, 0.09, bumpy(material(Look(linear('#3c3a36'), 0, 0.55)), 60, 0.2, 0.002), (1.13, -1.24, 0.4475))
    branches((1.13, -1.24, 0.68), 8, 0.62, 0.30, '#6f7f5c', 2)
    bottle('#4a3322', 0.13, (1.34, -1.30, 0.4475))
    pendant(plated, row.get('lamp', (-0.92, -0.62, 1.92)))
    if row.get('hooks'):
        for x in (1.42, 1.62):
            room.put('robe-hook', plated, (x, -0.011, 1.62))
        robe((1.42, -0.09, 1.6), terry(row.get('cloth', '#d9d0c0')))


def pendant(plated: str, at) -> None:
    """A globe that hangs by a cap of metal on a dark cord."""
    (x, y, z), made = at, metal(plated)
    globe(0.085, 2.6, at)
    cylinder(0.034, 0.022, made, (x, y, z + 0.074), edge=0.004)
    cylinder(0.012, 0.045, made, (x, y, z + 0.094), edge=0.003)
    tube([(x, y, z + 0.13), (x, y, HEIGHT)], 0.0042, material(Look(linear('#2a2724'), 0, 0.8)), count=12)
    cylinder(0.055, 0.022, made, (x, y, HEIGHT - 0.021), edge=0.004)


def alcove(room: Room) -> None:
    """A built-in tub between walls of tile, with a shower over it and a towel on its bar."""
    row, half = room.row, room.row['half']
    plated, x = row['metal'], half - 0.84
    room.put('undermount-tub', row['china'], (x, -0.42, 0))
    box((0.12, 0.86, HEIGHT), material(Look(linear(row['paint']), 0, 0.85)), (x - 0.9, -0.43, HEIGHT / 2), 0.002)
    room.put('pressure-trim-lever', plated, (x + 0.1, -0.011, 1.05))
    room.put('wall-spout', plated, (x + 0.1, -0.011, 0.74))
    room.put('multifunction-head', plated, (x + 0.1, -0.011, 1.98))
    room.put('hand-shower', plated, (x + 0.52, -0.011, 1.35))
    room.put('towel-bar-24', plated, (x - 1.45, -0.011, 1.25))
    towel(0.40, (0.46, 0.40), (x - 1.45, -0.086, 1.262), terry(row.get('cloth', '#e6dfd3')))
    stool('natural-oak', (x - 1.5, -0.42, 0))
    vase(0.22, 0.07, material(Look(linear('#e3ddd2'), 0, 0.6)), (x - 1.56, -0.42, 0.4475))
    branches((x - 1.56, -0.42, 0.63), 6, 0.45, 0.2, '#7b8763', 5)
    bottle('#e8e1d4', 0.10, (x - 1.36, -0.45, 0.4475))
