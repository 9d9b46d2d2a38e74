import { sampleSku } from '@basin/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../database/database.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import { priceImport } from './import-prices.ts';
import { productImport } from './import-products.ts';
import { importRecords, type BadLine, type ImportKind } from './import-records.ts';
import { stockImport } from './import-stock.ts';
import type { Product } from '../catalogue/product.ts';
import { readLines } from './read-lines.ts';
import { csvRecords, detectFormat, jsonRecords } from './records.ts';

const [product] = [...generateProducts({ today: new Date('2030-01-02T00:00:00Z'), count: 1 })] as [Product];
const [variant] = product.variants as [Product['variants'][number]];
const { sku } = variant;
const [price] = variant.prices as [Product['variants'][number]['prices'][number]];

let db: Db;
beforeAll(async () => {
  db = await memoryDatabase();
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await db.deleteFrom('products').execute();
  await importText(JSON.stringify(product), productImport);
});

async function* chunksOf(text: string): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += 7) yield await Promise.resolve(Buffer.from(text.slice(at, at + 7)));
}

/** Imports a file's text as the command does, in its detected format. */
async function importText<Item>(text: string, kind: ImportKind<Item>) {
  const bad: BadLine[] = [];
  const { format, chunks } = await detectFormat(chunksOf(text));
  const records = format === 'csv' && kind.columns ? csvRecords(chunks, kind.columns) : jsonRecords(readLines(chunks));
  const counts = await importRecords(db, records, kind, { onBadLine: (line) => bad.push(line) });
  return { format, imported: counts.imported, bad };
}

const stockOf = (of: string) =>
  db.selectFrom('stock').select(['available', 'restockable_in_days']).where('sku', '=', of).executeTakeFirstOrThrow();
const storedProduct = async () =>
  (await db.selectFrom('products').select('document').where('id', '=', product.id).executeTakeFirstOrThrow()).document;

describe('importing products again', () => {
  test('reimporting a product with a corrected description preserves its current stock', async () => {
    await db.updateTable('stock').set({ available: 53, version: 7 }).where('sku', '=', sku).execute();
    const corrected = { ...product, shortDescription: { en: 'Corrected', fr: 'Corrigé' } };
    expect(await importText(JSON.stringify(corrected), productImport)).toMatchObject({ imported: 1, bad: [] });
    expect((await storedProduct()).shortDescription.en).toBe('Corrected');
    const row = await db.selectFrom('stock').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow();
    expect([row.available, row.version]).toEqual([53, 7]);
  });

  test('a new sku of an existing product starts with the stock of its line', async () => {
    const added = { ...variant, sku: `${sku}-NEW`, stock: { available: 9 } };
    await importText(JSON.stringify({ ...product, variants: [...product.variants, added] }), productImport);
    expect(await stockOf(`${sku}-NEW`)).toEqual({ available: 9, restockable_in_days: null });
  });
});

describe('importing stock', () => {
  test.each([
    ['CSV', `sku,available,restockableInDays\r\n${sku},12,\r\n`],
    ['CSV of a spreadsheet', `\uFEFF"sku";"restockableInDays";"available"\n"${sku}";"";"12"\n`],
    ['NDJSON', `{"sku":"${sku}","available":12}`],
  ])('the stock of a sku is set by %s', async (_, text) => {
    expect(await importText(text, stockImport)).toMatchObject({ imported: 1, bad: [] });
    expect(await stockOf(sku)).toEqual({ available: 12, restockable_in_days: null });
  });

  test('a stock import reports bad lines by number and imports the others', async () => {
    const lines = [
      'sku,available,restockableInDays',
      'NO-SUCH,1,2',
      `${sku},many,`,
      `${sku},1,250,9`,
      '',
      `${sku},3,4`,
    ];
    const { imported, bad } = await importText(lines.join('\n'), stockImport);
    expect(imported).toBe(1);
    expect(await stockOf(sku)).toEqual({ available: 3, restockable_in_days: 4 });
    expect(bad.toSorted((one, other) => one.number - other.number)).toEqual([
      { number: 2, reason: 'sku: no product has NO-SUCH' },
      { number: 3, reason: expect.stringContaining('available: ') as string },
      { number: 4, reason: expect.stringContaining('columns') as string },
    ]);
  });

  test('a CSV file with a missing, unknown or repeated column name is rejected as a whole', async () => {
    await expect(importText('sku,available,sku\nA,1,B\n', stockImport)).rejects.toThrow('each once');
    const rejected = importText('article,units\nA,1\n', stockImport);
    await expect(rejected).rejects.toThrow(
      'its first line is "article,units", but must name sku, available, and may have restockableInDays',
    );
  });
});

describe('importing prices', () => {
  const revision = async () =>
    (await db.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow()).revision;

  test('a price entry is replaced by key, other entries are preserved, and the catalogue revision increases', async () => {
    const before = await revision();
    const text = `sku,key,centAmount,discountedCentAmount\n${sku},${price.key},12345,11111\n${sku},${sku}-new,99,\n`;
    expect(await importText(text, priceImport)).toMatchObject({ imported: 2, bad: [] });
    const prices = (await storedProduct()).variants[0]?.prices ?? [];
    expect(prices).toEqual([
      { ...price, centAmount: 12_345, discountedCentAmount: 11_111 },
      ...variant.prices.slice(1),
      { key: `${sku}-new`, sku, currencyCode: 'USD', centAmount: 99 },
    ]);
    expect(await revision()).toBe(before + 1);
    expect(await stockOf(sku)).toMatchObject({ available: variant.stock.available });
  });

  test('a decimal amount in a column of cents is rejected', async () => {
    const text = ['350.00', '350.5', '3.5e2'].map((amount) => `${sku},${price.key},${amount}`).join('\n');
    const { imported, bad } = await importText(`sku,key,centAmount\n${text}\n`, priceImport);
    expect([imported, bad[0]]).toEqual([
      0,
      { number: 2, reason: 'centAmount: is "350.00", but must be a whole number' },
    ]);
    expect(bad).toHaveLength(3);
    expect((await storedProduct()).variants[0]?.prices).toEqual(variant.prices);
  });

  test('the error of a negative price does not name a discounted amount that the line lacks', async () => {
    const { bad } = await importText(`sku,key,centAmount\n${sku},${price.key},-1\n`, priceImport);
    expect(bad).toEqual([{ number: 2, reason: 'centAmount: Too small: expected number to be >=0' }]);
  });

  test('a discounted amount above the price, as from swapped columns, is rejected', async () => {
    const text = `sku,key,centAmount,discountedCentAmount\n${sku},${price.key},11111,12345\n`;
    const { imported, bad } = await importText(text, priceImport);
    expect([imported, bad]).toEqual([
      0,
      [{ number: 2, reason: 'discountedCentAmount: must not be more than centAmount' }],
    ]);
    expect((await storedProduct()).variants[0]?.prices).toEqual(variant.prices);
  });

  test('the price entry of a sample belongs to the variant that the sample shows', async () => {
    const entry = { key: 'sample', sku: sampleSku(sku), currencyCode: 'USD', centAmount: 700 };
    const text = `sku,key,centAmount\n${entry.sku},${entry.key},${entry.centAmount}\n`;
    expect(await importText(text, priceImport)).toMatchObject({ imported: 1, bad: [] });
    expect((await storedProduct()).variants[0]?.prices).toContainEqual(entry);
  });

  test('a price entry of an unknown sku is reported', async () => {
    const line = JSON.stringify({ sku: 'NO-SUCH', key: 'k', centAmount: 1 });
    const { bad } = await importText(line, priceImport);
    expect(bad).toEqual([{ number: 1, reason: 'sku: no product has NO-SUCH' }]);
  });
});
