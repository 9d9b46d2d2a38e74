import { expect, test } from 'vitest';
import { fillText, pluralText } from './fill-text.ts';

const products = { one: '{count} product', other: '{count} products' };

test('pluralText selects the message by the plural rules of the language', () => {
  expect(pluralText(products, 1, 'en')).toBe('1 product');
  expect(pluralText(products, 0, 'en')).toBe('0 products');
  expect(pluralText(products, 0, 'fr')).toBe('0 product');
});

test('pluralText falls back to the message of the category other', () => {
  expect(pluralText({ other: '{count} finis' }, 1, 'fr')).toBe('1 finis');
});

test('fillText fills each placeholder once, and leaves one without a value unchanged', () => {
  expect(fillText('{a} {b} {constructor}', { a: '{b}' })).toBe('{b} {b} {constructor}');
});
