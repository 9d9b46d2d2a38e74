import type { Db } from '../database/database.ts';
import { claim, nextRevision, productSchema, type Product, storeProducts } from '../catalogue/index.ts';
import type { ImportKind } from './import-records.ts';
import { batchSize, inBatches, type Keyed } from './in-batches.ts';

/** Imports products by id; the stock of an existing sku is preserved. */
export const productImport: ImportKind<Product> = {
  name: 'products',
  schema: productSchema,
  keyOf: ({ id }) => id,
  async store(tx, products) {
    const { granted, rejected } = await claim(tx, products);
    await storeProducts(tx, granted);
    return rejected;
  },
  async remove(tx, ids) {
    await nextRevision(tx);
    const rows = await tx.deleteFrom('products').where('id', 'in', ids).returning('id').execute();
    return rows.map(({ id }) => id);
  },
  stored: (db) => inBatches((after) => productsAfter(db, after)),
};

async function productsAfter(db: Db, after: string): Promise<Keyed<Product>[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'document'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id, document }) => [id, document]);
}
