import { roomProductTypes, type RoomInfo } from '@basin/domain';
import * as z from 'zod';

const amount = z.number().nonnegative().max(1_000_000);
const mostRooms = 20;

const roomsSchema = z
  .array(
    z.object({
      roomName: z.string().max(128).optional(),
      productType: z.enum(roomProductTypes),
      soldByBox: z.boolean(),
      soldByUom: z.string().max(16),
      totalNeeded: amount,
      totalArea: amount,
      overage: amount,
    }),
  )
  .min(1)
  .max(mostRooms);

/** The rooms of a line as a form holds them; undefined for none and for what are no rooms. */
export function readRooms(json: FormDataEntryValue | null): RoomInfo[] | undefined {
  if (typeof json !== 'string') return undefined;
  try {
    return roomsSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
