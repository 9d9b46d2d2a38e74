import type { Db } from '../database/database.ts';
import { claim } from '../catalogue/claims.ts';
import { importRecords, type ImportCounts, type ImportEvents, type ImportKind } from './import-records.ts';
import { productSchema, type Product } from '../catalogue/product.ts';
import type { Line } from './read-lines.ts';
import { jsonRecords } from './records.ts';
import { storeProducts } from '../catalogue/store-products.ts';

/**
 * Products over those with the same id. The stock of a sku that the catalogue has stays as sales left it.
 */
export const productImport: ImportKind<Product> = {
  schema: productSchema,
  keyOf: ({ id }) => id,
  async store(tx, products) {
    const { granted, refused } = await claim(tx, products);
    await storeProducts(tx, granted);
    return refused;
  },
};

/** Imports one product from each line of NDJSON. */
export const importProducts = (db: Db, lines: AsyncIterable<Line>, events?: ImportEvents): Promise<ImportCounts> =>
  importRecords(db, jsonRecords(lines), productImport, events);
