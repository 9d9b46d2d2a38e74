import { expect, test } from 'vitest';
import { pageOf, withoutEnd } from './page-of.ts';

test('a page is known whatever its language, ending, query and hash', () => {
  for (const path of ['/cart', '/en/cart', '/fr/cart/', '/cart.html', '/en/cart.html?a=1', '/fr/cart#top']) {
    expect(pageOf(path)).toBe('/cart');
  }
  for (const path of ['/', '/en', '/fr/', '/en?a=1']) expect(pageOf(path)).toBe('');
});

test('only the end is taken off', () => {
  expect(withoutEnd('/a.html/b')).toBe('/a.html/b');
  expect(withoutEnd('/')).toBe('');
});
