"""Showrooms: a wall of faucets, vanities in bays, boards of tile, tubs on a stage, slabs of stone."""

import math
from dataclasses import replace

from designs.furniture import cabinet_of
from rooms.baths import pendant, terry
from rooms.powder import lamp
from rooms.props import branches, towel, vase
from rooms.room import Room
from rooms.vessels import bowl, stool
from rooms.walls import tiled
from stage.lights import softbox
from stage.solids import Material, Place, box, moved
from stage.stone import STONES, stone
from stage.surfaces import METALS, Look, linear, material, rubber, shader_of

WARM = (1, 0.90, 0.76)
FORMS = ({}, {'metal': 'classic'}, {'metal': 'fluted'}, {'metal': 'flat'})
COUNTER, LEDGE, HEADS = 0.86, 1.36, 2.02
TABLE = 0.76


def faucet_wall(room: Room) -> None:
    """Faucets in all forms on a counter and on a ledge over it, shower heads above them."""
    row = room.row
    made, top = cabinet_of(row['wood']), stone(STONES[row['top']])
    _counter(made, top, 1.95)
    _ledge(top, 1.95, LEDGE)
    plates = row['plates']
    tall = ('tall-faucet', 'pull-down-faucet', 'bridge-faucet-lever', 'tall-faucet')
    low = ('single-hole-faucet', 'widespread', 'single-hole-faucet', 'single-hole-faucet')
    for k in range(8):
        x, forms = (k - 3.5) * 0.48, FORMS[k % 4]
        room.put(tall[(k + k // 4) % 4], plates[k % len(plates)], (x, -0.26, COUNTER), -38, forms=forms)
        room.put(low[(k + k // 4) % 4], plates[(k + 3) % len(plates)], (x, -0.12, LEDGE), -38, forms=forms)
    for k in range(4):
        room.put('rain-head-12', plates[(k + 1) % len(plates)], ((k - 1.5) * 0.96, -0.011, HEADS), forms=FORMS[k])
    _vase((-2.14, -0.62, 0), 0.62, 0.19, row['clay'], 1.0)
    stool(row['stool'], (1.15, -1.3, 0))
    bowl(0.13, '#e6dfd2', (1.15, -1.3, 0.4475))
    _light((0, -1.6, 2.8), (0, 0, 1.1), (3.6, 0.3), 46)


def vanity_bays(room: Room) -> None:
    """Three vanities under their mirrors, each in a bay between fins of wood, with lamps."""
    row = room.row
    fin = cabinet_of(row['fin'])
    for x in (-2.55, -0.85, 0.85, 2.55):
        box((0.07, 0.62, 2.5), fin, (x, -0.31, 1.25), 0.003)
    box((5.17, 0.66, 0.09), fin, (0, -0.33, 2.545), 0.003)
    for x, form, finish in zip((-1.7, 0, 1.7), (None, 'square', 'classic'), row['woods']):
        room.put('vanity-set', finish, (x, -0.011, 0), forms={'wood': form} if form else {})
        for side in (-0.58, 0.58):
            lamp(x + side, 1.62, row['metal'])
        _light((x, -0.9, 2.7), (x, -0.25, 0.9), (0.9, 0.25), 16)
    _vase((-2.08, -0.27, 0.84), 0.20, 0.07, row['clay'], 0.4)
    stool(row['stool'], (0.85, -1.35, 0))
    towel(0.30, (0.22, 0.14), (0.85, -1.49, 0.452), terry(row['cloth']))
    box((0.86, 0.05, 2.15), cabinet_of('walnut'), (0.42, -5.88, 1.075))
    box((0.66, 0.03, 0.91), material(Look(linear('#b7ab98'), 0, 0.8)), (-0.75, -5.872, 1.55), 0)


def tile_library(room: Room) -> None:
    """Boards of tile on rails along the wall, and a table where samples lie beside each other."""
    row = room.row
    rail, board = cabinet_of(row['wood']), cabinet_of(row['wood'])
    for z in (0.60, 1.23, 1.86):
        box((4.75, 0.09, 0.028), rail, (0, -0.045, z - 0.014), 0.003)
    for k, (product, glaze) in enumerate(row['boards']):
        at = ((k % 7 - 3) * 0.66, (0.60, 1.23, 1.86)[k // 7])
        box((0.55, 0.014, 0.55), board, (at[0], -0.038, at[1] + 0.275), 0.002)
        room.lay(product, glaze, moved(tiled(product, glaze, 0.53, 0.53), (at[0] - 0.265, -0.052, at[1] + 0.01)))
    _table(row['top'], (0, -1.55, 0), (2.3, 0.95))
    flat = ((-0.72, 0.10), (-0.28, -0.05), (0.16, 0.13), (0.62, -0.03))
    for (x, turn), (product, glaze) in zip(flat, row['samples']):
        sample = moved(tiled(product, glaze, 0.34, 0.34), (-0.17, 0, -0.17))
        room.lay(product, glaze, moved(sample, (x, -1.55, TABLE + 0.012), (-math.pi / 2, 0, turn)))
    _vase((-1.02, -1.38, TABLE), 0.24, 0.085, row['clay'], 0.5)
    for x in (-0.55, 0.55):
        stool(row['stool'], (x, -0.82, 0))
    for x in (-0.75, 0, 0.75):
        pendant(row['metal'], (x, -1.55, 1.98))
    _light((0, -1.7, 2.8), (0, 0, 1.3), (4.2, 0.3), 38)


def tub_stage(room: Room) -> None:
    """Two freestanding tubs on a step of stone with their fillers, towels on the wall between them."""
    row = room.row
    step = 0.14
    box((5.7, 1.75, step), stone(replace(STONES[row['top']], scale=0.9)), (0, -0.875, step / 2), 0.004)
    room.put('freestanding-tub-67', row['china'][0], (-1.3, -1.0, step))
    room.put('floor-filler', row['plates'][0], (-0.56, -0.40, step), -18)
    room.put('freestanding-tub-67', row['china'][1], (1.3, -1.0, step), forms={'ceramic': row['form']})
    room.put('floor-filler', row['plates'][1], (0.56, -0.40, step), -18, forms={'metal': 'fluted'})
    for k, z in enumerate((0.98, 1.52)):
        room.put('towel-bar-24', row['plates'][k], (0, -0.011, z), forms=({}, {'metal': 'fluted'})[k])
        towel(0.40, (0.42, 0.38), (0, -0.086, z + 0.012), terry(row['cloths'][k]))
    towel(0.36, (0.42, 0.16), (-1.78, -1.405, 0.795), terry(row['cloths'][1]))
    stool(row['stool'], (2.5, -0.62, step))
    _vase((2.5, -0.62, step + 0.4475), 0.26, 0.09, row['clay'], 0.6)
    for x in (-1.3, 1.3):
        pendant(row['metal'], (x, -0.9, 2.02))
    _light((0, -1.6, 2.8), (0, -0.3, 0.9), (4.2, 0.3), 44)


def slab_gallery(room: Room) -> None:
    """Slabs of stone that lean in a row on a rail of steel, and a table with cuts of them."""
    row = room.row
    steel = material(METALS['gunmetal'])
    wide, high, kinds = 1.02, 2.2, row['stones']
    for k, kind in enumerate(kinds):
        x, lean = (k - (len(kinds) - 1) / 2) * (wide + 0.07), math.radians(-6)
        made = stone(replace(STONES[kind], scale=0.8, seed=k))
        moved([box((wide, 0.022, high), made, (0, 0, high / 2), 0.0015)], (x, -0.34, 0.15), (lean, 0, 0))
    reach = len(kinds) * (wide + 0.07)
    box((reach, 0.12, 0.05), steel, (0, -0.34, 0.125), 0.004)
    for k in range(len(kinds) + 1):
        box((0.05, 0.5, 0.1), steel, (-reach / 2 + 0.03 + k * (reach - 0.06) / len(kinds), -0.26, 0.05), 0.004)
    _table(row['top'], (0.75, -1.9, 0), (1.6, 0.8))
    for k, kind in enumerate(row['cuts']):
        at, turn = (0.32 + 0.4 * k, -1.9 + (0.05, -0.04, 0.03)[k], TABLE + 0.011), (0.1, -0.07, 0.04)[k]
        box((0.30, 0.30, 0.02), stone(replace(STONES[kind], scale=2.4, seed=9)), at, 0.0012, (0, 0, turn))
    _vase((-1.95, -1.2, 0), 0.62, 0.19, row['clay'], 1.0)
    for x in (0.35, 1.15):
        pendant(row['metal'], (x, -1.9, 1.98))
    _light((0, -1.9, 2.8), (0, -0.3, 1.2), (4.6, 0.3), row['lamps'])


def _light(at: Place, target: Place, size: tuple[float, float], watts: float) -> None:
    """A warm line of light under the ceiling that no glaze mirrors."""
    softbox(at, target, size, watts, WARM).visible_glossy = False


def _counter(made: Material, top: Material, reach: float) -> None:
    """A long cabinet with plain doors on a dark plinth, under a slab."""
    box((2 * reach - 0.06, 0.44, COUNTER - 0.13), rubber(), (0, -0.22, (COUNTER + 0.07) / 2 - 0.015), 0)
    box((2 * reach - 0.12, 0.40, 0.1), rubber(), (0, -0.20, 0.05), 0)
    step = 2 * reach / 8
    for k in range(8):
        box((step - 0.004, 0.022, COUNTER - 0.134), made, ((k - 3.5) * step, -0.45, COUNTER / 2 + 0.032), 0.002)
    for x in (-reach, reach):
        box((0.022, 0.46, COUNTER - 0.134), made, (x, -0.23, COUNTER / 2 + 0.032), 0.002)
    box((2 * reach + 0.04, 0.5, 0.03), top, (0, -0.25, COUNTER - 0.015), 0.002)


def _ledge(top: Material, reach: float, z: float) -> None:
    """A slab out of the wall with a line of light under it."""
    box((2 * reach, 0.24, 0.03), top, (0, -0.12, z - 0.015), 0.002)
    line = material(Look((1, 1, 1)))
    inputs = shader_of(line).inputs
    inputs['Emission'].default_value, inputs['Emission Strength'].default_value = (*WARM, 1), 4
    box((2 * reach - 0.1, 0.012, 0.006), line, (0, -0.035, z - 0.034), 0)


def _table(kind: str, at: Place, size: tuple[float, float]) -> None:
    """A top of stone on two uprights of it."""
    made, (x, y, _), (wide, deep) = stone(STONES[kind]), at, size
    box((wide, deep, 0.04), made, (x, y, TABLE - 0.02), 0.003)
    for side in (-1, 1):
        box((0.06, deep - 0.16, TABLE - 0.04), made, (x + side * (wide / 2 - 0.24), y, TABLE / 2 - 0.02), 0.003)


def _vase(at: Place, height: float, radius: float, clay: str, spread: float) -> None:
    """A vase with branches."""
    vase(height, radius, material(Look(linear(clay), 0, 0.6)), at)
    branches((at[0], at[1], at[2] + height * 0.84), 8, 1.05 * spread, 0.5 * spread, '#6f7f5c', 7)
