"""Veined stone."""

from dataclasses import dataclass

import bpy

from stage.lights import fill_ramp
from stage.surfaces import Look, linear, material, shader_of


@dataclass(frozen=True)
class Stone:
    """Colours of the ground, its clouds and its veins; how large, how wide the veins, how rough."""

    ground: str = '#ece8e2'
    clouds: str = '#d9d3ca'
    veins: str = '#8b857d'
    scale: float = 1.6
    vein_width: float = 0.035
    roughness: float = 0.12
    coat: float = 0.3
    seed: int = 0


STONES = {
    'lune-white': Stone(scale=1.5, roughness=0.08),
    'dove-vein': Stone('#c9c9c8', '#b3b5b6', '#7f8387', 2.2, 0.045, 0.10),
    'bisque': Stone('#d8cab0', '#c7b596', '#b9a583', 1.2, 0.02, 0.26, 0.1),
    'alder': Stone('#9a8062', '#86694c', '#7a5e44', 1.1, 0.02, 0.22, 0.15),
    'verd': Stone('#35493d', '#4a5f52', '#a9b8a4', 1.7, 0.025, 0.08),
    'nero': Stone('#1b1a1a', '#262424', '#b9b2a8', 1.6, 0.02, 0.08),
    'limestone': Stone('#d6cdbf', '#c5baa9', '#a2947f', 0.9, 0.02, 0.28, 0.1),
}


def stone(kind: Stone) -> bpy.types.Material:
    """Clouds and two sizes of veins, all bent by the same slow noise."""
    made = material(Look(linear(kind.ground), 0, kind.roughness, coat=kind.coat))
    tree = made.node_tree
    still = _mapping(tree, kind)
    slow = _noise(tree, still, 1.1, 6)
    bent = tree.nodes.new('ShaderNodeVectorMath')
    bent.operation, bent.inputs[1].default_value = 'MULTIPLY_ADD', (0.9, 0.9, 0.9)
    tree.links.new(slow.outputs['Color'], bent.inputs[0])
    tree.links.new(still, bent.inputs[2])
    clouds = _ramp(
        tree, _noise(tree, bent.outputs[0], 2.2, 7), [(0.3, linear(kind.ground)), (0.7, linear(kind.clouds))]
    )
    patches = _ramp(tree, _noise(tree, still, 0.7, 3), [(0.42, (0, 0, 0)), (0.62, (1, 1, 1))])
    fine = _product(tree, _veins(tree, bent.outputs[0], 2.3, kind.vein_width * 0.6), patches, 0.35)
    broad = _product(tree, _veins(tree, bent.outputs[0], 0.8, kind.vein_width), patches, 0.8)
    veined = _mixed(tree, broad, _mixed(tree, fine, clouds, kind.veins), kind.veins)
    tree.links.new(veined, shader_of(made).inputs['Base Color'])
    return made


def _mapping(tree: bpy.types.NodeTree, kind: Stone) -> bpy.types.NodeSocket:
    place, mapping = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Location'].default_value = (kind.seed * 3.7, kind.seed * 1.3, kind.seed * 2.1)
    mapping.inputs['Rotation'].default_value = (0.5, 0.35, 0.6)
    mapping.inputs['Scale'].default_value = (kind.scale,) * 3
    tree.links.new(place.outputs['Object'], mapping.inputs[0])
    return mapping.outputs[0]


def _noise(tree: bpy.types.NodeTree, vector: bpy.types.NodeSocket, scale: float, detail: float, distortion: float = 0):
    noise = tree.nodes.new('ShaderNodeTexNoise')
    for name, value in (('Scale', scale), ('Detail', detail), ('Distortion', distortion), ('Roughness', 0.55)):
        noise.inputs[name].default_value = value
    tree.links.new(vector, noise.inputs['Vector'])
    return noise


def _ramp(tree: bpy.types.NodeTree, noise: bpy.types.ShaderNode, stops) -> bpy.types.NodeSocket:
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    fill_ramp(ramp, stops)
    tree.links.new(noise.outputs['Fac'], ramp.inputs[0])
    return ramp.outputs[0]


def _veins(tree: bpy.types.NodeTree, vector: bpy.types.NodeSocket, scale: float, width: float) -> bpy.types.NodeSocket:
    """Lines where a noise crosses its middle."""
    noise = _noise(tree, vector, scale, 8, 0.3)
    off, away, line = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('Math', 'Math', 'MapRange'))
    off.operation, off.inputs[1].default_value, away.operation = 'SUBTRACT', 0.5, 'ABSOLUTE'
    line.interpolation_type = 'SMOOTHSTEP'
    for name, value in (('From Max', width), ('To Min', 1), ('To Max', 0)):
        line.inputs[name].default_value = value
    tree.links.new(noise.outputs['Fac'], off.inputs[0])
    tree.links.new(off.outputs[0], away.inputs[0])
    tree.links.new(away.outputs[0], line.inputs['Value'])
    return line.outputs[0]


def _product(
    tree: bpy.types.NodeTree, one: bpy.types.NodeSocket, other: bpy.types.NodeSocket, factor: float
) -> bpy.types.NodeSocket:
    first, second = tree.nodes.new('ShaderNodeMath'), tree.nodes.new('ShaderNodeMath')
    first.operation = second.operation = 'MULTIPLY'
    second.inputs[1].default_value = factor
    tree.links.new(one, first.inputs[0])
    tree.links.new(other, first.inputs[1])
    tree.links.new(first.outputs[0], second.inputs[0])
    return second.outputs[0]


def _mixed(
    tree: bpy.types.NodeTree, share: bpy.types.NodeSocket, under: bpy.types.NodeSocket, over: str
) -> bpy.types.NodeSocket:
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs[2].default_value = (*linear(over), 1)
    tree.links.new(share, mix.inputs[0])
    tree.links.new(under, mix.inputs[1])
    return mix.outputs[0]
