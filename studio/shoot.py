"""Renders one picture, inside Blender: blender -b -P shoot.py -- DESIGN FINISH FOLDER PIXELS SAMPLES TINT…

DESIGN is one of shots.json, or one of rooms.json with the finish `room`; each TINT is a finish to recolour the picture
in. The source image is stored in FOLDER/source-images; with `recolour` as SAMPLES it is recoloured without rendering.
"""

import importlib
import json
import sys
import tempfile
from pathlib import Path

import bpy
import numpy as np

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from rooms.scene import furnished  # noqa: E402
from stage.backdrops import STAGES, View, is_smooth  # noqa: E402
from stage.camera import focus, seen_window  # noqa: E402
from stage.exposure import Exposure, Window, prepare, take  # noqa: E402
from stage.finishes import colour_of  # noqa: E402
from stage.postprocess import SourceImage, insert_detail, recolour, to_source_image, write_png  # noqa: E402
from stage.surfaces import METALS  # noqa: E402

WIDE_PIXELS, WIDE_SAMPLES = 240, 10
MARGIN = 0.05


def main(design: str, finish: str, folder: Path, pixels: int, samples: str, tints: list[str]) -> None:
    """Builds the scene, renders it once and writes it in its own finish and in each tint."""
    file = folder / 'source-images' / f'{design}-{finish}.npz'
    file.parent.mkdir(parents=True, exist_ok=True)
    if samples == 'recolour':
        prepare(Exposure(pixels, pixels, 1))
        source = SourceImage(**{name: part.astype(np.float32) for name, part in np.load(file).items()})
    else:
        source = render_source_image(design, finish, pixels, int(samples), bool(tints))
        np.savez(file, **{name: part.astype(np.float16) for name, part in vars(source).items()})
    write_png(source.picture, folder / (f'{design}-{finish}.png' if finish != 'none' else f'{design}.png'))
    for tint in tints:
        write_png(recolour(source, colour_of(finish), colour_of(tint)), folder / f'{design}-{tint}.png')


def room(design: str, folder: Path, pixels: int, samples: int) -> None:
    """Furnishes and renders a room, and writes the places of its products."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    exposure, spots = furnished(table('rooms')[design], pixels, samples)
    (folder / f'{design}.json').write_text(json.dumps(spots, indent=2) + '\n')
    with tempfile.TemporaryDirectory() as scratch:
        picture = to_source_image(take(exposure, Path(scratch)), False, False, Path(scratch)).picture
        write_png(picture, folder / f'{design}.png')


def table(name: str) -> dict:
    """Reads one of the studio's tables."""
    return json.loads((HERE / f'{name}.json').read_text())


def render_source_image(design: str, finish: str, pixels: int, samples: int, tints: bool) -> SourceImage:
    """Renders a scene; in front of a smooth set only the product and its shadow are rendered at full size."""
    exposure, window = build(design, finish, pixels, samples)
    metallic = finish in METALS
    with tempfile.TemporaryDirectory() as scratch:
        detail = to_source_image(take(exposure, Path(scratch), window), metallic, tints, Path(scratch))
        if window is None:
            return detail
        wide = take(Exposure(WIDE_PIXELS, WIDE_PIXELS, WIDE_SAMPLES), Path(scratch))
        return insert_detail(window, detail, to_source_image(wide, metallic, False, Path(scratch)).picture, pixels)


def build(design: str, finish: str, pixels: int, samples: int) -> tuple[Exposure, Window | None]:
    """The scene of a shot."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shot = table('shots')[design]
    module, name = shot['builder'].split('.')
    solids = getattr(importlib.import_module(f'designs.{module}'), name)(finish)
    if 'focus' in shot:
        *at, radius = shot['focus']
        solids.append(focus(at, radius))
    STAGES[shot['stage']](solids, View(*shot['view']))
    narrow = is_smooth(shot['stage']) and 'focus' not in shot
    return Exposure(pixels, pixels, samples), window_of(seen_window(solids), pixels) if narrow else None


def window_of(seen: tuple[float, float, float, float], pixels: int) -> Window:
    """The part of the frame that holds the product and the shadow at its foot."""
    left, bottom, right, top = seen
    sides = (left - MARGIN, bottom - 1.6 * MARGIN, right + 1.6 * MARGIN, top + MARGIN)
    return tuple(round(min(1, max(0, side)) * pixels) for side in sides)


if __name__ == '__main__':
    name, made, target, size, quality, *others = sys.argv[sys.argv.index('--') + 1 :]
    if made == 'room':
        room(name, Path(target), int(size), int(quality))
    else:
        main(name, made, Path(target), int(size), quality, others)
