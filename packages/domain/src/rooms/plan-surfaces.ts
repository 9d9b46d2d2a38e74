import { requireNumber } from '../arguments.ts';
import { type RoomUnit, toTenThousandth } from './measure.ts';
import { planTiles, type TilePacking, type TilePlan } from './plan-tiles.ts';
import { planTrims, type TrimPacking, type TrimPlan } from './plan-trims.ts';

/** A rectangle: a wall, a floor, a window. */
export interface Rectangle {
  readonly width: number;
  readonly height: number;
}

/** A surface to tile, less its doors and windows. */
export interface Surface extends Rectangle {
  readonly openings?: readonly Rectangle[] | undefined;
}

/**
 * Returns the area to tile, in the square of the unit that lengths are in, to the ten-thousandth.
 *
 * @throws {TypeError} when a length is missing or not a number
 * @throws {RangeError} when a length is not between 0 and ten thousand, or openings are larger than their surface
 */
export function surfaceArea(surfaces: readonly Surface[]): number {
  let area = 0;
  for (const surface of surfaces) {
    const openings = (surface.openings ?? []).reduce((sum, opening) => sum + areaOf(opening), 0);
    const left = toTenThousandth(areaOf(surface) - openings);
    if (left < 0)
      throw new RangeError(`openings must not exceed their surface of ${areaOf(surface)}, but have ${openings}.`);
    area += left;
  }
  return toTenThousandth(area);
}

function areaOf({ width, height }: Rectangle): number {
  return lengthOf('width', width) * lengthOf('height', height);
}

function lengthOf(name: string, length: number): number {
  return requireNumber(name, length, { max: 10_000 });
}

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
