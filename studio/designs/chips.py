"""Samples of the finishes that fill the picture, for swatches."""

import math

import numpy as np

from designs.furniture import cabinet_of
from stage.glaze import GLAZES, glaze
from stage.solids import Material, Solid, lofted
from stage.stone import STONES, stone
from stage.surfaces import CARD, CERAMICS, LACQUERS, METALS, ceramic, marked, material, metal
from stage.wood import WOODS

HALF, ROUND, FLAT = 0.08, 0.09, 0.6


def chip(finish: str) -> list[Solid]:
    """An upright curved sheet with a gradient of light: strong for metals, slight for other materials."""
    radius = ROUND if finish in METALS else FLAT
    reach = math.asin(HALF / radius)
    across = [
        (radius * math.sin(a), radius * (math.cos(reach) - math.cos(a))) for a in np.linspace(-reach, reach, 65)
    ]
    rings = [[(x, y, z) for x, y in across] for z in np.linspace(0, 2 * HALF, 9)]
    sheet = lofted(rings, _material(finish), caps=(False, False), ring_closed=False)
    # The glaze shader reads the tile index of each face.
    sheet.data.attributes.new('tile', 'FLOAT', 'FACE').data.foreach_set('value', [0.4] * len(sheet.data.polygons))
    return [sheet]


def _material(finish: str) -> Material:
    if finish in METALS:
        return metal(finish)
    if finish in CERAMICS:
        return ceramic(finish)
    if finish in {**WOODS, **LACQUERS}:
        return cabinet_of(finish)
    if finish in GLAZES:
        return glaze(finish, 0.10, 'handmade')
    return marked(stone(STONES[finish])) if finish in STONES else material(CARD)
