import type { ReactNode } from 'react';
import { TextField } from '../TextField/TextField.tsx';
import { sides, type RoomSide, type RoomSides } from './room-sides.ts';
import styles from './RoomPlanner.module.css';

/** Texts of the two fields of a room. A side is text: a number field loses the comma that its browser's language lacks. */
export interface RoomSideText {
  /** Names under which a form submits the sides of each room. */
  names: Readonly<Record<RoomSide, string>>;
  /** Returns the label of a field: "Length of room 2". */
  sideLabel: (side: RoomSide, room: number) => string;
  /** The unit of the sides. */
  sideNote?: ReactNode;
}

interface RoomRowProps extends RoomSideText {
  readonly number: number;
  readonly room: RoomSides;
  readonly onChange: () => void;
}

export function RoomRow({ names, sideLabel, sideNote, number, room, onChange }: RoomRowProps) {
  return (
    <li data-part="room-planner-room" className={styles.room}>
      {sides.map((side) => (
        <TextField
          key={side}
          label={sideLabel(side, number)}
          note={sideNote}
          name={names[side]}
          inputMode="decimal"
          value={room[side]}
          onChange={onChange}
        />
      ))}
    </li>
  );
}
