import { generateProducts, writtenCount } from './products/generate-products.ts';
import type { Product } from '../catalogue/index.ts';
import { houseStores } from './house-stores.ts';
import type { Db, Tx } from '../database/database.ts';
import { seedOnce } from '../database/once-per-database.ts';
import { productImport } from '../import/import-products.ts';
import { importItems } from '../import/import-records.ts';
import { storeImport } from '../import/import-stores.ts';

export interface SeedOptions {
  /** How many products; without it, the whole house. */
  readonly count?: number;
  /** The products themselves, in place of those that the shop begins with. */
  readonly products?: readonly Product[];
  /** The day that launches and discontinuations count from. */
  readonly today: Date;
  /** Told what is done, a line at a time. */
  readonly log?: (message: string) => void;
}

/**
 * Fills an empty catalogue with the demonstration store's products and showrooms, once and all or nothing:
 * cut off in the middle it leaves the tables empty, and the next start seeds again.
 */
export function seedIfEmpty(db: Db, options: SeedOptions): Promise<void> {
  return seedOnce(db, 'catalogue', async (tx) => {
    if (await hasProducts(tx)) return;
    const { products, count = products?.length ?? writtenCount(), today, log = () => undefined } = options;
    await importItems(tx, storeImport, houseStores());
    await importItems(tx, productImport, products ?? generateProducts({ count, today }), (stored) =>
      log(`catalogue: ${stored} of ${count} products`),
    );
  });
}

async function hasProducts(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}
