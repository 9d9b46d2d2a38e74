import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { unitsToShow, type SetLine } from './order-life.ts';

// two sets of one vanity and two lamps each, and a tap
const lines: readonly SetLine[] = [
  { id: 'set', quantity: 2 },
  { id: 'vanity', quantity: 2, bundleParentId: 'set' },
  { id: 'lamp', quantity: 4, bundleParentId: 'set' },
  { id: 'tap', quantity: 1 },
];
const left = (set: number, vanity: number, lamp: number) => [
  units('set', set),
  units('vanity', vanity),
  units('lamp', lamp),
];
const units = (id: string, quantity: number) => ({ id, quantity });

test('a set is listed when all of its parts are present; otherwise its parts are listed', () => {
  shows(unitsToShow, [lines, left(1, 1, 2)], left(1, 1, 2));
  shows(unitsToShow, [lines, [units('set', 2), units('lamp', 4)]], [units('lamp', 4)]);
  shows(unitsToShow, [lines, [units('vanity', 1), units('tap', 1)]], [units('vanity', 1), units('tap', 1)]);
  shows(unitsToShow, [lines, [units('set', 1)]], [units('set', 1)]); // from an older parcel, which does not list parts
});

test('listed units preserve their other fields', () => {
  expect(unitsToShow(lines, [{ ...units('tap', 1), note: 'left' }])).toEqual([
    { id: 'tap', quantity: 1, note: 'left' },
  ]);
});
