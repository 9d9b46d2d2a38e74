"""The plain shape of a design: its triangles in the world, without the finest pattern."""

import importlib
import json
from dataclasses import dataclass
from pathlib import Path

import bmesh
import bpy
import numpy as np
from mathutils import Matrix

STUDIO = Path(__file__).resolve().parent.parent
PATTERNED_FACES = 20_000
PATTERNED_EDGE = 0.0008


@dataclass(frozen=True)
class Shape:
    """A welded solid of the design in metres. The caller frees its mesh."""

    mesh: bmesh.types.BMesh
    material: bpy.types.Material | None


def designs() -> list[str]:
    """The designs that products are measured on."""
    return list(_table('measures'))


def shapes_of(design: str) -> list[Shape]:
    """Builds a design in the first finish of its palette."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    module, name = builder_of(design)
    builder = getattr(importlib.import_module(f'designs.{module}'), name)
    builder(next(iter(_table('palettes')[_table('shots')[design]['palette']])))
    bpy.context.view_layer.update()
    shapes = [_shape(solid) for solid in bpy.context.scene.objects if solid.type == 'MESH']
    return [shape for shape in shapes if not is_panel(design) or not _is_backing(shape)]


def builder_of(design: str) -> tuple[str, str]:
    """The module and the function that build a design."""
    module, name = _table('shots')[design]['builder'].split('.')
    return module, name


def is_panel(design: str) -> bool:
    """Whether a design is tiles on a wall."""
    return _table('shots')[design]['stage'] == 'panel'


def _table(name: str) -> dict[str, dict]:
    return json.loads((STUDIO / f'{name}.json').read_text())


def _is_backing(shape: Shape) -> bool:
    """Whether the shape is the board behind the tiles."""
    return min(vertex.co.y for vertex in shape.mesh.verts) > 0


def _shape(solid: bpy.types.Object) -> Shape:
    evaluated = solid.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bmesh.new()
    mesh.from_mesh(evaluated.to_mesh())
    evaluated.to_mesh_clear()
    mesh.transform(Matrix(solid.matrix_world))
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-6)
    if _is_patterned(mesh):
        _smooth(mesh)
    mesh.normal_update()
    return Shape(mesh, solid.data.materials[0] if solid.data.materials else None)


def _is_patterned(mesh: bmesh.types.BMesh) -> bool:
    """Whether a solid is cut finer than a drawing shows: a knurled pin."""
    return len(mesh.faces) > PATTERNED_FACES and np.mean([edge.calc_length() for edge in mesh.edges]) < PATTERNED_EDGE


def _smooth(mesh: bmesh.types.BMesh) -> None:
    """Replaces the solid by its hull, such as a pin without its knurling."""
    hull = bmesh.ops.convex_hull(mesh, input=mesh.verts, use_existing_faces=False)['geom']
    kept = {element for element in hull if isinstance(element, bmesh.types.BMFace)}
    bmesh.ops.delete(mesh, geom=[face for face in mesh.faces if face not in kept], context='FACES')
