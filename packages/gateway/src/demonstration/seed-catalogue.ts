import { generateProducts, curatedProductCount } from './products/generate-products.ts';
import type { Product } from '../catalogue/index.ts';
import { demoStores } from './demo-stores.ts';
import type { Db, Tx } from '../database/database.ts';
import { seedOnce } from '../database/once-per-database.ts';
import { productImport } from '../import/import-products.ts';
import { importItems } from '../import/import-records.ts';
import { storeImport } from '../import/import-stores.ts';

export interface SeedOptions {
  /** The number of products; by default the whole demo catalogue. */
  readonly count?: number;
  /** Products that replace those of the demonstration. */
  readonly products?: readonly Product[];
  /** The day that launch and discontinuation dates are relative to. */
  readonly today: Date;
  /** Receives a line for each batch. */
  readonly log?: (message: string) => void;
}

/**
 * Seeds an empty catalogue with the products and stores of the demonstration, once per database and in one transaction:
 * an interrupted seeding leaves the tables empty, and the next start seeds again.
 */
export function seedIfEmpty(db: Db, options: SeedOptions): Promise<void> {
  return seedOnce(db, 'catalogue', async (tx) => {
    if (await hasProducts(tx)) return;
    const { products, count = products?.length ?? curatedProductCount(), today, log = () => undefined } = options;
    await importItems(tx, storeImport, demoStores());
    await importItems(tx, productImport, products ?? generateProducts({ count, today }), (stored) =>
      log(`catalogue: ${stored} of ${count} products`),
    );
  });
}

async function hasProducts(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}
