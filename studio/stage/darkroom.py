"""From what Cycles rendered to the finished picture: cleaned of grain, tinted, tone-mapped."""

import subprocess
from pathlib import Path

import bpy
import numpy as np

from stage.surfaces import Colour

Passes = dict[str, np.ndarray]
DENOISER = Path(__file__).parent.parent / 'oidn' / 'denoise.mjs'


def denoised(passes: Passes, folder: Path) -> np.ndarray:
    """The colours of the picture without grain, height x width x 3."""
    return _clean(passes['colour'][:, :, :3], passes, folder)


def _clean(picture: np.ndarray, passes: Passes, folder: Path) -> np.ndarray:
    height, width, _ = picture.shape
    layers = {'colour': picture, 'albedo': passes['albedo'][:, :, :3], 'normal': passes['normal'][:, :, :3]}
    for name, layer in layers.items():
        np.ascontiguousarray(layer).tofile(folder / f'{name}.f32')
    files = [folder / f'{name}.f32' for name in (*layers, 'clean')]
    subprocess.run(['node', DENOISER, str(width), str(height), *files], check=True)
    return np.fromfile(files[-1], np.float32).reshape(height, width, 3)


def colourable(picture: np.ndarray, passes: Passes, metallic: bool, folder: Path) -> np.ndarray:
    """What of the picture takes the colour of its finish: all that a metal mirrors; of a glaze, not its gloss."""
    share = np.clip(passes['mask'][:, :, :1], 0, 1)
    if metallic:
        return picture * share
    light = (passes['direct'] + passes['indirect'])[:, :, :3]
    return _clean(light * passes['diffuse'][:, :, :3], passes, folder) * share


def tinted(picture: np.ndarray, part: np.ndarray, rendered: Colour, wanted: Colour) -> np.ndarray:
    """The picture with its colourable part in another colour."""
    return np.maximum(0, picture + part * (np.array(wanted) / np.array(rendered) - 1))


def printed(picture: np.ndarray, path: Path) -> None:
    """Writes the picture as a PNG through the scene's tone curve."""
    height, width, _ = picture.shape
    image = bpy.data.images.new('print', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.dstack([picture, np.ones((height, width))]).astype(np.float32).ravel())
    image.update()
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '8'
    image.save_render(str(path), scene=bpy.context.scene)
    bpy.data.images.remove(image)
