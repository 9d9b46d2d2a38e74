export const sides = ['length', 'width'] as const;
export type RoomSide = (typeof sides)[number];

/** The sides of a room as typed, possibly incomplete. */
export type RoomSides = Readonly<Record<RoomSide, string>>;

const blankRoom: RoomSides = { length: '', width: '' };

const isBlank = (room: RoomSides) => sides.every((side) => room[side] === '');

/** Returns the rooms without trailing empty rows; an empty row between two rooms stays, because it may have focus. */
export const filledRooms = (rooms: readonly RoomSides[]): readonly RoomSides[] =>
  rooms.slice(0, rooms.findLastIndex((room) => !isBlank(room)) + 1);

/** Returns the rows to show: the rooms, followed by an empty row for the next one. */
export const roomRows = (rooms: readonly RoomSides[], most: number): readonly RoomSides[] =>
  [...filledRooms(rooms), blankRoom].slice(0, most);

/** Reads the rooms from the fields of a list. */
export function typedRooms(list: HTMLElement | null): readonly RoomSides[] {
  return [...(list?.children ?? [])].map((row) => {
    const [length = '', width = ''] = [...row.querySelectorAll('input')].map(({ value }) => value);
    return { length, width };
  });
}
