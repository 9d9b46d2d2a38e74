import { generateProducts, writtenCount } from './products/generate-products.ts';
import type { Product } from '../catalogue/product.ts';
import { storeProducts } from '../catalogue/store-products.ts';
import { houseStores } from './house-stores.ts';
import type { Db, Tx } from '../database/database.ts';
import { seedOnce } from '../database/once-per-database.ts';

export interface SeedOptions {
  /** How many products; without it, the whole house. */
  readonly count?: number;
  /** The day that launches and discontinuations count from. */
  readonly today: Date;
  /** Told what is done, a line at a time. */
  readonly log?: (message: string) => void;
}

const BATCH_SIZE = 100;

/**
 * Fills an empty catalogue with the demonstration store's products and showrooms, once and all or nothing:
 * cut off in the middle it leaves the tables empty, and the next start seeds again.
 */
export function seedIfEmpty(db: Db, options: SeedOptions): Promise<void> {
  return seedOnce(db, 'catalogue', async (tx) => {
    if (await hasProducts(tx)) return;
    await seedStores(tx);
    await seedProducts(tx, options);
  });
}

async function hasProducts(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function seedProducts(
  tx: Tx,
  { count = writtenCount(), today, log = () => undefined }: SeedOptions,
): Promise<void> {
  let stored = 0;
  for (const batch of batches(generateProducts({ count, today }))) {
    await storeProducts(tx, batch);
    stored += batch.length;
    log(`catalogue: ${stored} of ${count} products`);
  }
}

async function seedStores(tx: Tx): Promise<void> {
  await tx.deleteFrom('stores').execute();
  const rows = houseStores().map((store) => ({ id: store.id, document: JSON.stringify(store) }));
  await tx.insertInto('stores').values(rows).execute();
}

function* batches(products: Iterable<Product>): Generator<Product[]> {
  let batch: Product[] = [];
  for (const product of products) {
    batch.push(product);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
