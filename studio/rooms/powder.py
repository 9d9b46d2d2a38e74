"""Walls of a powder room: a vanity under its mirror, a basin on the wall, a toilet."""

from rooms.baths import terry
from rooms.props import branches, globe, towel, vase
from rooms.room import Room
from rooms.vessels import bottle, tray
from stage.outlines import bent
from stage.solids import box, cylinder, tube
from stage.stone import STONES, stone
from stage.surfaces import Look, linear, material, metal
from stage.wood import wood


def _behind_the_camera() -> None:
    """A door and a picture: a mirror needs something to reflect."""
    box((0.86, 0.05, 2.15), wood('walnut', 'Z'), (0.42, -5.88, 1.075))
    box((1.0, 0.03, 2.22), material(Look(linear('#2e2a26'))), (0.42, -5.89, 1.11))
    box((0.66, 0.03, 0.91), material(Look(linear('#b7ab98'), 0, 0.8)), (-0.75, -5.872, 1.55), 0)


def _ledge(room: Room) -> None:
    """A strip of stone over tile that ends half-way up."""
    heights = [height for _, _, side, height in room.row['tiles'] if side == 'back' and height != 'full']
    for height in heights:
        box((2 * room.row['half'], 0.035, 0.022), stone(STONES['lune-white']), (0, -0.010, height + 0.011))


def lamp(x: float, z: float, plated: str) -> None:
    """A glass globe on a bracket."""
    made = metal(plated)
    globe(0.062, 5, (x, -0.13, z + 0.1))
    cylinder(0.045, 0.012, made, (x, 0, z), 'forward')
    tube(bent([(x, 0, z), (x, -0.13, z), (x, -0.13, z + 0.045)], [0, 0.025, 0]), 0.007, made, count=20)
    cylinder(0.026, 0.016, made, (x, -0.13, z + 0.037), edge=0.001)


def vanity_wall(room: Room) -> None:
    """A vanity with one basin or two, its mirrors, lamps between them, a towel."""
    row = room.row
    plated, china, double = row['metal'], row['china'], row.get('double', False)
    places = (-0.38, 0.38) if double else (0.0,)
    _, (_, _, top) = room.put('vanity-60' if double else 'vanity-36', row['wood'])
    _behind_the_camera()
    _ledge(room)
    for x in places:
        room.put('vessel-basin', china, (x, -0.25, top))
        _, (_, _, spout) = room.put('tall-faucet', plated, (x, -0.055, top))
        room.put('framed-mirror-22', row['wood'], (x, -0.011, spout + 0.029), by='foot')
    reach = 0.80 if double else 0.52
    for x in (-reach, reach):
        lamp(x, 1.66, plated)
    tray(plated, (0 if double else 0.33, -0.30, top))
    vase(0.20, 0.07, material(Look(linear('#e3ddd2'), 0, 0.6)), (places[0] - 0.36, -0.24, top))
    branches((places[0] - 0.36, -0.24, top + 0.17), 6, 0.42, 0.20, '#7b8763', 5)
    x = 1.3 if double else 1.02
    room.put('towel-bar-18', plated, (x, -0.011, 1.06))
    towel(0.34, (0.40, 0.36), (x, -0.086, 1.072), terry(row.get('cloth', '#e6dfd3')))


def basin_wall(room: Room) -> None:
    """A basin on the wall under a round mirror, its trap visible, a ring with a towel."""
    row = room.row
    plated, china = row['metal'], row['china']
    _behind_the_camera()
    _ledge(room)
    room.put('wall-basin', china, (0, -0.011, 0.74))
    if row.get('faucet') == 'wall':
        room.put('wall-faucet-lever', plated, (0, -0.011, 1.06))
    else:
        room.put('single-hole-faucet', plated, (0, -0.066, 0.87))
    room.put('bottle-trap', plated, (0, -0.216, 0.44))
    room.put('round-mirror', row['wood'], (0, -0.011, 1.66))
    for x in (-0.55, 0.55):
        lamp(x, 1.58, plated)
    room.put('towel-ring', plated, (0.66, -0.011, 1.16))
    towel(0.24, (0.34, 0.30), (0.66, -0.087, 1.0), terry(row.get('cloth', '#efe9dd')))
    room.put('glass-shelf', plated, (-0.78, -0.011, 1.2))
    vase(0.15, 0.05, material(Look(linear('#d9cdbb'), 0, 0.6)), (-0.9, -0.09, 1.209))
    branches((-0.9, -0.09, 1.33), 5, 0.28, 0.12, '#7b8763', 9)
    bottle('#4a3322', 0.11, (-0.68, -0.09, 1.209))


def toilet_wall(room: Room) -> None:
    """A wall-hung toilet with a paper holder and a shelf over it."""
    row = room.row
    plated, china = row['metal'], row['china']
    _ledge(room)
    room.put('wall-hung-toilet', china, (0, -0.011, 0))
    room.put('paper-holder', plated, (-0.44, -0.011, 0.72))
    made = material(Look(linear('#f2efe8'), 0, 0.95, 0.1))
    cylinder(0.052, 0.10, made, (-0.49, -0.086, 0.72), 'right', 0.004)
    room.put('glass-shelf', plated, (0, -0.011, 1.44))
    vase(0.16, 0.05, material(Look(linear('#3c3a36'), 0, 0.6)), (-0.14, -0.09, 1.449))
    branches((-0.14, -0.09, 1.58), 6, 0.28, 0.16, '#6f7f5c', 4)
    bottle('#e8e1d4', 0.11, (0.1, -0.09, 1.449))
    room.put('towel-bar-18', plated, (0.98, -0.011, 1.12))
    towel(0.36, (0.42, 0.38), (0.98, -0.086, 1.132), terry(row.get('cloth', '#d9d0c0')))
