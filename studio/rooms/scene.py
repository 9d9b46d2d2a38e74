"""Builds the rooms of rooms.json: shell, floor, tile, then one of the layouts."""

from collections.abc import Callable

from rooms.baths import alcove, bath
from rooms.kitchens import sink_run, stove
from rooms.powder import basin_wall, toilet_wall, vanity_wall
from rooms.room import Room
from rooms.shell import HEIGHT, Window, daylight, floor, shell
from rooms.showers import shower
from rooms.showrooms import faucet_wall, slab_gallery, tile_library, tub_stage, vanity_bays
from rooms.walls import at_right, behind, planks, tiled, underfoot
from stage.camera import camera
from stage.exposure import Exposure

LAYOUTS: dict[str, Callable[[Room], None]] = {
    'bath': bath,
    'alcove': alcove,
    'vanity': vanity_wall,
    'basin': basin_wall,
    'toilet': toilet_wall,
    'shower': shower,
    'sink': sink_run,
    'stove': stove,
    'faucet-wall': faucet_wall,
    'vanity-bays': vanity_bays,
    'tile-library': tile_library,
    'tub-stage': tub_stage,
    'slab-gallery': slab_gallery,
}
WINDOW: Window = (-2.4, -0.8, 0.6, 2.45)
SUN = (1, 0.7, -0.46)
REACH = 4.2
"""The depth of tile from the back wall, in metres."""


def furnished(row: dict, width: int, samples: int) -> tuple[Exposure, list[dict]]:
    """Builds the room and returns its 8:5 exposure and the places of its products."""
    room, half = Room(row), row['half']
    exposure = Exposure(width, round(width * 5 / 8), samples, row.get('stops', 0.6), 'Medium High Contrast', 5)
    window: Window = tuple(row.get('window', WINDOW))
    shell(half, window, row['paint'])
    _lay(room)
    LAYOUTS[row['layout']](room)
    fill = ((0.5, -4.4, 2.5), (0, -0.4, 0.9), (2.4, 1.2), row.get('fill', 36))
    daylight(half, window, row.get('sun', SUN), row.get('watts', 10), 1.1, fill)
    exposure.frame()
    view = row['view']
    camera(view['target'], view.get('turn', 0), 0, view['distance'], view['lens'], view.get('shift', (0, 0)))
    return exposure, room.spots()


def _lay(room: Room) -> None:
    """The floor and the tile of the walls; a wall that ends below the ceiling has a ledge over it."""
    half, row = room.row['half'], room.row
    kind, *finish = row['floor']
    if kind == 'planks':
        planks(half, finish[0])
    elif kind == 'slabs':
        floor(half, 0.8)
    else:
        room.lay(kind, finish[0], underfoot(tiled(kind, finish[0], 2 * half, REACH), half, REACH))
    for product, glaze, side, height in row['tiles']:
        up = HEIGHT if height == 'full' else height
        wall = tiled(product, glaze, 2 * half if side == 'back' else REACH, up)
        room.lay(product, glaze, behind(wall, half) if side == 'back' else at_right(wall, half))
