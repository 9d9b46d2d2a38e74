import { areaOfRooms, edgeOfRooms, type CoverageMeasure, type RoomSize } from '@basin/domain';
import { roomBounds } from '../cart/index.ts';
import type { RoomSides } from '@basin/react-ui';

/** The field names of a room by length and width. */
export const sizeFields = { length: 'roomLength', width: 'roomWidth' } as const;

export const maxRooms = 12;
export const maxSideLength = 1000;

/** Whether a typed area, or length of edges, can be planned. */
export const isPlannableArea = (text: string): boolean =>
  Number(text) >= roomBounds.area.min && Number(text) <= roomBounds.area.max;

/** Returns the rooms with a valid length and width. Skips rooms that are only partly entered. */
export function roomsOf(sizes: readonly RoomSides[]): RoomSize[] {
  return sizes
    .map(({ length, width }) => ({ length: Number(length), width: Number(width) }))
    .filter(({ length, width }) => isSide(length) && isSide(width));
}

const isSide = (side: number) => side >= roomBounds.area.min && side <= maxSideLength;

/** Returns the area of rooms as field text, or for products laid along edges the length of those edges. */
export function amountOf(rooms: readonly RoomSize[], measure: CoverageMeasure): string {
  const amount = measure === 'area' ? areaOfRooms(rooms) : edgeOfRooms(rooms);
  return String(Math.round(amount * 100) / 100);
}
