"""Takes one picture, inside Blender: blender -b -P shoot.py -- DESIGN FINISH FOLDER PIXELS SAMPLES TINT…

DESIGN is one of shots.json; a room has the finish `none`; each TINT is a finish to print the same picture in.
"""

import importlib
import json
import sys
import tempfile
from pathlib import Path

import bpy

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from stage.backdrops import STAGES, View  # noqa: E402
from stage.darkroom import colourable, denoised, printed, tinted  # noqa: E402
from stage.exposure import Exposure, take  # noqa: E402
from stage.glaze import GLAZES  # noqa: E402
from stage.surfaces import METALS, Colour, linear  # noqa: E402


def main(design: str, finish: str, folder: Path, pixels: int, samples: int, tints: list[str]) -> None:
    """Builds the scene, renders it once and prints it in its own finish and in each tint."""
    exposure = build(design, finish, pixels, samples)
    with tempfile.TemporaryDirectory() as scratch:
        passes = take(exposure, Path(scratch))
        picture = denoised(passes, Path(scratch))
        part = colourable(picture, passes, finish in METALS, Path(scratch)) if tints else None
    printed(picture, folder / (f'{design}-{finish}.png' if finish != 'none' else f'{design}.png'))
    for tint in tints:
        printed(tinted(picture, part, colour_of(finish), colour_of(tint)), folder / f'{design}-{tint}.png')


def build(design: str, finish: str, pixels: int, samples: int) -> Exposure:
    """The scene of a shot; a room builds its own stage."""
    shot = json.loads((HERE / 'shots.json').read_text())[design]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    module, name = shot['builder'].split('.')
    builder = getattr(importlib.import_module(f'{"designs" if "stage" in shot else "rooms"}.{module}'), name)
    if 'stage' not in shot:
        return builder(pixels, samples)
    STAGES[shot['stage']](builder(finish), View(*shot['view']))
    return Exposure(pixels, pixels, samples)


def colour_of(finish: str) -> Colour:
    """The linear colour of a metal or a glaze."""
    return METALS[finish].colour if finish in METALS else linear(GLAZES[finish])


if __name__ == '__main__':
    name, made, target, size, quality, *others = sys.argv[sys.argv.index('--') + 1 :]
    main(name, made, Path(target), int(size), int(quality), others)
