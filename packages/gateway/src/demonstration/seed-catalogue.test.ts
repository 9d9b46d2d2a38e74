import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { findOffers } from '../catalogue/offers.ts';
import { generateProducts } from './products/generate-products.ts';
import { openDatabase, type Db } from '../database/database.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { folderDatabase } from '../../testing/folder-database.ts';
import { seedIfEmpty } from './seed-catalogue.ts';

const today = new Date('2030-01-02T00:00:00Z');
const dataDir = mkdtempSync(join(tmpdir(), 'basin-seed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const countOf = async (db: Db, table: 'products' | 'skus' | 'stock' | 'stores') => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

test('an empty catalogue is seeded, with progress messages, and a catalogue with products is not changed', async () => {
  const db = await memoryDatabase();
  const messages: string[] = [];
  await seedIfEmpty(db, { today, count: 150, log: (message) => messages.push(message) });
  expect(messages).toEqual(['catalogue: 100 of 150 products', 'catalogue: 150 of 150 products']);
  expect(await countOf(db, 'products')).toBe(150);
  expect(await countOf(db, 'stock')).toBe(await countOf(db, 'skus'));
  expect(await countOf(db, 'stores')).toBeGreaterThanOrEqual(60);
  await db.updateTable('stock').set({ available: 1 }).execute();
  await seedIfEmpty(db, { today, count: 150, log: () => expect.unreachable() });
  expect(await db.selectFrom('stock').select('sku').where('available', '!=', 1).execute()).toEqual([]);
  await db.destroy();
});

test('an offer has the product, the variant with its prices and the available stock', async () => {
  const db = await memoryDatabase();
  await seedIfEmpty(db, { today, count: 60 });
  const product = [...generateProducts({ today, count: 60 })].findLast(({ variants }) => variants.length > 1);
  const variant = product?.variants[1];
  const sku = variant?.sku ?? '';
  await db.updateTable('stock').set({ available: -2, restockable_in_days: 9 }).where('sku', '=', sku).execute();
  const offers = await findOffers(db, [sku, 'NO-SUCH-SKU', sku]);
  expect([...offers]).toEqual([[sku, { product, variant, stock: { available: 0, restockableInDays: 9 } }]]);
  expect(await findOffers(db, [])).toEqual(new Map());
  await db.destroy();
});

test('a killed seeding leaves no products behind, and the next start seeds all of them', async () => {
  await (await folderDatabase(dataDir)).destroy();
  const url = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)));
  const script = `
    const { openDatabase } = await import(${url('../database/database.ts')});
    const { seedIfEmpty } = await import(${url('./seed-catalogue.ts')});
    const db = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    await seedIfEmpty(db, { today: new Date('2030-01-02'), count: 100_000, log: () => process.stdout.write('a batch is stored') });`;
  const child = spawn(process.execPath, ['--conditions=@basin/source', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const db = await openDatabase({ dataDir });
  expect(await countOf(db, 'products')).toBe(0);
  await seedIfEmpty(db, { today, count: 120 });
  expect(await countOf(db, 'products')).toBe(120);
  await db.destroy();
});
