"""Solid shapes as Blender objects: turned, lofted, swept, boxed. Units are metres."""

import math
from collections.abc import Sequence

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix

from stage.outlines import Points, circle, round_corners

Solid = bpy.types.Object
Material = bpy.types.Material
Place = tuple[float, float, float]


def mesh(
    vertices: Sequence, faces: Sequence, material: Material | None, crease: float = 35, weighted: bool = True
) -> Solid:
    """An object of the faces, smooth where they meet at less than `crease` degrees."""
    body = bpy.data.meshes.new('solid')
    body.from_pydata([tuple(v) for v in vertices], [], [tuple(int(i) for i in face) for face in faces])
    body.polygons.foreach_set('use_smooth', [crease > 0] * len(body.polygons))
    body.use_auto_smooth, body.auto_smooth_angle = True, math.radians(crease)
    if material:
        body.materials.append(material)
    solid = bpy.data.objects.new('solid', body)
    bpy.context.scene.collection.objects.link(solid)
    if weighted and crease > 0:
        modifier = solid.modifiers.new('normals', 'WEIGHTED_NORMAL')
        modifier.keep_sharp, modifier.weight = True, 80
    return solid


def closed(solid: Solid) -> Solid:
    """The solid with its seams welded and all faces looking out."""
    shape = bmesh.new()
    shape.from_mesh(solid.data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(solid.data)
    shape.free()
    return solid


def turned(profile: Sequence, material: Material, count: int = 128, radii=0.0, **options) -> Solid:
    """What a lathe makes of a profile of (radius, height); `radii` rounds its corners."""
    rings = [
        [(radius * x, radius * y, height) for x, y in circle(1, count)]
        for radius, height in round_corners(profile, radii, 6)
    ]
    return lofted(rings, material, caps=(False, False), **options)


def lofted(rings: Sequence, material: Material, caps=(True, True), ring_closed: bool = True, **options) -> Solid:
    """A skin over rings of equally many points."""
    count = len(rings[0])
    vertices = [tuple(point) for ring in rings for point in ring]
    faces = []
    for base in range(0, (len(rings) - 1) * count, count):
        for j in range(count if ring_closed else count - 1):
            right = (j + 1) % count
            faces.append((base + j, base + right, base + right + count, base + j + count))
    if caps[0]:
        faces.append(range(count - 1, -1, -1))
    if caps[1]:
        faces.append(range(len(vertices) - count, len(vertices)))
    return closed(mesh(vertices, faces, material, **options))


def swept(
    path: Points, section: Points, material: Material, scales: Sequence[float] | None = None, up=(0, 0, 1), **options
) -> Solid:
    """A section drawn along a path without twisting; `scales` widens or narrows it point by point."""
    line = np.array(path, float)
    tangents = np.gradient(line, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1)[:, None]
    side = np.cross(up, tangents[0])
    if np.linalg.norm(side) < 1e-6:
        side = np.cross((0, 1, 0), tangents[0])
    rings = []
    for k, (point, tangent) in enumerate(zip(line, tangents)):
        side = side - (side @ tangent) * tangent
        side /= np.linalg.norm(side)
        scale = 1 if scales is None else scales[k]
        rings.append([point + scale * (side * x + np.cross(tangent, side) * y) for x, y in section])
    return lofted(rings, material, **options)


def tube(path: Sequence, radius: float, material: Material, edge: float = 0.001, count: int = 48, **options) -> Solid:
    """A round bar along a path, its ends rounded by `edge`."""
    line = np.array(path, float)
    start, end = line[0] - line[1], line[-1] - line[-2]
    start, end = start / np.linalg.norm(start), end / np.linalg.norm(end)
    angles = np.linspace(0, math.pi / 2, 7)
    scales = 1 - edge / radius * (1 - np.cos(angles))
    first = [line[0] - start * edge * (1 - math.sin(a)) for a in angles[::-1]]
    last = [line[-1] - end * edge * (1 - math.sin(a)) for a in angles]
    whole = np.array([*first, *line[1:-1], *last])
    return swept(whole, circle(radius, count), material, [*scales[::-1], *[1] * (len(line) - 2), *scales], **options)


def cylinder(
    radius: float, length: float, material: Material, at: Place = (0, 0, 0), towards: str = 'up', edge: float = 0.0015
) -> Solid:
    """A round block that starts at a place and points up, down, forward (to the viewer), left or right."""
    profile = [(0, 0), (radius, 0), (radius, length), (0, length)]
    return placed(turned(profile, material, radii=[0, edge, edge, 0]), at, TURNS[towards])


TURNS = {
    'up': (0, 0, 0),
    'down': (math.pi, 0, 0),
    'forward': (math.pi / 2, 0, 0),
    'left': (0, -math.pi / 2, 0),
    'right': (0, math.pi / 2, 0),
}


def box(size: Place, material: Material, at: Place = (0, 0, 0), edge: float = 0.003, turn: Place = (0, 0, 0)) -> Solid:
    """A block round a place, its edges rounded."""
    x, y, z = (side / 2 for side in size)
    vertices = [(i, j, k) for i in (-x, x) for j in (-y, y) for k in (-z, z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    solid = closed(mesh(vertices, faces, material, weighted=False))
    if edge > 0:
        bevel = solid.modifiers.new('edges', 'BEVEL')
        bevel.width, bevel.segments, bevel.limit_method, bevel.harden_normals = edge, 4, 'ANGLE', True
    return placed(solid, at, turn)


def plate(outline: Points, bottom: float, top: float, edge: float, material: Material) -> Solid:
    """A convex outline with a thickness, its upper and lower edges rounded."""
    middle, reach = (outline.min(0) + outline.max(0)) / 2, (outline.max(0) - outline.min(0)) / 2
    angles = np.linspace(0, math.pi / 2, 7)
    levels = [(edge * (1 - math.sin(a)), bottom + edge * (1 - math.cos(a))) for a in angles]
    levels += [(edge * (1 - math.cos(a)), top - edge + edge * math.sin(a)) for a in angles]
    rings = [[(*((point - middle) * (1 - inset / reach) + middle), z) for point in outline] for inset, z in levels]
    return lofted(rings, material, crease=50)


def placed(solid: Solid, at: Place = (0, 0, 0), turn: Place = (0, 0, 0)) -> Solid:
    """The solid moved to a place and turned by angles in radians."""
    solid.location, solid.rotation_euler = at, turn
    return solid


def moved(solids: Sequence[Solid], by: Place = (0, 0, 0), turn: Place = (0, 0, 0)) -> list[Solid]:
    """The solids turned together about the origin (radians), then shifted."""
    change = Matrix.Translation(by) @ Euler(turn).to_matrix().to_4x4()
    for solid in solids:
        solid.matrix_basis = change @ solid.matrix_basis
    return list(solids)


def merged(solids: Sequence[Solid], material: Material) -> Solid:
    """One object of several that intersect, so that a bevelling material can soften the seam between them."""
    bpy.context.view_layer.update()
    vertices, faces = [], []
    for solid in solids:
        start = len(vertices)
        vertices += [solid.matrix_world @ vertex.co for vertex in solid.data.vertices]
        faces += [[start + i for i in polygon.vertices] for polygon in solid.data.polygons]
        bpy.data.objects.remove(solid, do_unlink=True)
    return mesh(vertices, faces, material)


def grouped(solids: Sequence[Solid], at: Place = (0, 0, 0), turn: Place = (0, 0, 0)) -> Solid:
    """An empty that carries the solids, placed and turned in radians."""
    carrier = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(carrier)
    for solid in solids:
        solid.parent = carrier
    placed(carrier, at, turn)
    bpy.context.view_layer.update()
    return carrier
