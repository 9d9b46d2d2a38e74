import type { SetLine } from '@basin/domain';
import { expect, test } from 'vitest';
import { unitsWithSets } from './units-with-sets.ts';

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

test.each([
  ['a set includes its parts', [units('set', 1)], left(2, 2, 4), left(1, 1, 2)],
  ['a part can go alone while other parts remain', [units('vanity', 2)], left(2, 2, 4), [units('vanity', 2)]],
  ['the last part includes its set', [units('lamp', 4)], left(2, 0, 4), [units('set', 2), units('lamp', 4)]],
  [
    'the parts of one of two sets include one set',
    [units('lamp', 2)],
    left(2, 0, 4),
    [units('set', 1), units('lamp', 2)],
  ],
  ['a set includes only the parts that are left', [units('set', 2)], left(2, 1, 4), left(2, 1, 4)],
  ['parts given together with their set count once', left(2, 2, 4), left(2, 2, 4), left(2, 2, 4)],
] as const)('units of an order with sets: %s', (_, named, stillLeft, gone) => {
  expect(unitsWithSets(lines, named, stillLeft)).toEqual(gone);
});

test('units of lines outside sets are returned unchanged', () => {
  const tap = [units('tap', 1)];
  expect(unitsWithSets(lines, tap, tap)).toEqual(tap);
});
