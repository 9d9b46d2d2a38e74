import { test } from 'vitest';
import { rejects, shows } from '../../testing/shows.ts';
import { areaOfRooms, edgeOfRooms, groutFor } from './room-size.ts';

const rooms = [
  { length: 10, width: 12 },
  { length: 5, width: 8 },
];

test('areas and perimeters of rooms are totals, and zero without rooms', () => {
  shows(areaOfRooms, [rooms], 160);
  shows(areaOfRooms, [[{ length: 3.35, width: 2.1 }]], 7.035);
  shows(edgeOfRooms, [rooms], 70);
  shows(areaOfRooms, [[]], 0);
  for (const side of [0, -1, NaN]) {
    rejects(areaOfRooms, [[{ length: side, width: 1 }]]);
    rejects(edgeOfRooms, [[{ length: 1, width: side }]]);
  }
});

test('a square metre of small tile takes more grout than one of large tile', () => {
  const tile = { length: 100, width: 100, thickness: 10, joint: 3 };
  shows(groutFor, [1, tile], 0.96);
  shows(groutFor, [10, { ...tile, length: 600, width: 300 }], 2.4);
  rejects(groutFor, [0, tile]);
  rejects(groutFor, [1, { ...tile, width: 0 }]);
  rejects(groutFor, [1, { ...tile, joint: -1 }]);
});
