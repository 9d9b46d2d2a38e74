"""Softboxes, dark cards, skies and the sun."""

import math

import bpy
from mathutils import Vector

from stage.solids import Place, Solid, mesh


def _added(name: str, light: bpy.types.Light, at, direction) -> Solid:
    lamp = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location, lamp.rotation_euler = at, Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return lamp


def softbox(
    at: Place, target: Place, size: tuple[float, float], watts: float, colour=(1, 1, 1), name: str = 'softbox'
) -> Solid:
    """A rectangle of light that looks at a target."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', *size, watts, colour
    return _added(name, light, at, Vector(target) - Vector(at))


def sun(direction: Place, watts: float, angle: float, colour=(1, 0.86, 0.68)) -> Solid:
    """Sunlight along a direction; the angle (degrees) softens its shadows."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = watts, math.radians(angle), colour
    return _added('sun', light, (0, 0, 0), direction)


def portal(at: Place, target: Place, size: tuple[float, float]) -> Solid:
    """A window that tells Cycles where the sky comes in."""
    lamp = softbox(at, target, size, 1, name='portal')
    lamp.data.cycles.is_portal = True
    return lamp


def dark_card(at: Place, target: Place, size: tuple[float, float], level: float = 0.012) -> Solid:
    """A black card with soft edges that only reflections see: polished metal needs something dark to show its shape."""
    x, y = size[0] / 2, size[1] / 2
    card = mesh([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], _card_material(x, level), crease=0)
    card.location = at
    card.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    card.visible_camera = card.visible_diffuse = card.visible_shadow = card.visible_transmission = False
    return card


def _card_material(half_width: float, level: float) -> bpy.types.Material:
    made = bpy.data.materials.new('card')
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    kinds = (
        'TexCoord',
        'SeparateXYZ',
        'Math',
        'MapRange',
        'Emission',
        'BsdfTransparent',
        'MixShader',
        'OutputMaterial',
    )
    place, parts, away, fade, dark, clear, mix, out = (tree.nodes.new(f'ShaderNode{kind}') for kind in kinds)
    away.operation, fade.interpolation_type = 'ABSOLUTE', 'SMOOTHSTEP'
    fade.inputs['From Min'].default_value, fade.inputs['From Max'].default_value = half_width * 0.36, half_width
    dark.inputs[0].default_value = (level, level, level, 1)
    for source, target in (
        (place.outputs['Object'], parts.inputs[0]),
        (parts.outputs['X'], away.inputs[0]),
        (away.outputs[0], fade.inputs['Value']),
        (fade.outputs[0], mix.inputs[0]),
        (dark.outputs[0], mix.inputs[1]),
        (clear.outputs[0], mix.inputs[2]),
        (mix.outputs[0], out.inputs[0]),
    ):
        tree.links.new(source, target)
    return made


def sky(stops: list[tuple[float, float]], strength: float, reflected: float) -> None:
    """A grey gradient from floor to zenith: its strength as light, and as what reflections see."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world, world.use_nodes = world, True
    tree = world.node_tree
    kinds = ('TexCoord', 'SeparateXYZ', 'MapRange', 'ValToRGB', 'LightPath', 'MapRange')
    place, parts, height, ramp, path, choice = (tree.nodes.new(f'ShaderNode{kind}') for kind in kinds)
    height.inputs['From Min'].default_value = -1
    choice.inputs['To Min'].default_value, choice.inputs['To Max'].default_value = strength, reflected
    fill_ramp(ramp, [(at, (level, level, level)) for at, level in stops])
    background = tree.nodes['Background'].inputs
    for source, target in (
        (place.outputs['Generated'], parts.inputs[0]),
        (parts.outputs['Z'], height.inputs['Value']),
        (height.outputs[0], ramp.inputs[0]),
        (ramp.outputs[0], background['Color']),
        (path.outputs['Is Glossy Ray'], choice.inputs['Value']),
        (choice.outputs[0], background['Strength']),
    ):
        tree.links.new(source, target)


def fill_ramp(ramp: bpy.types.ShaderNode, stops) -> None:
    """Sets the colours of a ramp: (position, linear colour)."""
    elements = ramp.color_ramp.elements
    while len(elements) > 1:
        elements.remove(elements[-1])
    elements[0].position, elements[0].color = stops[0][0], (*stops[0][1], 1)
    for position, colour in stops[1:]:
        elements.new(position).color = (*colour, 1)
