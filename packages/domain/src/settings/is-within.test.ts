import { expect, test } from 'vitest';
import { isWithin } from './is-within.ts';

test('a moment is within a period from its very beginning to just before its end', () => {
  expect([-1, 0, 9, 10].map((ms) => isWithin(new Date(1000), new Date(1000 + ms), 10))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isWithin(undefined, new Date(0), 10)).toBe(false);
});
