import { expect, test } from 'vitest';
import { fillText, pluralText } from './fill-text.ts';

const products = { one: '{count} product', other: '{count} products' };

test('a plural text is that of the plural category of its count in its language', () => {
  expect(pluralText(products, 1, 'en')).toBe('1 product');
  expect(pluralText(products, 0, 'en')).toBe('0 products');
  expect(pluralText(products, 0, 'fr')).toBe('0 product');
});

test('a category without a text takes the text of the category other', () => {
  expect(pluralText({ other: '{count} finis' }, 1, 'fr')).toBe('1 finis');
});

test('placeholders are filled once and stay as they are without a value', () => {
  expect(fillText('{a} {b} {constructor}', { a: '{b}' })).toBe('{b} {b} {constructor}');
});
