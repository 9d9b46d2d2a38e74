import { seedAccounts } from './seed-accounts.ts';
import type { Db } from '../database/database.ts';
import { refreshPictures } from './refresh-pictures.ts';
import { seedIfEmpty, type SeedOptions } from './seed-catalogue.ts';
import { seedContent } from './seed-content.ts';
import { seedDiscounts } from './seed-discounts.ts';

/** Seeds the demonstration: catalogue, stores, accounts with a published password and discount codes once per database, and the content at every start. */
export async function seedDemonstration(db: Db, options: SeedOptions): Promise<void> {
  await seedContent(db);
  await seedIfEmpty(db, options);
  await refreshPictures(db);
  await seedAccounts(db);
  await seedDiscounts(db);
}
