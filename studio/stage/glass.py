"""Clear glass."""

import bpy

from stage.surfaces import Look, material, shader_of


def glass() -> bpy.types.Material:
    """Glass with a green edge; light passes through it, so that its shadow stays pale."""
    made = material(Look((0.90, 0.965, 0.94), 0, 0.02))
    inputs = shader_of(made).inputs
    inputs['Transmission'].default_value, inputs['IOR'].default_value = 1, 1.48
    tree = made.node_tree
    path, clear, mix = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('LightPath', 'BsdfTransparent', 'MixShader'))
    clear.inputs[0].default_value = (0.86, 0.93, 0.90, 1)
    tree.links.new(path.outputs['Is Shadow Ray'], mix.inputs[0])
    tree.links.new(shader_of(made).outputs[0], mix.inputs[1])
    tree.links.new(clear.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])
    return made
