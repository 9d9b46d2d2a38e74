import { expect, test } from 'vitest';
import { pageCount, pageNumber, productsPerPage } from './document-pages.ts';

test('every page that the document finder links to shows its own products', () => {
  for (const total of [0, 1, 24, 25, 2_500, 10_000, 50_000]) {
    const pages = pageCount(total);
    expect(pageNumber(String(pages)), `${total} products`).toBe(Math.max(pages, 1));
    expect(pages * productsPerPage).toBeGreaterThanOrEqual(Math.min(total, 9_984));
  }
});

test('an invalid page number of the document finder is the first page, and one that is too high the last', () => {
  expect([null, '', 'x', '0', '-3', '2.7', '1e9', 'Infinity'].map(pageNumber)).toEqual([1, 1, 1, 1, 1, 2, 416, 416]);
});
