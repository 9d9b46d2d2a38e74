"""Vanities, mirrors and cabinets."""

import math

import numpy as np

from designs.basins import basin
from designs.faucets import tall_faucet
from stage.outlines import rounded_rectangle, subdivide
from stage.solids import Material, Solid, box, mesh, moved, placed, swept, tube, turned
from stage.stone import Stone, stone
from stage.surfaces import METALS, MIRROR, lacquer, material, rubber, unmarked
from stage.wood import WOODS, wood

WIDTH, DEPTH, TOP = 1.0, 0.5, 0.84


def cabinet_of(finish: str) -> Material:
    """Wood with its grain upright, or lacquer."""
    return wood(finish) if finish in WOODS else lacquer(finish)


def cabinet(finish: str, width: float = WIDTH, doors: int = 2) -> list[Solid]:
    """Doors on four legs under a marble top."""
    made = cabinet_of(finish)
    marble = stone(Stone(scale=2.0, roughness=0.1, seed=2))
    parts = [
        box((width - 0.02, DEPTH - 0.03, 0.56), made, (0, -DEPTH / 2, TOP - 0.31), 0.002),
        box((width, DEPTH + 0.02, 0.03), marble, (0, -DEPTH / 2 - 0.005, TOP - 0.015)),
        *(solid for place in range(doors) for solid in _door(made, width, doors, place)),
    ]
    for x in (-width / 2 + 0.05, width / 2 - 0.05):
        parts += [box((0.035, 0.035, 0.25), made, (x, y, 0.125), 0.002) for y in (-0.05, -DEPTH + 0.06)]
    return parts


def vanity(finish: str, width: float = WIDTH, doors: int = 2) -> list[Solid]:
    """The cabinet with a vessel basin for every two doors."""
    parts = cabinet(finish, width, doors)
    for x in [(k + 0.5) * 2 * width / doors - width / 2 for k in range(doors // 2)]:
        parts += moved(unmarked(basin('porcelain-white', 0.42, 0.33, 0.12, 'satin-brass')), (x, -0.25, TOP))
    return parts


def double_vanity(finish: str) -> list[Solid]:
    """Four doors, two basins."""
    return vanity(finish, 1.52, 4)


def vanity_set(finish: str) -> list[Solid]:
    """The vanity, the mirror over it and the faucet, as they hang together."""
    faucet = unmarked(tall_faucet('satin-brass'))
    frame = moved(arch_mirror(finish, 0.3, -0.36, 0.16), (0, 0, 1.56))
    return [*vanity(finish), *moved(faucet, (0, -0.055, TOP)), *frame]


def double_vanity_set(finish: str) -> list[Solid]:
    """The wide vanity with a mirror and a faucet over each basin."""
    parts = double_vanity(finish)
    for x in (-0.38, 0.38):
        parts += moved(unmarked(tall_faucet('satin-brass')), (x, -0.055, TOP))
        parts += moved(arch_mirror(finish, 0.27, -0.34, 0.16), (x, 0, 1.56))
    return parts


def _door(made: Material, width: float, doors: int, place: int) -> list[Solid]:
    step = (width - 0.03) / doors
    x, y, side = (place - (doors - 1) / 2) * step, -DEPTH - 0.02, 1 if place % 2 == 0 else -1
    brass, grip = material(METALS['satin-brass']), x + side * (step / 2 - 0.03)
    pull = tube([(grip, y, TOP - 0.36), (grip, y, TOP - 0.20)], 0.0045, brass, 0.002, 24)
    posts = [tube([(grip, -DEPTH, z), (grip, y, z)], 0.0035, brass, count=16) for z in (TOP - 0.345, TOP - 0.215)]
    return [box((step - 0.003, 0.022, 0.545), made, (x, -DEPTH + 0.012, TOP - 0.31), 0.002), pull, *posts]


def mirror(finish: str, radius: float = 0.35) -> list[Solid]:
    """A round mirror in a slim frame."""
    profile = [(radius - 0.018, 0), (radius, 0), (radius, 0.03), (radius - 0.018, 0.03), (radius - 0.018, 0.012)]
    frame = turned(profile, cabinet_of(finish), 160, radii=[0, 0.001, 0.001, 0.001, 0])
    glass = turned([(0, 0.014), (radius - 0.017, 0.014)], material(MIRROR), 160)
    return [placed(solid, turn=(math.pi / 2, 0, 0)) for solid in (frame, glass)]


def arch_mirror(finish: str, half: float = 0.36, low: float = -0.4, spring: float = 0.25) -> list[Solid]:
    """A mirror that ends in a half circle."""
    angles = np.linspace(math.pi, 0, 48)
    outline = [(-half, low), *((half * math.cos(a), spring + half * math.sin(a)) for a in angles), (half, low)]
    # it is joined in the middle below, where no corner shows the joint
    around = np.array([(x, -0.022, z) for x, z in [(0, low), *outline, (0, low)]])
    frame = swept(
        subdivide(around, 0.05), rounded_rectangle(0.022, 0.03, 0.002, 3), cabinet_of(finish), up=(0, 1, 0), crease=40
    )
    glass = mesh([(x, -0.026, z) for x, z in outline], [range(len(outline))], material(MIRROR), crease=0)
    return [frame, glass]


def medicine(finish: str) -> list[Solid]:
    """A cabinet with two doors of mirror in frames."""
    made = cabinet_of(finish)
    return [
        box((0.6, 0.12, 0.8), made, (0, -0.06, 0), 0.002),
        box((0.594, 0.004, 0.006), rubber(), (0, -0.121, -0.4), 0),
        *(box((0.296, 0.02, 0.796), made, (x, -0.132, 0), 0.002) for x in (-0.15, 0.15)),
        *(box((0.256, 0.003, 0.756), material(MIRROR), (x, -0.1424, 0), 0.0005) for x in (-0.15, 0.15)),
        *(
            tube([(x, -0.148, -0.06), (x, -0.148, 0.06)], 0.004, material(METALS['satin-brass']), 0.001, 20)
            for x in (-0.012, 0.012)
        ),
    ]
