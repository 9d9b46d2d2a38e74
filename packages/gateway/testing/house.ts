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
export { signInAs } from './shopper.ts';

/** The day that the shop's catalogue is made for. */
export const houseDay = new Date('2030-01-02T10:00:00Z');

/** How many products the shop has in tests that need some of every kind, and not all. */
const PART = 150;

/** The shop as it stands after a first start, with a part of its catalogue: for tests of what stands before the gateway. */
export const fillHouse: Fill = async (db) => {
  await seedIfEmpty(db, { today: houseDay, count: PART });
  await seedContent(db);
  await seedAccounts(db);
  await seedDiscounts(db);
};

/** Puts a part of the demonstration's catalogue into a new data folder: a start adds the rest of the demonstration, and no products. */
export const fillPart = async (dataDir: string): Promise<void> => fillPartOf(await folderDatabase(dataDir));

/** The same in the database of a server. */
export const fillPartAt = async (url: string): Promise<void> => fillPartOf(await openDatabase({ url }));

async function fillPartOf(db: Db): Promise<void> {
  await seedIfEmpty(db, { today: new Date(), count: PART });
  await db.destroy();
}

/** Makes the tables of a new data folder, for which the engine takes seconds. */
export async function fillTables(dataDir: string): Promise<void> {
  await (await folderDatabase(dataDir)).destroy();
}

/** Puts the pages and texts of the demonstration into a new data folder, and no products. */
export async function fillContent(dataDir: string): Promise<void> {
  const db = await folderDatabase(dataDir);
  await seedContent(db);
  await db.destroy();
}
