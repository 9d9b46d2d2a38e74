import type { RoomUnit } from './measure.ts';
import { planTiles, type TilePacking, type TilePlan } from './plan-tiles.ts';
import { planTrims, type TrimPacking, type TrimPlan } from './plan-trims.ts';
import { surfaceArea, type Surface } from './surface-area.ts';

/** A room and the surfaces in it that are tiled. */
export interface Room {
  readonly roomName?: string | undefined;
  /** Of all lengths. */
  readonly unit: RoomUnit;
  readonly surfaces: readonly Surface[];
  readonly overagePercent: number;
}

export interface TrimChoice extends TrimPacking {
  readonly sku: string;
  /** Length of the edges that it goes along. */
  readonly length: number;
}

/** What a surface of a room takes. */
export interface SurfacePlan {
  /** The tile first, then the trims as given. */
  readonly lines: readonly ((TilePlan | TrimPlan) & { readonly sku: string })[];
}

/**
 * What to put into the cart for a room: one tile over all its surfaces, and the trims along its edges.
 *
 * @throws {RangeError} when a measure is out of range or there is nothing to tile
 */
export function planSurfaces(
  room: Room,
  tile: TilePacking & { readonly sku: string },
  trims: readonly TrimChoice[],
): SurfacePlan {
  const { unit, overagePercent, roomName } = room;
  const area = surfaceArea(room.surfaces);
  return {
    lines: [
      { sku: tile.sku, ...planTiles({ area, unit, overagePercent, roomName }, tile) },
      ...trims.map((trim) => ({
        sku: trim.sku,
        ...planTrims({ length: trim.length, unit, overagePercent, roomName }, trim),
      })),
    ],
  };
}
