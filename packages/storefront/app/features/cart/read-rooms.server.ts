import type { RoomInfo } from '@basin/domain';
import { roomsSchema } from '@basin/sdk/room';

/** Parses the rooms in a cart form's JSON field. Returns undefined when the list is empty or invalid. */
export function readRooms(json: FormDataEntryValue | null): RoomInfo[] | undefined {
  const rooms = roomsSchema.safeParse(json).data;
  return rooms?.length ? rooms : undefined;
}
