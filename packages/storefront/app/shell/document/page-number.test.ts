import { expect, test } from 'vitest';
import { pageNumber } from './page-number.ts';

test('an invalid page number is the first page, and one that is too high the last', () => {
  const texts = [null, '', 'x', '0', '-3', '2.7', '1e9', 'Infinity'];
  expect(texts.map((text) => pageNumber(text, 416))).toEqual([1, 1, 1, 1, 1, 2, 416, 416]);
  expect(texts.map((text) => pageNumber(text, 0))).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
});
