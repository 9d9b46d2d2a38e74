import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { importSchemas } from './import-schemas.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const isValid = (name: string, line: unknown) => ajv.validate(importSchemas[name] ?? false, line);
const example = readFileSync(new URL('../../../../examples/products.ndjson', import.meta.url), 'utf8');
const products = example
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Record<string, unknown>);

test('the published JSON Schema accepts every example product, and rejects a missing or unknown member', () => {
  expect(products.filter((product) => !isValid('products', product))).toEqual([]);
  const [product] = products;
  expect(isValid('products', { ...product, name: undefined })).toBe(false);
  expect(isValid('products', { ...product, surprise: true })).toBe(false);
});

test('the published JSON Schemas of stock and prices accept the documented examples and reject invalid ones', () => {
  expect(isValid('stock', { sku: 'SP30160-BN', available: 0, restockableInDays: 14 })).toBe(true);
  expect(isValid('stock', { sku: 'SP30160-BN', available: -1 })).toBe(false);
  const price = { sku: 'SP30160-CH', key: 'SP30160-CH-pricelist-TVS', customerGroup: 'TVS', centAmount: 8000 };
  expect(isValid('prices', price)).toBe(true);
  expect(isValid('prices', { ...price, centAmount: 80.5 })).toBe(false);
});
