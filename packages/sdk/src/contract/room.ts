import { roomProductTypes, type RoomInfo } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import type { Covers } from './call.ts';
import { optionalTextOf, text } from './values.ts';

const roomShape = z.object({
  roomName: optionalTextOf(128),
  productType: z.literal(roomProductTypes),
  soldByBox: z.boolean(),
  soldByUom: text(16),
  totalNeeded: z.number(),
  totalArea: z.number(),
  overage: z.number(),
}) satisfies Covers<RoomInfo>;
export interface RoomSchema extends Named<typeof roomShape> {}
/** The tile or trim that a room requires. */
export const roomSchema: RoomSchema = roomShape;

type Room = z.output<typeof roomSchema>;

const roomsShape = z.codec(
  z.union([z.string().check(z.maxLength(20_000)), roomSchema, z.array(roomSchema)]),
  z.array(roomSchema).check(z.maxLength(50)),
  { decode: (wire) => (Array.isArray(wire) ? wire : [wire]).flatMap(roomsFrom), encode: (rooms) => rooms },
);
export interface RoomsSchema extends Named<typeof roomsShape> {}
/** The rooms of a line; on the wire a room, a list of rooms, or either as JSON text. */
export const roomsSchema: RoomsSchema = roomsShape;

/** Invalid JSON stays a string, which the next schema rejects. */
function roomsFrom(wire: string | Room): Room | Room[] {
  if (typeof wire !== 'string') return wire;
  try {
    return JSON.parse(wire) as Room | Room[];
  } catch {
    return wire as unknown as Room;
  }
}
