import { openDatabase, type Db } from '../src/database/database.ts';
import { folderDatabase } from './folder-database.ts';
import { seedAccounts } from '../src/demonstration/seed-accounts.ts';
import { seedContent } from '../src/demonstration/seed-content.ts';
import { seedIfEmpty } from '../src/demonstration/seed-catalogue.ts';
import { seedDiscounts } from '../src/demonstration/seed-discounts.ts';
import type { Fill } from './database.ts';

export { withOverrides } from '../src/overrides/with-overrides.ts';
export { fillCatalogue } from './catalogue.ts';
export { documentCheck, type DocumentCheck } from './document-check.ts';
export { testGateway, type TestGateway } from './gateway.ts';
export { migratedDump } from './migrated-dump.ts';
export { placeOrder } from './placed-orders.ts';
export { signInAs } from './shopper.ts';

/** The date for which tests generate the demonstration's catalogue. */
export const demoDate = new Date('2030-01-02T10:00:00Z');

/** The number of products in tests that need some of every kind, but not the whole catalogue. */
const productCount = 150;

/** Seeds the demonstration as after a first start, with part of its catalogue: for tests of clients of the gateway. */
export const fillDemoShop: Fill = async (db) => {
  await seedIfEmpty(db, { today: demoDate, count: productCount });
  await seedContent(db);
  await seedAccounts(db);
  await seedDiscounts(db);
};

/** Seeds part of the demonstration's catalogue into a new data folder. The next start adds the rest of the demonstration, but no products. */
export const fillDataFolder = async (dataDir: string): Promise<void> => fillPart(await folderDatabase(dataDir));

/** Seeds the same part into a database on a PostgreSQL server. */
export const fillDatabase = async (url: string): Promise<void> => fillPart(await openDatabase({ url }));

async function fillPart(db: Db): Promise<void> {
  await seedIfEmpty(db, { today: new Date(), count: productCount });
  await db.destroy();
}

/** Creates the tables of a new data folder quickly, by copying them. */
export async function createTables(dataDir: string): Promise<void> {
  await (await folderDatabase(dataDir)).destroy();
}

/** Seeds the pages and texts of the demonstration into a new data folder, without products. */
export async function fillContent(dataDir: string): Promise<void> {
  const db = await folderDatabase(dataDir);
  await seedContent(db);
  await db.destroy();
}
