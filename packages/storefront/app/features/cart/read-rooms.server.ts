import type { RoomInfo } from '@basin/domain';
import { roomsSchema } from '@basin/sdk/room';

/** The rooms of a line as a form holds them, as JSON; undefined for none and for what are no rooms. */
export function readRooms(json: FormDataEntryValue | null): RoomInfo[] | undefined {
  const rooms = roomsSchema.safeParse(json).data;
  return rooms?.length ? rooms : undefined;
}
