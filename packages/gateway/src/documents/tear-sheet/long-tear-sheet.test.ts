import type { Locale } from '@basin/domain';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { Product, Variant } from '../../catalogue/product.ts';
import { picturesFolder } from '../../demonstration/pictures-folder.ts';
import { generateProducts } from '../../demonstration/products/generate-products.ts';
import { masterVariant } from '../../search/product-document.ts';
import { createDocumentRenderer } from '../document-renderer.ts';

const render = createDocumentRenderer(picturesFolder);
const products = [...generateProducts({ count: 1500 })];
const faucet = products.find(({ localCategory }) => localCategory.en === 'Single-Hole Faucets') ?? expect.unreachable();
const related = new Map(
  products.map(({ name, ...product }) => {
    const { sku, customerFacingSku } = masterVariant({ name, ...product });
    return [sku, { name, customerFacingSku }] as const;
  }),
);

async function tearSheetOf(changes: Partial<Product>, locale: Locale = 'en') {
  const product = { ...faucet, ...changes };
  const variant = masterVariant(product);
  const bytes = await render({ kind: 'tearSheet', product, locale, variant, related, date: new Date(0) });
  return getDocumentProxy(Uint8Array.from(bytes));
}

/** Returns the texts of the pages of a tear sheet. */
const pagesOf = async (changes: Partial<Product>) => (await extractText(await tearSheetOf(changes))).text;

const footerTop = 44; // points above the lower edge

/** Returns the texts of a tear sheet below the top of its footer. */
async function textsBelowPages(changes: Partial<Product>): Promise<string[]> {
  const pdf = await tearSheetOf(changes);
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const contents = await Promise.all(numbers.map(async (number) => (await pdf.getPage(number)).getTextContent()));
  const items = contents.flatMap((content) => content.items.filter((item) => 'str' in item));
  return items.filter(({ str, transform }) => str.trim() !== '' && transform[5] < footerTop).map(({ str }) => str);
}

function variantsOf(count: number): Variant[] {
  const [variant = expect.unreachable()] = faucet.variants;
  return Array.from({ length: count }, (_, index) => ({
    ...variant,
    sku: `F-${index}`,
    customerFacingSku: `F${index}.`,
  }));
}

test('the finishes of a tear sheet fill its pages, and all are listed', async () => {
  const pages = await pagesOf({ variants: variantsOf(90), masterSku: 'F-0' });
  expect(pages.length).toBeLessThanOrEqual(4);
  for (const { customerFacingSku } of variantsOf(90)) expect(pages.join(' ')).toContain(customerFacingSku);
});

test('the service parts of a tear sheet fill its pages, and all are listed', async () => {
  const serviceParts = [...related.keys()].slice(0, 60);
  const pages = await pagesOf({ serviceParts });
  expect(pages.length).toBe(3);
  for (const sku of serviceParts) expect(pages.join(' ')).toContain(related.get(sku)?.customerFacingSku);
  for (const text of await textsBelowPages({ serviceParts })) expect(text).toMatch(/nominal|^01175-SB|^[\d of]+$/);
});

test('a tear sheet with a long description has its dimensions and project fields on the next page', async () => {
  const [first = '', second = ''] = await pagesOf({ description: { en: `${faucet.description.en} `.repeat(4) } });
  for (const label of ['Spout reach', 'Project', 'Quantity']) {
    expect(first).not.toContain(label);
    expect(second).toContain(label);
  }
});

test('a tear sheet takes no third page for the service parts that fit on the second', async () => {
  const pullDown = products.find(({ slug }) => slug === 'bellows-pull-down-kitchen-faucet') ?? expect.unreachable();
  expect((await tearSheetOf(pullDown, 'fr')).numPages).toBe(2);
});
