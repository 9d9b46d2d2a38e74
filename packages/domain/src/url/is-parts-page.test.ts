import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isPartsPage } from './is-parts-page.ts';

test('DOM-101 a page whose query has type=part is of parts', () => {
  shows(isPartsPage, ['/en/products/valve', '?type=part'], true);
  shows(isPartsPage, ['/en/products/valve', 'sort=a&type=part'], true);
  shows(isPartsPage, ['/en/products/valve', '?type=parts'], false);
  shows(isPartsPage, ['/en/products/valve', '?subtype=part'], false);
});

test('DOM-102 without a query it is of parts if its path contains /support/', () => {
  shows(isPartsPage, ['/en/support/valve'], true);
  shows(isPartsPage, ['/en/support/valve', '?'], true);
  shows(isPartsPage, ['/en/support/valve', '?sort=a'], false);
  shows(isPartsPage, ['/en/support'], false);
  shows(isPartsPage, ['/en/products/valve'], false);
});
