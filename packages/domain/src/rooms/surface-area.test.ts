import { test } from 'vitest';
import { refuses, shows } from '../../testing/shows.ts';
import { surfaceArea } from './surface-area.ts';

test('surfaces are added up, doors and windows taken off', () => {
  const wall = {
    width: 10,
    height: 8.5,
    openings: [
      { width: 3, height: 7 },
      { width: 2, height: 2 },
    ],
  };
  shows(surfaceArea, [[wall, { width: 5.1, height: 0.1 }]], 60.51);
  shows(surfaceArea, [[]], 0);
  shows(surfaceArea, [[{ width: 0, height: 2 }]], 0);
  shows(surfaceArea, [[{ width: 10_000, height: 1 }]], 10_000);
  shows(surfaceArea, [[{ width: 2, height: 2, openings: [{ width: 2, height: 2 }] }]], 0);
});

test('openings larger than their surface, and broken lengths, are refused', () => {
  refuses(surfaceArea, [[{ width: 2, height: 2, openings: [{ width: 2, height: 2.01 }] }]]);
  refuses(surfaceArea, [[{ width: -1, height: -2 }]]);
  for (const width of [-1, 10_001, NaN]) refuses(surfaceArea, [[{ width, height: 2 }]]);
});
