"""From what Cycles rendered to the finished picture: cleaned of grain, tinted, tone-mapped."""

import subprocess
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np

from stage.exposure import Passes, Window
from stage.surfaces import Colour

DENOISER = Path(__file__).parent.parent / 'oidn' / 'denoise.mjs'
SELF_LIT = 1.5
"""Light that has met the finish more than once takes its colour more than once."""


@dataclass(frozen=True)
class Negative:
    """A clean picture, and what of it takes the colour of the finish: at first sight, and after bounces."""

    picture: np.ndarray
    direct: np.ndarray
    indirect: np.ndarray


def developed(passes: Passes, metallic: bool, tinted: bool, folder: Path) -> Negative:
    """The negative of a render; all that a metal mirrors has its colour, of a glaze only what lies under its gloss."""
    colour, albedo = passes['colour'][:, :, :3], passes['diffuse'][:, :, :3]
    none = np.zeros((*colour.shape[:2], 1), np.float32)
    if metallic or not tinted:
        (picture,) = _cleaned([colour], passes, folder)
        return Negative(picture, picture * _share(passes) if tinted else none, none)
    lights = [passes[name][:, :, :3] * albedo for name in ('direct', 'indirect')]
    picture, direct, indirect = _cleaned([colour, *lights], passes, folder)
    return Negative(picture, direct * _share(passes), indirect * _share(passes))


def _share(passes: Passes) -> np.ndarray:
    return np.clip(passes['mask'][:, :, :1], 0, 1)


def _cleaned(pictures: list[np.ndarray], passes: Passes, folder: Path) -> list[np.ndarray]:
    height, width, _ = pictures[0].shape
    guides = [passes[name][:, :, :3] for name in ('albedo', 'normal')]
    files = [folder / f'{at}.f32' for at in range(2 + 2 * len(pictures))]
    for layer, file in zip([*guides, *pictures], [*files[:2], *files[2::2]]):
        np.ascontiguousarray(layer).tofile(file)
    subprocess.run(['node', DENOISER, str(width), str(height), *files], check=True)
    return [np.fromfile(file, np.float32).reshape(height, width, 3) for file in files[3::2]]


def pasted(window: Window, detail: Negative, wide: np.ndarray, size: int, feather: int = 24) -> Negative:
    """A detailed negative in its window of a small picture of the whole set, which is smooth around the product."""
    left, bottom, right, top = window
    whole = enlarged(wide, size)
    share = np.minimum.outer(_ramp(bottom, top, size, feather), _ramp(left, right, size, feather))[:, :, None]
    whole[bottom:top, left:right] += (detail.picture - whole[bottom:top, left:right]) * share

    def placed(part: np.ndarray) -> np.ndarray:
        full = np.zeros((size, size, part.shape[2]), np.float32)
        full[bottom:top, left:right] = part * share
        return full

    return Negative(whole, placed(detail.direct), placed(detail.indirect))


def _ramp(start: int, end: int, size: int, feather: int) -> np.ndarray:
    """From 0 at the ends of a window to 1; an end at the edge of the picture stays 1."""
    places = np.arange(start, end)
    low = (places - start + 1) / feather if start > 0 else np.ones(end - start)
    high = (end - places) / feather if end < size else np.ones(end - start)
    return np.clip(np.minimum(low, high), 0, 1)


def enlarged(picture: np.ndarray, size: int) -> np.ndarray:
    """A square picture, larger."""
    for axis in (0, 1):
        count = picture.shape[axis]
        places = np.clip((np.arange(size) + 0.5) * count / size - 0.5, 0, count - 1)
        low = np.minimum(places.astype(int), count - 2)
        share = (places - low).reshape([-1 if k == axis else 1 for k in range(3)])
        picture = picture.take(low, axis) * (1 - share) + picture.take(low + 1, axis) * share
    return picture.astype(np.float32)


def tinted(negative: Negative, rendered: Colour, wanted: Colour) -> np.ndarray:
    """The picture with its colourable part in another colour."""
    ratio = np.array(wanted) / np.array(rendered)
    change = negative.direct * (ratio - 1) + negative.indirect * (ratio**SELF_LIT - 1)
    return np.maximum(0, negative.picture + change)


def printed(picture: np.ndarray, path: Path) -> None:
    """Writes the picture as a PNG through the scene's tone curve."""
    height, width, _ = picture.shape
    image = bpy.data.images.new('print', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.dstack([picture, np.ones((height, width))]).astype(np.float32).ravel())
    image.update()
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth, settings.compression = 'PNG', 'RGB', '8', 1
    image.save_render(str(path), scene=bpy.context.scene)
    bpy.data.images.remove(image)
