import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, undefined, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, undefined, 5, 6, 7, undefined, 12]],
  [12, 12, [1, undefined, 11, 12]],
])('page %i of %i', (page, pages, links) => expect(pagesAround(page, pages)).toEqual(links));

test('the first, last and current page are always listed in order, and a gap hides at least two pages', () => {
  const places = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(places, ([page, pages]) => {
      const links = pagesAround(page, pages);
      expect(links).toEqual(expect.arrayContaining([1, page, pages]));
      expect(links.length).toBeLessThanOrEqual(7);
      for (const [index, link] of links.entries()) {
        const [before = 0, after = 0] = [links[index - 1], links[index + 1]];
        if (link === undefined) expect(after - before).toBeGreaterThan(2);
        else if (links[index - 1] !== undefined) expect(link).toBe(before + 1);
      }
    }),
  );
});
