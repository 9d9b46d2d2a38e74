import type { Product } from '../catalogue/index.ts';
import type { Db } from '../database/database.ts';

/** The source of the index's products. */
export interface CatalogueSource {
  /** Increases with every change of a product. */
  revision(): Promise<number>;
  /** Yields all products in batches, in a stable order. */
  batches(): AsyncIterable<readonly Product[]>;
  /** Reads products by id; deleted products are absent. */
  read(ids: readonly string[]): Promise<ReadonlyMap<string, Product>>;
  /** Returns the skus without any available unit. */
  soldOut(skus: readonly string[]): Promise<ReadonlySet<string>>;
}

// small, so that building the index does not block other work for long
const batchSize = 200;

/** Reads products from the database. */
export function catalogueSource(db: Db): CatalogueSource {
  return {
    async revision() {
      const row = await db.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow();
      return row.revision;
    },
    async *batches() {
      for (let last = ''; ;) {
        const rows = await db
          .selectFrom('products')
          .select(['id', 'document'])
          .where('id', '>', last)
          .orderBy('id')
          .limit(batchSize)
          .execute();
        if (rows.length === 0) return;
        yield rows.map(({ document }) => document);
        last = rows.at(-1)?.id ?? last;
      }
    },
    async read(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('products').select(['id', 'document']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, document }) => [id, document]));
    },
    async soldOut(skus) {
      if (skus.length === 0) return new Set();
      const rows = await db
        .selectFrom('stock')
        .select('sku')
        .where('sku', 'in', skus)
        .where('available', '<=', 0)
        .execute();
      return new Set(rows.map(({ sku }) => sku));
    },
  };
}
