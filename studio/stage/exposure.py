"""Rendering with Cycles: the picture, and the passes needed to denoise and recolour it."""

from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np

PASSES = {
    'colour': 'Image',
    'albedo': 'Denoising Albedo',
    'normal': 'Denoising Normal',
    'mask': 'finish',
    'direct': 'DiffDir',
    'indirect': 'DiffInd',
    'diffuse': 'DiffCol',
    'mirrored': 'GlossDir',
    'reflected': 'GlossInd',
    'gloss': 'GlossCol',
}


Passes = dict[str, np.ndarray]
Window = tuple[int, int, int, int]
"""Left, bottom, right and top, in pixels from the lower left corner."""


@dataclass(frozen=True)
class Exposure:
    """The settings of a render: pixels, samples per pixel, stops, contrast, light bounces."""

    width: int
    height: int
    samples: int
    stops: float = 0.5
    contrast: str = 'High Contrast'
    bounces: int = 8

    def frame(self) -> None:
        """Sets the resolution of the scene, which determines the camera's field of view."""
        render = bpy.context.scene.render
        render.resolution_x, render.resolution_y = self.width, self.height


def take(exposure: Exposure, folder: Path, window: Window | None = None) -> Passes:
    """Renders the scene or a window of it: passes as height x width x 4, linear light, bottom row first."""
    prepare(exposure)
    _open(window, exposure)
    _write_passes_to(folder)
    bpy.ops.render.render()
    return {name: _read(folder / f'{name}{bpy.context.scene.frame_current:04d}.exr') for name in PASSES}


def _open(window: Window | None, exposure: Exposure) -> None:
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = window is not None
    if window:
        # Blender rounds a side down to a whole pixel.
        left, bottom, right, top = (side + 0.5 for side in window)
        render.border_min_x, render.border_max_x = left / exposure.width, right / exposure.width
        render.border_min_y, render.border_max_y = bottom / exposure.height, top / exposure.height


def prepare(exposure: Exposure) -> None:
    """Sets up the scene for rendering or writing pictures."""
    scene, render, cycles = bpy.context.scene, bpy.context.scene.render, bpy.context.scene.cycles
    render.engine, render.threads_mode, render.threads = 'CYCLES', 'FIXED', 1
    exposure.frame()
    # The denoiser removes the noise of few samples; adaptive sampling would start only at the sixteenth.
    cycles.samples, cycles.use_adaptive_sampling = exposure.samples, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = exposure.bounces, 3, 6
    cycles.caustics_reflective = cycles.caustics_refractive = cycles.use_denoising = cycles.use_auto_tile = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.seed = 5, 6, 0.3, 7
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', exposure.contrast
    scene.view_settings.exposure = exposure.stops
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    if not layer.aovs:
        mark = layer.aovs.add()
        mark.name, mark.type = 'finish', 'VALUE'


def _write_passes_to(folder: Path) -> None:
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format, files.format.color_depth = str(folder), 'OPEN_EXR', '32'
    files.format.exr_codec, files.format.color_mode = 'NONE', 'RGBA'
    files.file_slots.clear()
    for name, source in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[-1])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])


def _read(path: Path) -> np.ndarray:
    image = bpy.data.images.load(str(path))
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    path.unlink()
    return pixels.reshape(height, width, 4)
