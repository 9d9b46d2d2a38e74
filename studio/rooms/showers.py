"""Showers: tile to the ceiling, a pane of glass, a drain along the wall."""

from rooms.baths import terry
from rooms.props import robe
from rooms.room import CLEAR, Room
from rooms.vessels import bottle
from stage.glass import glass
from stage.solids import box
from stage.stone import STONES, Stone, stone
from stage.surfaces import METALS, material
from stage.wood import wood


def shower(room: Room) -> None:
    """An exposed system, or a head with a trim and a hand shower, and what belongs to them."""
    row, half = room.row, room.row['half']
    plated, x = row['metal'], half - 0.95
    if row.get('system'):
        room.put('shower-system', plated, (x, -0.011, 1.12))
    else:
        room.put('rain-head-12', plated, (x, -0.011, 1.86))
        room.put('thermostatic-trim', plated, (x, -0.011, 1.12))
        room.put('hand-shower', plated, (x + 0.48, -0.011, 1.3))
    if row.get('sprays'):
        for z in (0.85, 1.35):
            room.put('body-spray', plated, (x - 0.34, -0.011, z))
    if row.get('grab'):
        room.put('grab-bar-18', plated, (x - 0.55, -0.011, 0.95))
    room.put('linear-drain-24', 'brushed-nickel', (x, -0.14, -0.024))
    _pane(room, x - 0.95)
    _bench(room, half)
    for step, code in enumerate(('#4a3322', '#e8e1d4')):
        bottle(code, 0.15 - 0.03 * step, (half - 0.2, -0.36 - 0.12 * step, 0.46))
    room.put('robe-hook', plated, (x - 1.42, -0.011, 1.72))
    robe((x - 1.42, -0.09, 1.7), terry(row.get('cloth', '#e9e3d8')))


def _pane(room: Room, x: float) -> None:
    """A fixed pane of glass from floor to above the head, in a thin channel."""
    pane = box((0.010, 1.1, 2.15), glass(), (x, -0.56, 1.085), 0.001)
    pane[CLEAR] = True
    made = material(METALS[room.row['metal']])
    box((0.016, 1.1, 0.012), made, (x, -0.56, 0.006), 0.001)
    box((0.014, 0.012, 2.15), made, (x, -0.016, 1.085), 0.001)


def _bench(room: Room, half: float) -> None:
    """A bench along the right wall, of stone or of wood."""
    kind = room.row.get('bench', 'lune-white')
    made = stone(STONES[kind]) if kind in STONES else wood(kind, 'Y')
    box((0.38, 1.3, 0.045), made, (half - 0.19, -0.66, 0.4375), 0.004)
    box((0.34, 1.26, 0.415), stone(Stone(scale=1.4)), (half - 0.17, -0.66, 0.2075), 0.003)
