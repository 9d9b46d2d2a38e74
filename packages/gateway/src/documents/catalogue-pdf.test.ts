import { expect, test } from 'vitest';
import { pdfText } from '../../testing/open-document.ts';
import type { Product } from '../catalogue/index.ts';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import { cataloguePdf } from './catalogue-pdf.ts';

const now = new Date('2030-01-02T12:00:00Z');
const [product = expect.unreachable()] = [...generateProducts({ count: 120 })].filter(({ kind }) => kind === 'fixture');
const pictureOf = () => Promise.resolve(undefined);
const textOf = async (products: readonly Product[], locale = 'en', seller: readonly string[] = []) =>
  pdfText(await cataloguePdf({ page: 1, pages: 1, locale, products, now, pictureOf, seller }));

test('a page of the catalogue is headed by all of its categories', async () => {
  const products = ['Drains', 'Drains', 'Valves'].map((en) => ({ ...product, category: { en } }));
  expect(await textOf(products)).toMatch(/^Drains · Valves /);
});

test('each page of the catalogue names the configured seller', async () => {
  expect(await textOf([product], 'en', ['Hearn & Loach', '12 Ferry Lane'])).toContain('Hearn & Loach · Page 1 / 1');
  expect(await textOf([product])).not.toContain('Basin ·');
});

test('characters that the fonts of the catalogue lack become the nearest ones that they have', async () => {
  const name = { en: 'Basin', fr: 'Lavabo à l’étage\u202f; 3ᵉ' };
  expect(await textOf([{ ...product, name }], 'fr')).toContain('Lavabo à l’étage ; 3e');
});

test('the catalogue has no price of a discontinued product, and does not count its discontinued finishes', async () => {
  const [variant = expect.unreachable()] = product.variants;
  const ended = { ...variant, discontinued: '2029-12-31' };
  expect(await textOf([{ ...product, variants: [ended] }])).toMatch(/discontinued/);
  expect(await textOf([{ ...product, variants: [ended] }])).not.toContain('$');
  const three = [variant, { ...variant, sku: 'X2' }, { ...ended, sku: 'X3' }];
  expect(await textOf([{ ...product, variants: three }])).toMatch(/2 finishes · From \$/);
});
