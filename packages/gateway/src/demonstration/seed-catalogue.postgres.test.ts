import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOffers } from '../catalogue/offers.ts';
import { generateProducts } from './products/generate-products.ts';
import { productImport } from '../import/import-products.ts';
import { importRecords } from '../import/import-records.ts';
import { jsonRecords } from '../import/records.ts';
import type { Line } from '../import/read-lines.ts';
import { openDatabase } from '../database/database.ts';
import { postgresDatabase, type PostgresDatabase } from '../../testing/postgres.ts';
import { seedIfEmpty } from './seed-catalogue.ts';

const today = new Date('2030-01-02T00:00:00Z');

let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await postgresDatabase();
});
afterAll(() => postgres.drop());

async function* linesOf(products: Iterable<object>): AsyncGenerator<Line> {
  let number = 1;
  for (const product of products) yield await Promise.resolve({ number: number++, text: JSON.stringify(product) });
}

test('control: three gateways that check without a lock all find the catalogue empty', async () => {
  const looks = Array.from({ length: 3 }, () =>
    postgres.db.transaction().execute(async (tx) => {
      const product = await tx.selectFrom('products').select('id').limit(1).executeTakeFirst();
      return product === undefined;
    }),
  );
  expect(await Promise.all(looks)).toEqual([true, true, true]);
});

test('when three gateways start on one empty database, one seeds it and the others wait', async () => {
  const others = await Promise.all([openDatabase({ url: postgres.url }), openDatabase({ url: postgres.url })]);
  const messages: string[] = [];
  const seed = (db: PostgresDatabase['db']) =>
    seedIfEmpty(db, { today, count: 200, log: (text) => messages.push(text) });
  await Promise.all([postgres.db, ...others].map(seed));
  expect(messages).toEqual(['catalogue: 100 of 200 products', 'catalogue: 200 of 200 products']);
  const rows = await postgres.db.selectFrom('products').select('document').orderBy('id').execute();
  const products = [...generateProducts({ today, count: 200 })].sort((one, other) => (one.id < other.id ? -1 : 1));
  expect(rows.map(({ document }) => document)).toEqual(products);
  await Promise.all(others.map((db) => db.destroy()));
});

test('concurrent imports into one catalogue lose nothing, and every product has the revision of its batch', async () => {
  const products = [...generateProducts({ today, count: 420 })];
  const files = [products.slice(200, 300), products.slice(300, 420), products.slice(200, 300)];
  const counts = await Promise.all(
    files.map((file) => importRecords(postgres.db, jsonRecords(linesOf(file)), productImport)),
  );
  expect(counts.map(({ imported, bad }) => [imported, bad])).toEqual([
    [100, 0],
    [120, 0],
    [100, 0],
  ]);
  const rows = await postgres.db.selectFrom('products').select(['revision', 'version']).execute();
  expect(rows).toHaveLength(420);
  const { revision } = await postgres.db.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow();
  expect(Math.max(...rows.map((row) => row.revision))).toBe(revision);
  expect(rows.filter(({ version }) => version === 2)).toHaveLength(100);
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  expect((await findOffers(postgres.db, skus.slice(0, 1000))).size).toBe(1000);
});
