import { areaOfRooms, edgeOfRooms, type CoverageMeasure, type RoomSize } from '@basin/domain';
import { roomBounds } from '../cart/index.ts';
import type { RoomSides } from '@basin/react-ui';

/** The names of the fields of a room by length and width. */
export const sizeFields = { length: 'roomLength', width: 'roomWidth' } as const;

export const mostRooms = 12;
export const mostSide = 1000;

/** The rooms whose length and width are both sizes; one that is half-typed is none yet. */
export function roomsOf(sizes: readonly RoomSides[]): RoomSize[] {
  return sizes
    .map(({ length, width }) => ({ length: Number(length), width: Number(width) }))
    .filter(({ length, width }) => isSide(length) && isSide(width));
}

const isSide = (side: number) => side >= roomBounds.area.least && side <= mostSide;

/** What rooms come to as the text of the field: their area, or for what is laid along edges the length of these. */
export function amountOf(rooms: readonly RoomSize[], measure: CoverageMeasure): string {
  const amount = measure === 'area' ? areaOfRooms(rooms) : edgeOfRooms(rooms);
  return String(Math.round(amount * 100) / 100);
}
