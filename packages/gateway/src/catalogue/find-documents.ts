import { sql, type DialectAdapter } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../database/database.ts';
import type { Product } from './product.ts';

/** Documents that a process keeps of one database: those of the products that are in carts now. */
const maxDocuments = 500;

// by the adapter, because a transaction shares it with its database
const caches = new WeakMap<DialectAdapter, LRUCache<string, Product>>();

/** The transaction that last wrote a row of `products`: another one for each change, whatever made it. */
export const writer = sql<string>`products.xmin::text`.as('writtenBy');

/** A stored product, without its document. */
export interface DocumentKey {
  readonly id: string;
  readonly writtenBy: string;
}

/**
 * Finds the documents of products by id. Each is read once after a change, because reading and parsing documents costs
 * as much as all other work of a cart change.
 */
export async function findDocuments(
  db: Db,
  products: readonly DocumentKey[],
): Promise<ReadonlyMap<string, Product | undefined>> {
  const cache = cacheOf(db);
  const documents = new Map(products.map((product) => [product.id, cache.get(keyOf(product))]));
  const missing = products.filter(({ id }) => !documents.get(id));
  for (const { document, ...product } of await readDocuments(db, missing)) {
    cache.set(keyOf(product), document);
    documents.set(product.id, document);
  }
  return documents;
}

const keyOf = ({ id, writtenBy }: DocumentKey): string => `${writtenBy} ${id}`;

function cacheOf(db: Db): LRUCache<string, Product> {
  const { adapter } = db.getExecutor();
  const cache = caches.get(adapter) ?? new LRUCache<string, Product>({ max: maxDocuments });
  caches.set(adapter, cache);
  return cache;
}

async function readDocuments(db: Db, products: readonly DocumentKey[]) {
  if (products.length === 0) return [];
  const ids = products.map(({ id }) => id);
  return db.selectFrom('products').select(['id', writer, 'document']).where('id', 'in', ids).execute();
}
