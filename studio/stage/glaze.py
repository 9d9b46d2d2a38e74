"""Ceramic glazes: no two tiles quite alike."""

import bpy
import numpy as np

from stage.lights import fill_ramp
from stage.surfaces import Look, linear, marked, material, shader_of

GLAZES = {
    'milk': '#efe9dc',
    'chalk': '#e6e1d7',
    'oyster': '#d3cdc0',
    'butter': '#dccfa6',
    'flax': '#c9b58a',
    'clay': '#946c5a',
    'rust': '#7d3c26',
    'rosehip': '#c08a7c',
    'oxblood': '#521b1f',
    'celadon': '#a3b0a0',
    'fern': '#566350',
    'sage': '#8f9a86',
    'bottle': '#1d4a41',
    'tidewater': '#7c9295',
    'delft': '#405777',
    'indigo': '#22384f',
    'slate': '#555a5e',
    'flint': '#84827d',
    'soot': '#23211f',
}
NOISE = {'handmade': (28, 0.36), 'glossy': (12, 0.16)}


def glaze(finish: str, vary: float = 0.08, surface: str = 'glossy', roughness: float = 0.12) -> bpy.types.Material:
    """A glaze that varies by `vary` from tile to tile and pools where the surface is low."""
    colour = np.array(linear(GLAZES[finish]))
    made = marked(material(Look(tuple(colour), 0, roughness, 0.5, 0.8, 0.03)))
    tree, inputs = made.node_tree, shader_of(made).inputs
    scale, strength = NOISE[surface]
    tile = tree.nodes.new('ShaderNodeAttribute')
    tile.attribute_name = 'tile'
    relief = _relief(tree, tile.outputs['Fac'], scale)
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, 0.004
    tree.links.new(relief, bump.inputs['Height'])
    tree.links.new(_colour(tree, tile.outputs['Fac'], relief, _tints(colour, vary), vary), inputs['Base Color'])
    for name in ('Normal', 'Clearcoat Normal'):
        tree.links.new(bump.outputs[0], inputs[name])
    return made


def _colour(
    tree: bpy.types.NodeTree, tile: bpy.types.NodeSocket, relief: bpy.types.NodeSocket, tints: list, vary: float
):
    """The tile's own tint, darker where the glaze is thick."""
    own, shades, mix = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('ValToRGB', 'ValToRGB', 'MixRGB'))
    fill_ramp(own, tints)
    fill_ramp(shades, [(0.35, (0.62, 0.62, 0.62)), (0.6, (1, 1, 1))])
    mix.blend_type, mix.inputs[0].default_value = 'MULTIPLY', min(1, vary * 3.2)
    tree.links.new(tile, own.inputs[0])
    tree.links.new(relief, shades.inputs[0])
    tree.links.new(own.outputs[0], mix.inputs[1])
    tree.links.new(shades.outputs[0], mix.inputs[2])
    return mix.outputs[0]


def _tints(colour: np.ndarray, vary: float) -> list:
    dark, cool = colour * (1 - vary * 2.2), colour * (1 - vary, 1 + vary * 0.3, 1 + vary * 0.9)
    bright = colour * (1 + vary * 2) + vary * 0.02
    return [(at, tuple(np.clip(tint, 0, 1))) for at, tint in ((0, dark), (0.35, colour), (0.7, cool), (1, bright))]


def _relief(tree: bpy.types.NodeTree, tile: bpy.types.NodeSocket, scale: float) -> bpy.types.NodeSocket:
    """A noise that starts anew on every tile."""
    place, noise, shift = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'TexNoise', 'Math'))
    noise.noise_dimensions, shift.operation, shift.inputs[1].default_value = '4D', 'MULTIPLY', 40
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, 3
    tree.links.new(place.outputs['Object'], noise.inputs['Vector'])
    tree.links.new(tile, shift.inputs[0])
    tree.links.new(shift.outputs[0], noise.inputs['W'])
    return noise.outputs['Fac']
