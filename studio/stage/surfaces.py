"""Materials: a table of finishes and what makes them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import bpy

Colour = tuple[float, float, float]


def linear(code: str) -> Colour:
    """A colour written as #rrggbb in the linear light that Cycles computes in."""
    parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


@dataclass(frozen=True)
class Look:
    """What a surface does with light; the colour is linear."""

    colour: Colour
    metallic: float = 0
    roughness: float = 0.5
    specular: float = 0.5
    coat: float = 0
    coat_roughness: float = 0.03


POLISHED = Look((0.80, 0.81, 0.83), 1, 0.035)
BRUSHED = Look((0.60, 0.555, 0.50), 1, 0.27)
VITREOUS = Look((0.86, 0.855, 0.84), 0, 0.09, coat=0.6, coat_roughness=0.02)
CAST = Look((0.80, 0.785, 0.755), 0, 0.42, 0.4)

METALS = {
    'polished-chrome': POLISHED,
    'polished-nickel': replace(POLISHED, colour=(0.76, 0.70, 0.62)),
    'unlacquered-brass': replace(POLISHED, colour=(0.80, 0.55, 0.265)),
    'brushed-nickel': BRUSHED,
    'satin-brass': replace(BRUSHED, colour=(0.73, 0.50, 0.235)),
    'aged-brass': replace(BRUSHED, colour=(0.36, 0.235, 0.105)),
    'gunmetal': replace(BRUSHED, colour=(0.135, 0.14, 0.15)),
    'oil-rubbed-bronze': replace(BRUSHED, colour=(0.085, 0.058, 0.042)),
    'brushed-copper': replace(BRUSHED, colour=(0.50, 0.225, 0.125)),
    'stainless-steel': replace(BRUSHED, colour=(0.55, 0.55, 0.54)),
    'matte-black': replace(BRUSHED, colour=(0.042, 0.042, 0.043), roughness=0.36),
}
CERAMICS = {
    'porcelain-white': VITREOUS.colour,
    'ivory': linear('#ede3cd'),
    'fog-grey': linear('#b9bab6'),
    'sage': linear('#a0a898'),
    'basalt-black': linear('#2b2c2e'),
    'ink-blue': linear('#2f3e55'),
}
LACQUERS = {
    'chalk-lacquer': linear('#f1eee7'),
    'fir-lacquer': linear('#3c4c41'),
    'night-lacquer': linear('#28324a'),
}
RUBBER = Look((0.015, 0.015, 0.016))
MIRROR = Look((0.92, 0.93, 0.93), 1, 0)
RAW_BRASS = Look((0.72, 0.53, 0.30), 1, 0.32)
LACQUER = Look((0.80, 0.79, 0.77), 0, 0.35, 0.4)
CARD = Look((0.5, 0.48, 0.45), 0, 0.8)


def material(look: Look, weld: float = 0) -> bpy.types.Material:
    """Creates a material with the look; `weld` is the radius that softens seams between intersecting parts."""
    made = bpy.data.materials.new('surface')
    made.use_nodes = True
    inputs = shader_of(made).inputs
    inputs['Base Color'].default_value = (*look.colour, 1)
    for name, value in (
        ('Metallic', look.metallic),
        ('Roughness', look.roughness),
        ('Specular', look.specular),
        ('Clearcoat', look.coat),
        ('Clearcoat Roughness', look.coat_roughness),
    ):
        inputs[name].default_value = value
    if weld > 0:
        _soften(made, weld)
    return made


def _soften(made: bpy.types.Material, radius: float) -> None:
    bevel = made.node_tree.nodes.new('ShaderNodeBevel')
    bevel.inputs['Radius'].default_value, bevel.samples = radius, 4
    made.node_tree.links.new(bevel.outputs[0], shader_of(made).inputs['Normal'])


def shader_of(made: bpy.types.Material) -> bpy.types.ShaderNode:
    """The node that all other nodes of a material lead to."""
    return made.node_tree.nodes['Principled BSDF']


def marked(made: bpy.types.Material) -> bpy.types.Material:
    """The material, marked as recolourable."""
    mark = made.node_tree.nodes.new('ShaderNodeOutputAOV')
    mark.name, mark.inputs['Value'].default_value = 'finish', 1
    return made


def unmarked(solids: Sequence[bpy.types.Object]) -> list[bpy.types.Object]:
    """The solids, marked as not recolourable."""
    for made in {slot for solid in solids for slot in solid.data.materials}:
        for node in made.node_tree.nodes:
            if node.bl_idname == 'ShaderNodeOutputAOV':
                node.inputs['Value'].default_value = 0
    return list(solids)


def metal(finish: str, weld: float = 0) -> bpy.types.Material:
    """A metal in a finish."""
    return marked(material(METALS[finish], weld))


def ceramic(finish: str) -> bpy.types.Material:
    """Vitreous china or fireclay; a sink also comes in steel."""
    if finish in METALS:
        return metal(finish)
    return marked(material(replace(VITREOUS, colour=CERAMICS[finish])))


def cast_stone(finish: str) -> bpy.types.Material:
    """The matte mineral casting of tubs."""
    return marked(material(replace(CAST, colour=CERAMICS[finish])))


def lacquer(finish: str) -> bpy.types.Material:
    """Sprayed paint on a cabinet."""
    return marked(material(replace(LACQUER, colour=LACQUERS[finish])))


def rubber() -> bpy.types.Material:
    """Seals, nozzles and the shadow gaps between parts."""
    return material(RUBBER)


def bumpy(made: bpy.types.Material, scale: float, strength: float, depth: float) -> bpy.types.Material:
    """The material with a fine unevenness of a noise."""
    tree = made.node_tree
    place, noise, bump = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'TexNoise', 'Bump'))
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, 3
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, depth
    tree.links.new(place.outputs['Object'], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs[0], shader_of(made).inputs['Normal'])
    return made
