"""Vanities that stand on feet, with framed and panelled doors; moulded mirrors and cabinets."""

import math

import numpy as np
from mathutils import Matrix

from designs.classic_basins import undermount
from designs.faucets import widespread_cross
from designs.furniture import cabinet_of
from designs.joinery import framed, hoop, hung, lengthwise, pane
from designs.ware import Level, inset, rectangle, skin
from stage.solids import Material, Solid, box, mesh, moved, placed, turned
from stage.stone import Stone, stone
from stage.surfaces import METALS, MIRROR, material, rubber, unmarked

DEPTH, TOP, FEET = 0.52, 0.86, 0.13
STILE = 0.06
MOULDING = [
    (0.056, 0.010),
    (0.056, 0.017),
    (0.050, 0.022),
    (0.044, 0.0185),
    (0.030, 0.022),
    (0.016, 0.036),
    (0.005, 0.038),
    (0, 0.033),
    (0, 0.002),
    (0.004, 0.002),
]
ROUNDED = [0, 0.002, 0.0025, 0.002, 0.008, 0.006, 0.002, 0.002, 0.001, 0]


def marble() -> Material:
    """The white stone of the tops."""
    return stone(Stone(scale=2.0, roughness=0.1, seed=9))


def panelled(finish: str, width: float, height: float, at: tuple[float, float, float]) -> list[Solid]:
    """A front of two stiles, two rails and a raised panel, 22 mm thick, its face towards −Y."""
    upright, level = cabinet_of(finish), lengthwise(finish)
    stile = min(STILE, height * 0.24)
    x, y, z = at
    parts = [box((STILE, 0.022, height), upright, (x + s * (width - STILE) / 2, y, z), 0.0012) for s in (-1, 1)]
    parts += [
        box((width - 2 * STILE, 0.022, stile), level, (x, y, z + s * (height - stile) / 2), 0.0012) for s in (-1, 1)
    ]
    edge = Level((width - 2 * STILE) / 2, (height - 2 * stile) / 2, 0.0012, 0.009)
    rise = min(0.03, height * 0.09)
    steps = [
        (0, -0.0105),
        (0, 0.0105),
        (0.004, 0.0105),
        (0.008, 0.004),
        (0.010, 0.002),
        (0.012, 0.002),
        (0.012 + rise, 0.008),
        (0.04 + rise, 0.008),
    ]
    steps = [(min(by, edge.half_depth - 0.006), z) for by, z in steps]
    made = upright if height > width * 0.6 else level
    field = skin(
        [inset(edge, by, rise_to, 0.0012) for by, rise_to in steps],
        [0, 0.0008, 0.001, 0.003, 0.001, 0.0008, 0.001, 0],
        made,
        rectangle,
    )
    field.data.transform(Matrix.Rotation(math.pi / 2, 4, 'X'))
    return [*parts, *moved([field], at)]


def knob(at: tuple[float, float, float]) -> Solid:
    """A turned knob of satin brass on a wall or front."""
    profile = [
        (0, 0),
        (0.010, 0),
        (0.010, 0.003),
        (0.0055, 0.007),
        (0.0055, 0.014),
        (0.0145, 0.020),
        (0.0145, 0.026),
        (0.008, 0.0305),
        (0, 0.031),
    ]
    made = turned(
        profile, material(METALS['satin-brass']), 64, radii=[0, 0.001, 0.001, 0.003, 0.004, 0.003, 0.003, 0.004, 0]
    )
    return placed(made, at, (math.pi / 2, 0, 0))


def carcase(finish: str, width: float) -> list[Solid]:
    """Corner posts on turned feet, sides, rails, and the dark inside, which leaves room for the bowls."""
    made, level = cabinet_of(finish), lengthwise(finish)
    low, high = FEET, TOP - 0.032
    middle, under = (low + high) / 2, TOP - 0.22
    parts = [
        box((width - 0.05, DEPTH - 0.06, under - low), rubber(), (0, -DEPTH / 2, (low + under) / 2), 0),
        box((width - 0.05, 0.003, high - under), rubber(), (0, -DEPTH + 0.0315, (under + high) / 2), 0),
    ]
    for x in (-width / 2 + 0.024, width / 2 - 0.024):
        for y in (-0.026, -DEPTH + 0.024):
            parts += [box((0.048, 0.048, high - low), made, (x, y, middle), 0.003), _foot(made, x, y)]
        parts.append(
            box((0.02, DEPTH - 0.09, high - low), made, (math.copysign(abs(x) + 0.006, x), -DEPTH / 2, middle), 0.001)
        )
    for z in (low + 0.016, high - 0.013):
        parts.append(box((width - 0.09, 0.03, 0.026), level, (0, -DEPTH + 0.024, z), 0.001))
    return parts


def _foot(made: Material, x: float, y: float) -> Solid:
    profile = [
        (0, 0),
        (0.013, 0),
        (0.014, 0.012),
        (0.021, 0.085),
        (0.021, 0.096),
        (0.0165, 0.102),
        (0.0165, 0.108),
        (0.023, 0.114),
        (0.023, FEET),
        (0, FEET),
    ]
    return placed(
        turned(profile, made, 64, radii=[0, 0.002, 0.004, 0.01, 0.003, 0.002, 0.002, 0.003, 0.001, 0]), (x, y, 0)
    )


def fronts(finish: str, width: float, doors: tuple[float, ...], drawers: tuple[float, ...], each: float) -> list[Solid]:
    """Doors and stacks of three drawers between the posts, by where their middles are."""
    low, high, y = FEET + 0.033, TOP - 0.062, -DEPTH + 0.008
    parts, tall = [], high - low
    for k, x in enumerate(doors):
        parts += panelled(finish, each, tall, (x, y, (low + high) / 2))
        parts.append(knob((x + (1 if k % 2 == 0 else -1) * (each / 2 - 0.03), y - 0.011, high - 0.16)))
    for x in drawers:
        step = (tall + 0.003) / 3
        for k in range(3):
            z = low + step * (k + 0.5) - 0.0015
            parts += [*panelled(finish, each, step - 0.003, (x, y, z)), knob((x, y - 0.008 - 0.009, z))]
    return parts


def _worktop(width: float, bowls: tuple[float, ...]) -> list[Solid]:
    """Stone with a moulded edge, an oval hole over each bowl and a low back."""
    made, thick = marble(), 0.03
    edge = Level(width / 2 + 0.015, DEPTH / 2 + 0.012, 0.006, TOP - thick, 0, -DEPTH / 2 - 0.011)
    steps = [(0.02, 0), (0.008, 0), (0.008, 0.008), (0.002, 0.011), (0, 0.016), (0, 0.022), (0.006, thick)]
    rim = [inset(edge, by, edge.z + rise, 0.006) for by, rise in steps]
    ring = [
        [(px + edge.x, py + edge.y, level.z) for px, py in rectangle(level.half_width, level.half_depth, 0.004)]
        for level in rim
    ]
    count = len(ring[0])
    faces = [
        (k * count + j, k * count + (j + 1) % count, (k + 1) * count + (j + 1) % count, (k + 1) * count + j)
        for k in range(len(ring) - 1)
        for j in range(count)
    ]
    parts = [mesh([p for r in ring for p in r], faces, made, crease=50)]
    share = (edge.half_width - 0.006) * 2 / len(bowls)
    for k, x in enumerate(bowls):
        left = -edge.half_width + 0.006 + k * share
        parts += _pierced(
            (left, left + share, edge.y - edge.half_depth + 0.006, edge.y + edge.half_depth - 0.006), x, made
        )
        parts += moved(unmarked(undermount('porcelain-white')), (x, -0.285, TOP - thick - 0.18))
    parts.append(box((width + 0.018, 0.018, 0.1), made, (0, -0.009, TOP + 0.05), 0.002))
    return parts


def _pierced(bounds: tuple[float, float, float, float], x: float, made: Material) -> list[Solid]:
    """A rectangle of the top with an oval hole round x, and the wall of the hole."""
    left, right, front, back = bounds
    y, half = -0.285, (0.228, 0.168)
    corners = [math.atan2(v - y, u - x) for u in (left, right) for v in (front, back)]
    angles = np.array(sorted([*np.linspace(-3.14, 3.14, 160), *corners]))
    c, s = np.cos(angles), np.sin(angles)
    with np.errstate(divide='ignore'):
        reach = np.minimum(
            np.where(c > 0, (right - x) / c, (left - x) / c), np.where(s > 0, (back - y) / s, (front - y) / s)
        )
    outer = [(x + r * i, y + r * j, TOP) for r, i, j in zip(reach, c, s)]
    inner = [
        [(x + (half[0] + by) * i, y + (half[1] + by) * j, TOP - down) for i, j in zip(c, s)]
        for by, down in ((0.003, 0), (0.001, 0.001), (0, 0.003), (0, 0.03))
    ]
    points, n = [*outer, *(p for r in inner for p in r)], len(angles)
    faces = [
        (k * n + j, k * n + (j + 1) % n, (k + 1) * n + (j + 1) % n, (k + 1) * n + j) for k in range(4) for j in range(n)
    ]
    return [mesh(points, faces, made, crease=40)]


def vanity(finish: str) -> list[Solid]:
    """Two panelled doors, one bowl under the stone."""
    return [*carcase(finish, 0.92), *fronts(finish, 0.92, (-0.2055, 0.2055), (), 0.408), *_worktop(0.92, (0.0,))]


def double_vanity(finish: str) -> list[Solid]:
    """Two pairs of doors with three drawers between them, two bowls under the stone."""
    each, step = 0.2826, 0.2856
    doors = tuple(step * k for k in (-2, -1, 1, 2))
    return [*carcase(finish, 1.52), *fronts(finish, 1.52, doors, (0.0,), each), *_worktop(1.52, (-0.38, 0.38))]


def framed_mirror(finish: str, width: float = 0.60, height: float = 0.86) -> list[Solid]:
    """A rectangle of bevelled glass in a moulded frame."""
    rails = framed(finish, width, height, MOULDING, ROUNDED)
    a, b = width / 2 - 0.055, height / 2 - 0.055
    return [*rails, *bevelled(a, b)]


def bevelled(a: float, b: float) -> list[Solid]:
    """Glass whose edge is ground back over 22 mm."""
    flat = pane(2 * a - 0.044, 2 * b - 0.044, 0.0135)
    ring = [
        (u * s, v * t) for u, v in ((a, b), (a - 0.022, b - 0.022)) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    points = [(u, -0.0115 if k < 4 else -0.0135, v) for k, (u, v) in enumerate(ring)]
    edge = mesh(points, [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)], material(MIRROR), crease=0)
    return [flat, edge]


def mirror(finish: str) -> list[Solid]:
    """A round mirror in a moulded frame."""
    radius = 0.37
    profile = [(radius - by, before) for by, before in MOULDING]
    return hoop(finish, profile, ROUNDED, radius - 0.055, 0.0125)


def medicine(finish: str) -> list[Solid]:
    """A cabinet with one moulded door of mirror between a cornice and a base."""
    made, level = cabinet_of(finish), lengthwise(finish)
    door = moved(framed(finish, 0.535, 0.715, MOULDING, ROUNDED), (0, -0.118, 0))
    glass = moved(bevelled(0.2675 - 0.055, 0.3575 - 0.055), (0, -0.118, 0))
    parts = [
        box((0.56, 0.118, 0.74), made, (0, -0.059, 0), 0.001),
        box((0.545, 0.004, 0.725), rubber(), (0, -0.1185, 0), 0),
    ]
    top = Level(0.31, 0.07925, 0.003, 0)
    cornice = [(0.03, 0), (0.028, 0), (0.026, 0.012), (0.006, 0.034), (0, 0.036), (0, 0.05), (0.02, 0.05)]
    base = [(0.02, 0), (0.004, 0), (0.004, 0.016), (0.012, 0.020), (0.024, 0.034), (0.03, 0.034)]
    for steps, radii, z in (
        (cornice, [0, 0.001, 0.004, 0.01, 0.001, 0.002, 0], 0.368),
        (base, [0, 0.003, 0.004, 0.003, 0.006, 0], -0.402),
    ):
        levels = [inset(top, by, z + rise, 0.003)._replace(y=-0.07925) for by, rise in steps]
        parts.append(skin(levels, radii, level))
    return [*parts, *door, *glass, knob((0.24, -0.118 - 0.022, -0.05))]


def vanity_set(finish: str) -> list[Solid]:
    """The vanity, the mirror over it and the faucet, as they hang together."""
    faucet = moved(unmarked(widespread_cross('satin-brass')), (0, -0.075, TOP))
    return [*vanity(finish), *faucet, *hung(framed_mirror(finish, 0.74, 0.90), 0, 1.62)]


def double_vanity_set(finish: str) -> list[Solid]:
    """The wide vanity with a mirror and a faucet over each bowl."""
    parts = double_vanity(finish)
    for x in (-0.38, 0.38):
        parts += moved(unmarked(widespread_cross('satin-brass')), (x, -0.075, TOP))
        parts += hung(framed_mirror(finish, 0.60, 0.90), x, 1.64)
    return parts
