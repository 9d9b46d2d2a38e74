import { expect, test } from 'vitest';
import { generateProducts } from '../../demonstration/products/generate-products.ts';
import type { Product } from '../../catalogue/product.ts';
import type { DocumentRequest } from '../document-request.ts';
import { pricesByFinish } from './list-price.ts';
import { sectionsOf } from './sections.ts';

const [product = expect.unreachable()] = [...generateProducts({ count: 250 })].filter(
  ({ localCategory }) => localCategory.en === 'Single-Hole Faucets',
);
const [variant = expect.unreachable()] = product.variants;
const ended = { ...variant, sku: 'X-1', discontinued: '2029-12-31' };
const requestOf = (changes: Partial<Product>) => {
  const request = { product: { ...product, ...changes }, locale: 'en', date: new Date('2030-01-02') };
  return { ...request, related: new Map() } as unknown as DocumentRequest;
};
const deliveryOf = (changes: Partial<Product>) =>
  sectionsOf(requestOf(changes)).find(({ title }) => title === 'DELIVERY')?.lines;

test('the tear sheet of a discontinued product promises service parts only when it has some', () => {
  const variants = [ended];
  expect(deliveryOf({ variants })).toEqual(['Discontinued.', 'Service parts are still available.']);
  expect(deliveryOf({ variants, serviceParts: [] })).toEqual(['Discontinued.']);
});

test('finishes at one price have none beside them, also when one of them is discontinued', () => {
  expect([...pricesByFinish(requestOf({ variants: [variant, { ...variant, sku: 'X-2' }, ended] })).keys()]).toEqual([]);
  expect([...pricesByFinish(requestOf({})).keys()].length).toBeGreaterThan(1);
});
