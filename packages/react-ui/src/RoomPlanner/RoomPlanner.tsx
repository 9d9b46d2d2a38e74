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
  /** Summary line that opens the rooms, given by their sides. */
  summary: ReactNode;
  /** Whether the rooms are initially open. */
  defaultOpen?: boolean | undefined;
  /**
   * Maximum number of rooms; no empty row follows the last one.
   *
   * @default 12
   */
  maxRooms?: number | undefined;
  /** The rooms as typed, controlled by the caller. An empty row follows them. */
  value?: readonly RoomSides[] | undefined;
  /** The initial rooms. */
  defaultValue?: readonly RoomSides[] | undefined;
  /** Called with all rooms that contain typed values. */
  onValueChange?: ((value: readonly RoomSides[]) => void) | undefined;
  /** Fields for the whole, below the rooms: the area, the allowance for cuts. */
  amount: ReactNode;
  /** A button that asks the server; it disappears once scripts run. */
  calculate?: ReactNode;
  /** The result; announced when it changes. */
  children: ReactNode;
}

/** Works out what to buy from rooms and their sizes. It does no calculation: the caller does, by its own rules. */
export const RoomPlanner = /* @__PURE__ */ forwardRef(function RoomPlanner({
  summary,
  defaultOpen,
  names,
  sideLabel,
  sideNote,
  maxRooms = 12,
  value,
  defaultValue = [],
  onValueChange,
  amount,
  calculate,
  children,
  ...props
}: RoomPlannerProps) {
  const [rooms, setRooms] = useValue(value, defaultValue, onValueChange);
  const rows = roomRows(rooms, maxRooms);
  const list = useRef<HTMLUListElement>(null);
  const follow = useStable(() => {
    const typed = filledRooms(typedRooms(list.current));
    if (JSON.stringify(typed) !== JSON.stringify(rooms)) setRooms(typed);
  });
  useEffect(follow, [follow]); // reports what was typed before scripts loaded
  return (
    <Fieldset data-part="room-planner" {...props}>
      <Disclosure summary={summary} defaultOpen={defaultOpen}>
        <ul ref={list} data-part="room-planner-rooms" className={styles.rooms}>
          {rows.map((room, index) => (
            <RoomRow
              key={index}
              names={names}
              sideLabel={sideLabel}
              sideNote={sideNote}
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
      <div data-part="room-planner-plan" role="status">
        {children}
      </div>
    </Fieldset>
  );
});
