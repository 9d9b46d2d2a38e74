import {
  areaOfRooms,
  edgeOfRooms,
  plainAmount,
  type CoverageMeasure,
  type RoomSize,
  type RoomUnit,
} from '@basin/domain';
import { roomBounds } from '../cart/index.ts';
import type { RoomSides } from '@basin/react-ui';

/** The field names of a room by length and width. */
export const sizeFields = { length: 'roomLength', width: 'roomWidth' } as const;

export const maxRooms = 12;
/** A higher overage is probably a separate area rather than waste. */
export const maxOfferedOveragePercent = 50;
const maxSideLength = 1000;

/** Whether a typed area, or length of edges, can be planned. */
export function isPlannableArea(text: string, unit: RoomUnit): boolean {
  const area = Number(plainAmount(text, unit));
  return area >= roomBounds.area.min && area <= roomBounds.area.max;
}

/** Returns the rooms with a valid length and width. Skips rooms that are only partly entered. */
export function roomsOf(sizes: readonly RoomSides[], unit: RoomUnit): RoomSize[] {
  const numberOf = (side: string) => Number(plainAmount(side, unit));
  return sizes
    .map(({ length, width }) => ({ length: numberOf(length), width: numberOf(width) }))
    .filter(({ length, width }) => isSide(length) && isSide(width));
}

const isSide = (side: number) => side >= roomBounds.area.min && side <= maxSideLength;

/** Returns the area of rooms as field text, or for products laid along edges the length of those edges. */
export function amountOf(rooms: readonly RoomSize[], measure: CoverageMeasure, unit: RoomUnit): string {
  const amount = measure === 'area' ? areaOfRooms(rooms) : edgeOfRooms(rooms);
  const text = String(Math.round(amount * 100) / 100);
  return unit === 'm' ? text.replace('.', ',') : text;
}
