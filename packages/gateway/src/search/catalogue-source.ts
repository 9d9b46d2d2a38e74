import type { Product } from '../catalogue/index.ts';
import type { Db } from '../database/database.ts';

/** Where the index takes products from. */
export interface CatalogueSource {
  /** Changes whenever a product does. */
  revision(): Promise<number>;
  /** All products, in batches, in a lasting order. */
  batches(): AsyncIterable<readonly Product[]>;
  /** Products by id; what there is no more is absent. */
  read(ids: readonly string[]): Promise<ReadonlyMap<string, Product>>;
  /** Those of the skus of which no unit is left. */
  soldOut(skus: readonly string[]): Promise<ReadonlySet<string>>;
}

// an index is built between other work: a batch must not hold it up for long
const BATCH_SIZE = 200;

/** The products of the database. */
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
          .limit(BATCH_SIZE)
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
