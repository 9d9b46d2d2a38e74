import { expect, test } from 'vitest';
import { cut } from './cut.ts';

test('a text is cut at the first mark', () => {
  expect(cut('a::b::c', '::')).toEqual(['a', 'b::c']);
  expect(cut('::', '::')).toEqual(['', '']);
  expect(cut('a:b', '::')).toEqual(['a:b', undefined]);
});
