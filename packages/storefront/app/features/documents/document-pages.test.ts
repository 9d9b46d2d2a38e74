import { expect, test } from 'vitest';
import { pageNumber } from '../../shell/document/page-number.ts';
import { maxPages, pageCount, productsPerPage } from './document-pages.ts';

test('every page that the document finder links to shows its own products', () => {
  for (const total of [0, 1, 24, 25, 2_500, 10_000, 50_000]) {
    const pages = pageCount(total);
    expect(pageNumber(String(pages), maxPages), `${total} products`).toBe(Math.max(pages, 1));
    expect(pages * productsPerPage).toBeGreaterThanOrEqual(Math.min(total, 9_984));
  }
});
