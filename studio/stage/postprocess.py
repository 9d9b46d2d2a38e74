"""Postprocessing of Cycles renders: denoising, recolouring and tone mapping."""

import subprocess
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np

from stage.exposure import Passes, Window
from stage.surfaces import Colour

DENOISER = Path(__file__).parent.parent / 'oidn' / 'denoise.mjs'
SELF_LIT = 1.5
"""The exponent for indirect light, which the finish colours more than once."""


@dataclass(frozen=True)
class SourceImage:
    """
    A denoised picture as a sum of layers: `rest` keeps its colour, and the finish colours `direct` light once and
    `indirect` light more than once.
    """

    rest: np.ndarray
    direct: np.ndarray
    indirect: np.ndarray

    @property
    def picture(self) -> np.ndarray:
        """The picture as rendered."""
        return self.rest + self.direct + self.indirect


def to_source_image(passes: Passes, metallic: bool, tinted: bool, folder: Path) -> SourceImage:
    """Splits a render into layers. A metal colours all reflections, a glaze only the light below its gloss."""
    colour = passes['colour'][:, :, :3]
    none = np.zeros((*colour.shape[:2], 1), np.float32)
    if not tinted:
        (picture,) = _cleaned([colour], passes, folder)
        return SourceImage(picture, none, none)
    share = _share(passes)
    if metallic:
        (picture,) = _cleaned([colour], passes, folder)
        return SourceImage(picture * (1 - share), picture * share, none)
    # Not picture minus diffuse light: denoised separately, their noise would differ and show in dark finishes.
    layers = [_lit(passes, 'direct', 'diffuse'), _lit(passes, 'indirect', 'diffuse')]
    gloss = _lit(passes, 'mirrored', 'gloss') + _lit(passes, 'reflected', 'gloss')
    picture, direct, indirect, gloss = _cleaned([colour, *layers, gloss], passes, folder)
    return SourceImage(picture * (1 - share) + gloss * share, direct * share, indirect * share)


def _lit(passes: Passes, light: str, surface: str) -> np.ndarray:
    return passes[light][:, :, :3] * passes[surface][:, :, :3]


def _share(passes: Passes) -> np.ndarray:
    """The share of the finish in each pixel, softened, because with few samples the mask has rough edges."""
    share = np.clip(passes['mask'][:, :, :1], 0, 1)
    for axis in (0, 1):
        padded = np.pad(share, [(1, 1) if axis == k else (0, 0) for k in range(3)], 'edge')
        before, after = padded.take(range(share.shape[axis]), axis), padded.take(range(2, share.shape[axis] + 2), axis)
        share = (before + 2 * share + after) / 4
    return share


def _cleaned(pictures: list[np.ndarray], passes: Passes, folder: Path) -> list[np.ndarray]:
    height, width, _ = pictures[0].shape
    guides = [passes[name][:, :, :3] for name in ('albedo', 'normal')]
    files = [folder / f'{at}.f32' for at in range(2 + 2 * len(pictures))]
    for layer, file in zip([*guides, *pictures], [*files[:2], *files[2::2]]):
        np.ascontiguousarray(layer).tofile(file)
    subprocess.run(['node', DENOISER, str(width), str(height), *files], check=True)
    return [np.fromfile(file, np.float32).reshape(height, width, 3) for file in files[3::2]]


def insert_detail(window: Window, detail: SourceImage, wide: np.ndarray, size: int, feather: int = 24) -> SourceImage:
    """Inserts a detailed source image into its window of an enlarged render of the whole, smooth set."""
    left, bottom, right, top = window
    whole = enlarged(wide, size)
    share = np.minimum.outer(_ramp(bottom, top, size, feather), _ramp(left, right, size, feather))[:, :, None]
    whole[bottom:top, left:right] += (detail.rest - whole[bottom:top, left:right]) * share

    def placed(part: np.ndarray) -> np.ndarray:
        full = np.zeros((size, size, part.shape[2]), np.float32)
        full[bottom:top, left:right] = part * share
        return full

    return SourceImage(whole, placed(detail.direct), placed(detail.indirect))


def _ramp(start: int, end: int, size: int, feather: int) -> np.ndarray:
    """Weights that rise from 0 at the ends of a window to 1; ends at the edge of the picture stay 1."""
    places = np.arange(start, end)
    low = (places - start + 1) / feather if start > 0 else np.ones(end - start)
    high = (end - places) / feather if end < size else np.ones(end - start)
    return np.clip(np.minimum(low, high), 0, 1)


def enlarged(picture: np.ndarray, size: int) -> np.ndarray:
    """Enlarges a square picture."""
    for axis in (0, 1):
        count = picture.shape[axis]
        places = np.clip((np.arange(size) + 0.5) * count / size - 0.5, 0, count - 1)
        low = np.minimum(places.astype(int), count - 2)
        share = (places - low).reshape([-1 if k == axis else 1 for k in range(3)])
        picture = picture.take(low, axis) * (1 - share) + picture.take(low + 1, axis) * share
    return picture.astype(np.float32)


def recolour(source: SourceImage, rendered: Colour, wanted: Colour) -> np.ndarray:
    """Returns the picture with its recolourable layers in another colour."""
    ratio = np.array(wanted) / np.array(rendered)
    return source.rest + source.direct * ratio + source.indirect * ratio**SELF_LIT


def write_png(picture: np.ndarray, path: Path) -> None:
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
