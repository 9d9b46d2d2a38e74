"""Writes designs as plain 3D models, inside Blender: nice blender -b -t 1 --python-exit-code 1 -P studio/export.py -- [DESIGN…]

Exports all designs by default. `node studio/compress.ts` compresses them for the shop. Parts that take the product's
finish have the material `finish`.
"""

import math
import sys
from pathlib import Path

import bpy

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from sheets.shapes import Shape, designs, shapes_of  # noqa: E402

MODELS = HERE / '.work' / 'models'
SMOOTH = math.radians(35)
GLASS = (0.50, 0.64, 0.58, 1)
"""The opaque colour of glass parts, because model viewers do not render transparency."""


def main(names: list[str]) -> None:
    """Exports the named designs, or all."""
    MODELS.mkdir(parents=True, exist_ok=True)
    for design in names or designs():
        export(design, MODELS / f'{design}.glb')
        print(design, flush=True)


def export(design: str, path: Path) -> None:
    """Rebuilds a design as plain objects and writes them."""
    shapes = shapes_of(design)
    marked = [shape for shape in shapes if is_finish(shape)] or [max(shapes, key=lambda each: len(each.mesh.faces))]
    for solid in list(bpy.context.scene.objects):
        bpy.data.objects.remove(solid)
    for shape in shapes:
        add(shape, 'finish' if shape in marked else 'part')
    bpy.ops.preferences.addon_enable(module='io_scene_gltf2')
    bpy.ops.export_scene.gltf(
        filepath=str(path), export_format='GLB', export_texcoords=False, export_colors=False, export_yup=True
    )


def is_finish(shape: Shape) -> bool:
    """Whether the shape is recoloured in pictures."""
    nodes = shape.material.node_tree.nodes if shape.material else []
    return any(node.bl_idname == 'ShaderNodeOutputAOV' and node.inputs['Value'].default_value > 0 for node in nodes)


def add(shape: Shape, name: str) -> None:
    """The shape as an object in a material without textures."""
    mesh = bpy.data.meshes.new('solid')
    shape.mesh.to_mesh(mesh)
    shape.mesh.free()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, SMOOTH
    mesh.materials.clear()
    mesh.materials.append(plain(shape.material, name))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('solid', mesh))


def plain(made: bpy.types.Material | None, name: str) -> bpy.types.Material:
    """Colour, metal and roughness of a material."""
    looks = bpy.data.materials.new(name)
    looks.use_nodes = True
    if made:
        source, target = (each.node_tree.nodes['Principled BSDF'].inputs for each in (made, looks))
        for key in ('Base Color', 'Metallic', 'Roughness'):
            target[key].default_value = source[key].default_value
        if source['Transmission'].default_value > 0:
            target['Base Color'].default_value = GLASS
    return looks


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])
