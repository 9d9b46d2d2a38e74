import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { locales } from '../settings/locale.ts';
import { localeOf, withLocale, withoutLocale } from './locale-path.ts';

test('STO-005 a path starts with en or fr, or with no language', () => {
  shows(localeOf, ['/en/cart'], 'en');
  shows(localeOf, ['/fr'], 'fr');
  shows(localeOf, ['/fr?page=2'], 'fr');
  shows(localeOf, ['/en#login'], 'en');
  for (const path of ['/de/cart', '/english', '/', 'en/cart', 'x/en/cart', '', '/EN/cart'])
    shows(localeOf, [path], undefined);
});

test('the language is removed from a path and added to it', () => {
  shows(withoutLocale, ['/en/cart'], '/cart');
  shows(withoutLocale, ['/fr'], '/');
  shows(withoutLocale, ['/fr/'], '/');
  shows(withoutLocale, ['/fr?page=2'], '/?page=2');
  shows(withoutLocale, ['/my-account'], '/my-account');
  shows(withLocale, ['/my-account', 'fr'], '/fr/my-account');
  shows(withLocale, ['/en/cart', 'fr'], '/fr/cart');
  shows(withLocale, ['/', 'en'], '/en');
});

test('a path can change its language and back', () => {
  const parts = fc.array(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 1 });
  fc.assert(
    fc.property(parts, fc.constantFrom(...locales), fc.constantFrom(...locales), (names, from, to) => {
      const path = `/${names.join('/')}`;
      expect(withoutLocale(withLocale(withLocale(path, from), to))).toBe(path);
    }),
  );
});

test('a missing language throws an error instead of appearing in the path', () => {
  expect(() => withLocale('/cart', undefined as never)).toThrow(TypeError);
});
