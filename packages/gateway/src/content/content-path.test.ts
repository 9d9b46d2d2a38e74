import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSitePath } from './content-path.ts';

test.each([
  ['/en', { locale: 'en', path: '' }],
  ['/fr/cart', { locale: 'fr', path: '/cart' }],
  ['/en/products/toilets.html', { locale: 'en', path: '/products/toilets' }],
  ['/content/basin/us/fr/my-account/order-history', { locale: 'fr', path: '/my-account/order-history' }],
])('%s is parsed as a path of the site', (path, parsed) => {
  expect(parseSitePath(path)).toEqual(parsed);
});

test.each([
  '/',
  '',
  'en/cart',
  '/de/cart',
  '/english',
  '/en//cart',
  '/en/../fr/cart',
  '/en/..',
  '/en/.hidden',
  '/en/cart/',
  '/en/Cart',
  '/en/cart?x=1',
  '/en/%2e%2e/x',
  'https://evil.example/en',
  'www.example.com',
  '/en/cart\0',
])('%j is not a path of the site', (path) => {
  expect(parseSitePath(path)).toBeUndefined();
});

test('a parsed path never leads outside the site', () => {
  const part = fc.constantFrom('en', 'fr', '..', '.', '', 'cart', 'a.b', '%2e', '/content/basin/us', '\\');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const parsed = parseSitePath(`/${parts.join('/')}`);
      if (parsed) expect(parsed.path).toMatch(/^(\/[a-z0-9_-]+(\.[a-z0-9_-]+)*)*$/);
    }),
  );
});
