'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { forwardRef } from '../forward-ref.ts';
import { useStable } from '../use-stable.ts';
import { useValue } from '../use-value.ts';
import { filledRooms, roomRows, typedRooms, type RoomSides } from './room-sides.ts';
import { RoomRow, type RoomSideText } from './RoomRow.tsx';
import styles from './RoomPlanner.module.css';

export interface RoomPlannerProps
  extends RoomSideText, Omit<FieldsetProps, 'name' | 'children' | 'defaultValue' | 'onChange'> {
  /** The line that opens onto rooms by their sides. */
  summary: ReactNode;
  /** Whether that line is open at first. */
  defaultOpen?: boolean | undefined;
  /** @default 12 */
  mostRooms?: number | undefined;
  /** The rooms as they are typed, held by the caller. A free row follows them. */
  value?: readonly RoomSides[] | undefined;
  defaultValue?: readonly RoomSides[] | undefined;
  /** Told all rooms that have something typed. */
  onValueChange?: ((value: readonly RoomSides[]) => void) | undefined;
  /** The fields of the whole, below the rooms: its area, what is added for cuts. */
  amount: ReactNode;
  /** The button that asks the server; it goes where scripts run. */
  calculate?: ReactNode;
  /** What it comes to; announced when it changes. */
  children: ReactNode;
}

/** From rooms and their sizes to what has to be bought. It adds nothing up: the caller does, with its own rules. */
export const RoomPlanner = /* @__PURE__ */ forwardRef(function RoomPlanner({
  summary,
  defaultOpen,
  names,
  sideLabel,
  sideNote,
  longestSide,
  mostRooms = 12,
  value,
  defaultValue = [],
  onValueChange,
  amount,
  calculate,
  children,
  ...props
}: RoomPlannerProps) {
  const [rooms, setRooms] = useValue(value, defaultValue, onValueChange);
  const rows = roomRows(rooms, mostRooms);
  const list = useRef<HTMLUListElement>(null);
  const follow = useStable(() => {
    const typed = filledRooms(typedRooms(list.current));
    if (JSON.stringify(typed) !== JSON.stringify(rooms)) setRooms(typed);
  });
  useEffect(follow, [follow]); // what was typed before scripts loaded
  return (
    <Fieldset data-part="room-planner" {...props}>
      <Disclosure summary={summary} defaultOpen={defaultOpen}>
        <ul ref={list} data-part="room-planner-rooms" className={styles.rooms}>
          {rows.map((room, index) => (
            <RoomRow
              key={index}
              {...{ names, sideLabel, sideNote, longestSide }}
              number={index + 1}
              room={room}
              onChange={follow}
            />
          ))}
        </ul>
      </Disclosure>
      <div data-part="room-planner-amount" className={styles.amount}>
        {amount}
      </div>
      <div data-part="room-planner-calculate" className={styles.calculate}>
        {calculate}
      </div>
      <output data-part="room-planner-plan" aria-live="polite" className={styles.plan}>
        {children}
      </output>
    </Fieldset>
  );
});
