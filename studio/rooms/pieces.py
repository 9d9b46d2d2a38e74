"""The builders of the catalogue's products, in the form of a room's collections."""

import importlib
import inspect
import json
from pathlib import Path

from stage.solids import Solid

STUDIO = Path(__file__).resolve().parent.parent

DESIGNS = {
    'bottle-trap': 'trap',
    'bridge-faucet-lever': 'bridge-faucet',
    'floor-filler': 'tub-filler',
    'framed-mirror-22': 'arch-mirror',
    'freestanding-tub-67': 'tub',
    'glass-shelf': 'shelf',
    'grab-bar-18': 'grab-bar',
    'linear-drain-24': 'linear-drain',
    'multifunction-head': 'three-spray',
    'pressure-trim-lever': 'valve',
    'pull-down-faucet': 'gooseneck',
    'rain-head-12': 'shower-head',
    'robe-hook': 'hook',
    'round-mirror': 'mirror',
    'single-hole-faucet': 'faucet',
    'single-sink-30': 'kitchen-sink',
    'thermostatic-trim': 'shower-trim',
    'towel-bar-18': 'towel-bar',
    'towel-bar-24': 'towel-bar',
    'undermount-tub': 'alcove-tub',
    'vanity-36': 'vanity',
    'vanity-60': 'double-vanity',
    'vessel-basin': 'basin',
    'wall-faucet-lever': 'wall-faucet',
    'wall-hung-toilet': 'wall-toilet',
    'wall-spout': 'tub-spout',
}
"""The studio's design of products with a different key in the catalogue."""

IN_FORM = {('arch-mirror', 'square'): 'framed-mirror-square'}
"""Designs of forms that are not named after the plain design."""

SIZES = {
    'arch-mirror': {'half': 0.27, 'low': -0.4, 'spring': 0.27},
    'basin': {'width': 0.42, 'depth': 0.33, 'height': 0.12},
    'basin-square': {'width': 0.48, 'depth': 0.34, 'height': 0.11},
    'double-vanity': {'width': 1.52, 'doors': 4},
    'double-vanity-square': {'width': 1.52, 'columns': 2},
}
"""Arguments of builders: sizes that fit a room."""

CABINETS = {'vanity': 'cabinet', 'double_vanity': 'cabinet'}
"""Builders without the basin, which a room places on the vanity as a separate product."""


def design_of(product: str, forms: dict[str, str]) -> str:
    """The studio's design of a product, in the form for its material."""
    design = DESIGNS.get(product, product)
    form = forms.get(_material_of(design))
    found = IN_FORM.get((design, form), f'{design}-{form}')
    return found if found in _shots() else design


def built(design: str, finish: str, plug: str) -> list[Solid]:
    """The solids of a design as it stands in a room; `plug` is the finish of a drain in it."""
    module, name = _shots()[design]['builder'].split('.')
    builder = getattr(importlib.import_module(f'designs.{module}'), CABINETS.get(name, name))
    plugged = {'plug': plug} if 'plug' in inspect.signature(builder).parameters else {}
    return builder(finish, **SIZES.get(design, {}), **plugged)


def _material_of(design: str) -> str:
    return _shots()[design]['palette'].split('-')[-1]


def _shots() -> dict[str, dict]:
    return json.loads((STUDIO / 'shots.json').read_text())
