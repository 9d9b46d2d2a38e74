"""What Cycles renders: the picture, and what the darkroom needs to clean and tint it."""

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
}


@dataclass(frozen=True)
class Exposure:
    """How a picture is taken: pixels, samples a pixel, stops, contrast, light bounces."""

    width: int
    height: int
    samples: int
    stops: float = 0.5
    contrast: str = 'High Contrast'
    bounces: int = 8


def take(exposure: Exposure, folder: Path) -> dict[str, np.ndarray]:
    """Renders the scene: each pass as an array of height x width x 4, linear light, bottom row first."""
    _set_up(exposure)
    _write_passes_to(folder)
    bpy.ops.render.render()
    return {name: _read(folder / f'{name}{bpy.context.scene.frame_current:04d}.exr', exposure) for name in PASSES}


def _set_up(exposure: Exposure) -> None:
    scene, render, cycles = bpy.context.scene, bpy.context.scene.render, bpy.context.scene.cycles
    render.engine, render.threads_mode, render.threads = 'CYCLES', 'FIXED', 1
    render.resolution_x, render.resolution_y = exposure.width, exposure.height
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = exposure.samples, True, 0.015
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = exposure.bounces, 3, 6
    cycles.caustics_reflective = cycles.caustics_refractive = cycles.use_denoising = cycles.use_auto_tile = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.seed = 5, 6, 0.3, 7
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', exposure.contrast
    scene.view_settings.exposure = exposure.stops
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
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


def _read(path: Path, exposure: Exposure) -> np.ndarray:
    image = bpy.data.images.load(str(path))
    pixels = np.empty(exposure.width * exposure.height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(exposure.height, exposure.width, 4)
