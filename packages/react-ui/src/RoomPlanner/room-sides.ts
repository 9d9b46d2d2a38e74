export const sides = ['length', 'width'] as const;
export type RoomSide = (typeof sides)[number];

/** The sides of a room as they are typed, maybe half. */
export type RoomSides = Readonly<Record<RoomSide, string>>;

const blankRoom: RoomSides = { length: '', width: '' };

const isBlank = (room: RoomSides) => sides.every((side) => room[side] === '');

/** The rooms without the free rows at their end; a blank one between two others stays, for the focus may be in it. */
export const filledRooms = (rooms: readonly RoomSides[]): readonly RoomSides[] =>
  rooms.slice(0, rooms.findLastIndex((room) => !isBlank(room)) + 1);

/** The rows to show: the rooms, and a free one for the next. */
export const roomRows = (rooms: readonly RoomSides[], most: number): readonly RoomSides[] =>
  [...filledRooms(rooms), blankRoom].slice(0, most);

/** The rooms as they stand in the fields of a list. */
export function typedRooms(list: HTMLElement | null): readonly RoomSides[] {
  return [...(list?.children ?? [])].map((row) => {
    const [length = '', width = ''] = [...row.querySelectorAll('input')].map(({ value }) => value);
    return { length, width };
  });
}
