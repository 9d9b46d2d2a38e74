import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuses, shows } from '../testing/shows.ts';
import { addRecentlyViewed, addRecentSearch, type RecentSearch } from './recent.ts';

test('DOM-164 ten recently viewed skus are kept unless configured', () => {
  const skus = Array.from({ length: 10 }, (_, index) => `K-${index}`);
  expect(addRecentlyViewed(skus, 'K-new')).toHaveLength(10);
  shows(addRecentlyViewed, [skus, 'K-new'], ['K-new', ...skus.slice(0, 9)]);
  shows(addRecentlyViewed, [['K-1', 'K-2'], 'K-3', 2], ['K-3', 'K-1']);
});

test('a sku viewed again comes to the front', () => {
  shows(addRecentlyViewed, [['K-1', 'K-2'], 'K-2'], ['K-2', 'K-1']);
});

const search = (keyWord: string, id = keyWord): RecentSearch => ({ keyWord, id });

test('DOM-144 a keyword of two characters or fewer is not kept', () => {
  shows(addRecentSearch, [[], search('ab')], []);
  shows(addRecentSearch, [[search('tub')], search('  ab ')], [search('tub')]);
  shows(addRecentSearch, [[], search('tub')], [search('tub')]);
});

test('DOM-145 a keyword is kept once, whatever its case, newest first', () => {
  shows(
    addRecentSearch,
    [[search('tub'), search('basin')], search(' Basin ', '2')],
    [search('Basin', '2'), search('tub')],
  );
});

test('a limit that is not a whole number is rejected', () => {
  for (const limit of [-1, 1.5, NaN]) {
    refuses(addRecentlyViewed, [['K-1'], 'K-2', limit]);
    refuses(addRecentSearch, [[search('one')], search('two'), limit]);
  }
});

test('no more are kept than the limit', () => {
  shows(addRecentSearch, [[search('one'), search('two')], search('three'), 2], [search('three'), search('one')]);
  const keywords = fc.array(
    fc.string({ minLength: 3 }).filter((text) => text.trim().length > 2),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(keywords, fc.integer({ min: 1, max: 12 }), (list, limit) => {
      const kept = list.reduce<RecentSearch[]>((searches, word) => addRecentSearch(searches, search(word), limit), []);
      const words = kept.map(({ keyWord }) => keyWord.toLowerCase());
      expect(new Set(words).size).toBe(words.length);
      expect(words.length).toBeLessThanOrEqual(limit);
      expect(words[0]).toBe(list.at(-1)?.trim().toLowerCase());
    }),
  );
});
