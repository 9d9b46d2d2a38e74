"""
Writes the curves that recolour a metal in another finish: nice blender -b -t 1 --python-exit-code 1 -P studio/curves.py

The studio's light is nearly white, so a channel's value in one finish determines its value in another. For each pair in
`recoloured-finishes.json` and each channel, the curve gives the value in the first finish at every eighth value of the
second. Dark finishes are recoloured from a dark one, because a bright one is overexposed where a dark one has detail.
"""

import json
import sys
import tempfile
from pathlib import Path

import bpy
import numpy as np

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from stage.exposure import Exposure, prepare  # noqa: E402
from stage.postprocess import write_png  # noqa: E402
from stage.surfaces import METALS, Colour  # noqa: E402

CURVES = HERE.parent / 'packages' / 'gateway' / 'src' / 'demonstration' / 'pictures' / 'images' / 'curves.json'
SIDE = 64
BRIGHTEST = 40
KNOTS = np.append(np.arange(0, 255, 8), 255)


def main() -> None:
    """Renders a ramp of light in every metal and compares the results."""
    prepare(Exposure(SIDE, SIDE, 1))
    pairs = json.loads((HERE / 'recoloured-finishes.json').read_text())
    ramps = {finish: ramp(METALS[finish].colour) for pair in pairs.items() for finish in pair}
    curves = {
        tint: {'from': base, 'channels': [curve(ramps[base][:, k], ramps[tint][:, k]) for k in range(3)]}
        for tint, base in pairs.items()
    }
    CURVES.write_text(json.dumps(curves, indent=2) + '\n')


def ramp(colour: Colour) -> np.ndarray:
    """The rendered colour under increasing light: count x 3, from 0 to 255."""
    light = np.linspace(0, 1, SIDE * SIDE) ** 3 * BRIGHTEST
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / 'ramp.png'
        write_png((light[:, None] * np.array(colour)).reshape(SIDE, SIDE, 3).astype(np.float32), file)
        image = bpy.data.images.load(str(file))
        image.colorspace_settings.name = 'Raw'
        pixels = np.empty(SIDE * SIDE * 4, np.float32)
        image.pixels.foreach_get(pixels)
    return pixels.reshape(-1, 4)[:, :3] * 255


def curve(base: np.ndarray, tint: np.ndarray) -> list[int]:
    """The values of the tint's channel where the base's channel has the value of each knot."""
    values = np.unique(np.round(base))
    means = [tint[np.round(base) == value].mean() for value in values]
    return [round(float(value)) for value in np.interp(KNOTS, values, means)]


if __name__ == '__main__':
    main()
