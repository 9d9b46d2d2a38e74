import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { addRecentlyViewed } from './recently-viewed.ts';

test('DOM-164 ten recently viewed skus are kept unless configured', () => {
  const skus = Array.from({ length: 10 }, (_, index) => `K-${index}`);
  expect(addRecentlyViewed(skus, 'K-new')).toHaveLength(10);
  shows(addRecentlyViewed, [skus, 'K-new'], ['K-new', ...skus.slice(0, 9)]);
  shows(addRecentlyViewed, [['K-1', 'K-2'], 'K-3', 2], ['K-3', 'K-1']);
});

test('a sku viewed again comes to the front', () => {
  shows(addRecentlyViewed, [['K-1', 'K-2'], 'K-2'], ['K-2', 'K-1']);
});
