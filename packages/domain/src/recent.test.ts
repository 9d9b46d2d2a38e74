import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rejects, shows } from '../testing/shows.ts';
import { addRecentlyViewed, addRecentSearch, type RecentSearch } from './recent.ts';

test('DOM-164 ten recently viewed skus are stored unless configured', () => {
  const skus = Array.from({ length: 10 }, (_, index) => `K-${index}`);
  expect(addRecentlyViewed(skus, 'K-new')).toHaveLength(10);
  shows(addRecentlyViewed, [skus, 'K-new'], ['K-new', ...skus.slice(0, 9)]);
  shows(addRecentlyViewed, [['K-1', 'K-2'], 'K-3', 2], ['K-3', 'K-1']);
});

test('a sku that is viewed again moves to the front', () => {
  shows(addRecentlyViewed, [['K-1', 'K-2'], 'K-2'], ['K-2', 'K-1']);
});

const search = (keyWord: string, id = keyWord): RecentSearch => ({ keyWord, id });

test('DOM-144 a keyword of two characters or fewer is not stored', () => {
  shows(addRecentSearch, [[], search('ab')], []);
  shows(addRecentSearch, [[search('tub')], search('  ab ')], [search('tub')]);
  shows(addRecentSearch, [[], search('tub')], [search('tub')]);
});

test('DOM-145 a keyword is stored once, case-insensitive, newest first', () => {
  shows(
    addRecentSearch,
    [[search('tub'), search('basin')], search(' Basin ', '2')],
    [search('Basin', '2'), search('tub')],
  );
  shows(
    addRecentSearch,
    [[search('tub'), search('BASIN')], search('basin', '2')],
    [search('basin', '2'), search('tub')],
  );
});

test('a limit of recent items that is not a whole number is rejected', () => {
  for (const limit of [-1, 1.5, NaN]) {
    rejects(addRecentlyViewed, [['K-1'], 'K-2', limit]);
    rejects(addRecentSearch, [[search('one')], search('two'), limit]);
  }
});

test('recent items never exceed the limit', () => {
  shows(addRecentSearch, [[search('one'), search('two')], search('three'), 2], [search('three'), search('one')]);
  const keywords = fc.array(
    fc.string({ minLength: 3 }).filter((text) => text.trim().length > 2),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(keywords, fc.integer({ min: 1, max: 12 }), (list, limit) => {
      const result = list.reduce<RecentSearch[]>(
        (searches, word) => addRecentSearch(searches, search(word), limit),
        [],
      );
      const words = result.map(({ keyWord }) => keyWord.toLowerCase());
      expect(new Set(words).size).toBe(words.length);
      expect(words.length).toBeLessThanOrEqual(limit);
      expect(words[0]).toBe(list.at(-1)?.trim().toLowerCase());
    }),
  );
});
