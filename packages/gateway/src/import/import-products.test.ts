import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../database/database.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import { productImport } from './import-products.ts';
import { importRecords, type BadLine } from './import-records.ts';
import { jsonRecords } from './records.ts';
import type { Product, Variant } from '../catalogue/product.ts';
import { readLines } from './read-lines.ts';

const today = new Date('2030-01-02T00:00:00Z');
const products = [...generateProducts({ today, count: 130 })];
const [first, second, third] = products as [Product, Product, Product];

let db: Db;
beforeAll(async () => {
  db = await memoryDatabase();
});
afterAll(() => db.destroy());
beforeEach(() => db.deleteFrom('products').execute());

/** Imports lines as from a file, and returns the counts and the rejected lines. */
async function importLines(lines: readonly (string | object)[]) {
  const bad: BadLine[] = [];
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const counts = await importRecords(db, jsonRecords(readLines(chunksOf(Buffer.from(text)))), productImport, {
    onBadLine: (line) => bad.push(line),
  });
  return { ...counts, lines: bad };
}

async function* chunksOf(bytes: Buffer, size = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

const stored = async () => {
  const rows = await db.selectFrom('products').selectAll().orderBy('id').execute();
  return rows.map(({ document }) => document);
};
const byId = (all: readonly Product[]) => [...all].sort((one, other) => (one.id < other.id ? -1 : 1));

describe('importing products', () => {
  test('an import restores every product of an exported catalogue, with its skus and stock', async () => {
    const report = await importLines(products);
    expect(report).toEqual({ imported: products.length, bad: 0, lines: [] });
    expect(await stored()).toEqual(byId(products));
    const rows = await db.selectFrom('stock').select(['sku', 'available', 'restockable_in_days']).execute();
    const expected = products.flatMap(({ variants }) =>
      variants.map(({ sku, stock }) => [sku, stock.available, stock.restockableInDays ?? null]),
    );
    expect(rows.map((row) => [row.sku, row.available, row.restockable_in_days]).sort()).toEqual(expected.sort());
  });

  test('a slug and a finish move to another product in one file, and the finish keeps its stock', async () => {
    const [given, receiver] = products.filter(({ variants }) => variants.length > 1) as [Product, Product];
    const [moved, next, ...others] = given.variants as [Variant, Variant, ...Variant[]];
    await importLines([given]);
    await db.updateTable('stock').set({ available: 77 }).where('sku', '=', moved.sku).execute();
    const giver = { ...given, slug: `${given.slug}-new`, masterSku: next.sku, variants: [next, ...others] };
    const taker = { ...receiver, slug: given.slug, variants: [...receiver.variants, moved] };
    expect((await importLines([giver, taker])).lines).toEqual([]);
    const { available } = await db
      .selectFrom('stock')
      .select('available')
      .where('sku', '=', moved.sku)
      .executeTakeFirstOrThrow();
    expect([available, (await stored()).find(({ slug }) => slug === given.slug)?.id]).toEqual([77, receiver.id]);
  });

  test('an import reports the number and reason of each bad line and imports all good lines', async () => {
    const report = await importLines([
      first,
      '{"id":',
      '',
      { ...second, masterSku: 'NOT-MINE' },
      { ...second, variants: [] },
      { ...second, surprise: true },
      '[]',
      { ...second, name: { fr: 'Seulement en français' } },
      { ...second, kind: undefined },
      third,
    ]);
    expect(report).toMatchObject({ imported: 2, bad: 7 });
    expect(report.lines.map(({ number }) => number)).toEqual([2, 4, 5, 6, 7, 8, 9]);
    expect(report.lines.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('is not JSON'),
      'masterSku: is not the sku of a variant',
      expect.stringContaining('variants'),
      expect.stringContaining('surprise'),
      expect.stringContaining('expected object'),
      expect.stringContaining('name.en'),
      'kind: is missing',
    ]);
    expect(await stored()).toEqual(byId([first, third]));
  });

  test.each([true, undefined])('the error of the discontinued marker %s names what it can be', async (marker) => {
    const variants = second.variants.map((variant) => ({ ...variant, discontinued: marker }));
    const { lines } = await importLines([{ ...second, variants }]);
    expect(lines[0]?.reason).toContain('discontinued: must be false, or a day such as 2030-01-31');
  });

  test('an import replaces the product with the same id, drops its old skus and increments version and revision', async () => {
    await importLines([first, second]);
    const before = await db.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow();
    const variants = first.variants.map((variant) => ({
      ...variant,
      sku: `${variant.sku}-2`,
      stock: { available: 7 },
    }));
    const changed = { ...first, masterSku: `${first.masterSku}-2`, variants };
    await importLines([changed]);
    expect(await stored()).toEqual(byId([changed, second]));
    const rows = await db.selectFrom('skus').select('sku').where('product_id', '=', first.id).execute();
    expect(rows.map(({ sku }) => sku)).toEqual(variants.map(({ sku }) => sku));
    const row = await db
      .selectFrom('products')
      .select(['version', 'revision'])
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ version: 2, revision: before.revision + 1 });
  });

  test('a batch may have more skus than PostgreSQL accepts parameters', async () => {
    const [variant] = first.variants;
    const variants = Array.from({ length: 66_000 }, (_, index) => ({
      ...variant,
      sku: `MANY-${index}`,
      prices: [],
      views: [],
    })) as unknown as Product['variants'];
    const store = (product: Product) => db.transaction().execute((tx) => productImport.store(tx, [product]));
    await store({ ...first, variants });
    await store({ ...first, variants: variants.slice(1) });
    const { count } = await db
      .selectFrom('skus')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('product_id', '=', first.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(variants.length - 1);
  });

  test('when two lines of an import have the same id, the later one wins', async () => {
    expect(await importLines([first, { ...first, brand: 'Another' }])).toMatchObject({ imported: 2, bad: 0 });
    expect((await stored()).map(({ brand }) => brand)).toEqual(['Another']);
  });

  test('an import rejects a slug or sku of another product, whether stored or earlier in the file', async () => {
    await importLines([first]);
    const report = await importLines([
      { ...second, slug: first.slug },
      { ...third, slug: 'thief', variants: first.variants, masterSku: first.masterSku },
      second,
      { ...third, slug: second.slug },
      third,
    ]);
    expect(report.lines).toEqual([
      { number: 1, reason: `slug: ${first.slug} belongs to product ${first.id}` },
      { number: 2, reason: `variants: ${first.variants[0]?.sku ?? ''} belongs to product ${first.id}` },
      { number: 4, reason: `slug: ${second.slug} belongs to product ${second.id}` },
    ]);
    expect(await stored()).toEqual(byId([first, second, third]));
  });

  test('the rest of a batch is imported when the database rejects one value', async () => {
    const unstorable = { ...second, name: { en: 'A \u0000 sign', fr: 'Un signe' } };
    const report = await importLines([first, unstorable, third]);
    expect(report).toMatchObject({ imported: 2, bad: 1, lines: [{ number: 2 }] });
    expect(await stored()).toEqual(byId([first, third]));
  });

  test('an import reports its progress after each batch', async () => {
    const seen: number[] = [];
    const text = products.map((product) => JSON.stringify(product)).join('\r\n');
    await importRecords(db, jsonRecords(readLines(chunksOf(Buffer.from(text)))), productImport, {
      onProgress: ({ imported }) => seen.push(imported),
    });
    expect(seen).toEqual([100, 130]);
  });
});

describe('reading lines', () => {
  const linesOf = async (bytes: Buffer, size: number, maxBytes?: number) => {
    const lines = [];
    for await (const line of readLines(chunksOf(bytes, size), maxBytes)) lines.push(line);
    return lines;
  };

  test.each([1, 2, 3, 7, 1000])('the lines are the same for chunks of %i bytes', async (size) => {
    expect(await linesOf(Buffer.from('é1\n\n  \nzwei\n\ndrei'), size)).toEqual([
      { number: 1, text: 'é1' },
      { number: 4, text: 'zwei' },
      { number: 6, text: 'drei' },
    ]);
  });

  test.each([1, 4, 1000])(
    'lines that are too long or not UTF-8 are reported and skipped, for chunks of %i bytes',
    async (size) => {
      const bytes = Buffer.concat([Buffer.from('a\n0123456789\nb\n'), Buffer.from([0xff, 0x0a]), Buffer.from('c')]);
      expect(await linesOf(bytes, size, 8)).toEqual([
        { number: 1, text: 'a' },
        { number: 2, problem: 'is longer than 8 bytes' },
        { number: 3, text: 'b' },
        { number: 4, problem: 'is not UTF-8; save the file as UTF-8' },
        { number: 5, text: 'c' },
      ]);
    },
  );
});
