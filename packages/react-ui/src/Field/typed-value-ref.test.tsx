import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { RoomPlanner, Slider, TextField, type RoomSides } from '../index.ts';
import '../styles.css';

/** All values are controlled, so an unreported change is lost with the next render. */
function Planner() {
  const [area, setArea] = useState('');
  const [overage, setOverage] = useState(10);
  const [rooms, setRooms] = useState<readonly RoomSides[]>([]);
  return (
    <RoomPlanner
      legend="Plan a room"
      summary="By length and width"
      names={{ length: 'length', width: 'width' }}
      sideLabel={(side, room) => `${side} of room ${room}`}
      value={rooms}
      onValueChange={setRooms}
      amount={
        <>
          <TextField label="Area" name="area" value={area} onValueChange={setArea} />
          <Slider
            label="Overage"
            name="overage"
            min={0}
            max={50}
            valueText={String}
            value={overage}
            onValueChange={setOverage}
          />
        </>
      }
    >
      {JSON.stringify({ area, overage, rooms })}
    </RoomPlanner>
  );
}

test('a controlled field reports what was typed before scripts loaded', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Planner />);
  const typed = { length: '10', width: '12', area: '120', overage: '15' };
  for (const [name, value] of Object.entries(typed)) {
    const field = page.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field) field.value = value;
  }
  const root = hydrateRoot(page, <Planner />);
  await expect
    .poll(() => JSON.parse(page.querySelector('[role=status]')?.textContent ?? '{}') as unknown)
    .toEqual({ area: '120', overage: 15, rooms: [{ length: '10', width: '12' }] });
  expect(page.querySelectorAll('[name=length]')).toHaveLength(2);
  root.unmount();
  page.remove();
});
