import type { Db, Tx } from './database.ts';
import { whileAlone } from './while-alone.ts';

/** A part of the demonstration data. */
export type SeedName = 'catalogue' | 'accounts' | 'discounts';

/**
 * Seeds a part of the demonstration data once in the life of a database: what is deleted later stays deleted. All or
 * nothing: a seeding that is cut off is done by the next start.
 */
export async function seedOnce(db: Db, name: SeedName, work: (tx: Tx) => Promise<void>): Promise<void> {
  await whileAlone(db, async (tx) => {
    if (await isSeeded(tx, name)) return;
    await work(tx);
    await tx.insertInto('seedings').values({ name }).execute();
  });
}

export async function isSeeded(db: Db | Tx, name: SeedName): Promise<boolean> {
  const row = await db.selectFrom('seedings').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}
