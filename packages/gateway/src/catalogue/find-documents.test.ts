import { expect, test } from 'vitest';
import { memoryDatabase } from '../../testing/database.ts';
import { product, variant } from '../../testing/catalogue.ts';
import type { Db } from '../database/database.ts';
import { findOffers } from './offers.ts';
import { storeProducts } from './store-products.ts';

const sku = 'SH-1';
const store = (db: Db, brand: string): Promise<void> =>
  db.transaction().execute((tx) => storeProducts(tx, [product('shower', [variant(sku, 100)], { brand })]));
const brandIn = async (db: Db): Promise<string | undefined> => (await findOffers(db, [sku])).get(sku)?.product.brand;

test('a product that was changed, or deleted and stored again, is found as it is now, inside a transaction too', async () => {
  const db = await memoryDatabase();
  await store(db, 'Averell');
  expect(await brandIn(db)).toBe('Averell');
  await store(db, 'Terrane');
  expect(await brandIn(db)).toBe('Terrane');
  await db.deleteFrom('products').execute();
  expect(await brandIn(db)).toBeUndefined();
  await store(db, 'Composed');
  expect(await db.transaction().execute((tx) => brandIn(tx))).toBe('Composed');
  expect(await brandIn(db)).toBe('Composed');
});

test('databases in one process do not share products', async () => {
  const [one, other] = [await memoryDatabase(), await memoryDatabase()];
  await store(one, 'Averell');
  await store(other, 'Terrane');
  expect([await brandIn(one), await brandIn(other)]).toEqual(['Averell', 'Terrane']);
});
