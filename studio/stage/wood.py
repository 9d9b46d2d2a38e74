"""Wood with a grain along one axis."""

import bpy

from stage.lights import fill_ramp
from stage.surfaces import Look, linear, marked, material, shader_of

WOODS = {
    'natural-oak': ('#bb9a72', '#9c7a53'),
    'smoked-oak': ('#6b5340', '#4c392a'),
    'walnut': ('#684c38', '#4a3426'),
}
ALONG = {'X': (1.2, 14, 14), 'Y': (14, 1.2, 14), 'Z': (14, 14, 1.2)}


def wood(finish: str, axis: str = 'Z') -> bpy.types.Material:
    """Broad bands of light and dark, and fine pores over them."""
    light, dark = (linear(code) for code in WOODS[finish])
    made = marked(material(Look(light, 0, 0.42, 0.4)))
    tree = made.node_tree
    bands = _noise(tree, ALONG[axis], 1.6, 8, 0.6)
    pores = _noise(tree, [k * 9 if k > 2 else k * 2 for k in ALONG[axis]], 1.5, 4, 0)
    colours, shades, mix, bump = (
        tree.nodes.new(f'ShaderNode{kind}') for kind in ('ValToRGB', 'ValToRGB', 'MixRGB', 'Bump')
    )
    fill_ramp(colours, [(0.34, dark), (0.5, light), (0.68, tuple(min(1, part * 1.12) for part in light))])
    fill_ramp(shades, [(0.30, (0.66, 0.62, 0.58)), (0.48, (1, 1, 1))])
    mix.blend_type, mix.inputs[0].default_value = 'MULTIPLY', 0.75
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.12, 0.001
    inputs = shader_of(made).inputs
    for source, target in (
        (bands, colours.inputs[0]),
        (pores, shades.inputs[0]),
        (colours.outputs[0], mix.inputs[1]),
        (shades.outputs[0], mix.inputs[2]),
        (mix.outputs[0], inputs['Base Color']),
        (pores, bump.inputs['Height']),
        (bump.outputs[0], inputs['Normal']),
    ):
        tree.links.new(source, target)
    return made


def _noise(tree: bpy.types.NodeTree, stretch, scale: float, detail: float, distortion: float) -> bpy.types.NodeSocket:
    place, mapping, noise = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'Mapping', 'TexNoise'))
    mapping.inputs['Scale'].default_value = stretch
    for name, value in (('Scale', scale), ('Detail', detail), ('Distortion', distortion)):
        noise.inputs[name].default_value = value
    tree.links.new(place.outputs['Object'], mapping.inputs[0])
    tree.links.new(_start(tree), mapping.inputs['Location'])
    tree.links.new(mapping.outputs[0], noise.inputs['Vector'])
    return noise.outputs['Fac']


def _start(tree: bpy.types.NodeTree) -> bpy.types.NodeSocket:
    """Where the grain of a board starts, so that no two in a floor continue each other."""
    board, far = tree.nodes.new('ShaderNodeAttribute'), tree.nodes.new('ShaderNodeVectorMath')
    board.attribute_name, far.operation = 'tile', 'SCALE'
    far.inputs['Scale'].default_value = 40
    tree.links.new(board.outputs['Vector'], far.inputs[0])
    return far.outputs[0]
