import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { product, variant } from '../../testing/catalogue.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { productImport } from './import-products.ts';

test('of two imports at once that give one sku to different products, the second is rejected', async () => {
  const { db, drop } = await postgresDatabase();
  onTestFinished(drop);
  const store = (id: string) =>
    db.transaction().execute((tx) => productImport.store(tx, [product(id, [variant('TP-1', 100)])]));
  const waiting = async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length;
  const { second } = await db.transaction().execute(async (tx) => {
    await productImport.store(tx, [product('first', [variant('TP-1', 100)])]);
    const storing = store('second');
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0));
    return { second: storing };
  });
  expect([...(await second).values()]).toEqual(['variants: TP-1 belongs to product first']);
  const skus = await db.selectFrom('skus').select(['sku', 'product_id']).execute();
  expect(skus).toEqual([{ sku: 'TP-1', product_id: 'first' }]);
});
