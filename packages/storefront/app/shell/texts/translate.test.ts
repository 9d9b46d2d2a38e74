import { expect, test } from 'vitest';
import { createTranslate, type TextKey } from './translate.ts';

const texts = new Map([
  ['listing.count.one', '{count} product'],
  ['listing.count.other', '{count} products'],
  ['listing.shown', '{shown} of {total}'],
  ['footer.copyright', '© {year} Basin'],
]);
const t = createTranslate(texts, 'en');

test('placeholders of a text are filled, with numbers formatted in the language', () => {
  expect(t('listing.shown', { shown: 60, total: 12_345 })).toBe('60 of 12,345');
  const french = createTranslate(new Map([['listing.shown', '{shown} sur {total}']]), 'fr');
  expect(french('listing.shown', { shown: 60, total: 12_345 })).toMatch(/^60 sur 12\s345$/);
});

test('text values of placeholders are inserted unchanged', () => {
  expect(t('footer.copyright', { year: '2026' })).toBe('© 2026 Basin');
});

test.each([
  ['en', 0, '0 products'],
  ['en', 1, '1 product'],
  ['en', 2, '2 products'],
  ['fr', 0, '0 product'],
  ['fr', 1, '1 product'],
  ['fr', 1_000_000, /^1\s000\s000 products$/],
] as const)('in %s, the count %i has the correct plural form', (locale, count, text) => {
  expect(createTranslate(texts, locale)('listing.count', { count })).toMatch(text);
});

test('an unknown text key is returned as the text, and a placeholder without a value stays', () => {
  expect(t('no.such.key' as TextKey)).toBe('no.such.key');
  expect(t('listing.shown', { shown: 1 })).toBe('1 of {total}');
});

test('a placeholder named like a built-in object property is filled only by a value with that name', () => {
  const translate = createTranslate(new Map([['listing.shown', '{constructor} {toString} {shown}']]), 'en');
  expect(translate('listing.shown', { shown: 1 })).toBe('{constructor} {toString} 1');
  expect(translate('listing.shown', { shown: 1, constructor: 'Basin' })).toBe('Basin {toString} 1');
});

test('a placeholder value that looks like a placeholder is not filled again', () => {
  expect(t('listing.shown', { shown: '{total}', total: 3 })).toBe('{total} of 3');
});
