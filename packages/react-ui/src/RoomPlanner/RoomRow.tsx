'use client';

import type { ReactNode } from 'react';
import { TextField } from '../TextField/TextField.tsx';
import { sides, type RoomSide, type RoomSides } from './room-sides.ts';
import styles from './RoomPlanner.module.css';

/** Texts and limits of the two fields of a room. */
export interface RoomSideText {
  /** Names under which a form submits the sides of each room. */
  names: Readonly<Record<RoomSide, string>>;
  /** Returns the label of a field: "Length of room 2". */
  sideLabel: (side: RoomSide, room: number) => string;
  /** The unit of the sides. */
  sideNote?: ReactNode;
  /** @default 1000 */
  longestSide?: number | undefined;
}

interface RoomRowProps extends RoomSideText {
  readonly number: number;
  readonly room: RoomSides;
  readonly onChange: () => void;
}

export function RoomRow({ names, sideLabel, sideNote, longestSide = 1000, number, room, onChange }: RoomRowProps) {
  return (
    <li data-part="room-planner-room" className={styles.room}>
      {sides.map((side) => (
        <TextField
          key={side}
          label={sideLabel(side, number)}
          note={sideNote}
          name={names[side]}
          type="number"
          inputMode="decimal"
          min={0}
          max={longestSide}
          step="any"
          value={room[side]}
          onChange={onChange}
        />
      ))}
    </li>
  );
}
