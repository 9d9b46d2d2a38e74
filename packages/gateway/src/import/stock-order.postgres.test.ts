import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { product, variant } from '../../testing/catalogue.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import type { Db } from '../database/database.ts';
import { importItems, type ImportKind } from './import-records.ts';
import { productImport } from './import-products.ts';
import { stockImport } from './import-stock.ts';

const skus = ['TL-1', 'TL-2', 'TL-3'];
const backwards = skus.toReversed();
const tap = product('tap', backwards.map((sku) => variant(sku, 100)) as [ReturnType<typeof variant>]);

async function importTo<Item>(db: Db, kind: ImportKind<Item>, items: readonly Item[]): Promise<void> {
  await db.transaction().execute((tx) => importItems(tx, kind, items));
}

test.each([
  [
    'stock',
    (db: Db) =>
      importTo(
        db,
        stockImport,
        backwards.map((sku) => ({ sku, available: 5 })),
      ),
  ],
  ['products', (db: Db) => importTo(db, productImport, [tap])],
])(
  'an import of %s in any order locks the stock in the order of the skus, so it cannot deadlock with an order',
  async (_, importInto) => {
    const { db, drop } = await postgresDatabase();
    onTestFinished(drop);
    await importTo(db, productImport, [tap]);
    const waiting = async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length;
    const importing = await db.transaction().execute(async (order) => {
      const lock = (sku = '') =>
        order.selectFrom('stock').select('sku').where('sku', '=', sku).forUpdate().noWait().execute();
      await lock(skus.at(0));
      const running = importInto(db);
      await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0));
      await lock(skus.at(-1)); // throws if the import has locked it already
      return { running };
    });
    await importing.running;
  },
);
