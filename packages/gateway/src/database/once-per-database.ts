import type { Db, Tx } from './database.ts';
import { withExclusiveLock } from './with-exclusive-lock.ts';

/** A part of the demonstration data. */
export type SeedName = 'catalogue' | 'accounts' | 'discounts';

/**
 * Seeds a part of the demonstration data once per database, so that deleted records stay deleted. The seeding is one
 * transaction; an interrupted one is repeated at the next start.
 */
export async function seedOnce(db: Db, name: SeedName, work: (tx: Tx) => Promise<void>): Promise<void> {
  await withExclusiveLock(db, async (tx) => {
    if (await isSeeded(tx, name)) return;
    await work(tx);
    await tx.insertInto('seedings').values({ name }).execute();
  });
}

export async function isSeeded(db: Db | Tx, name: SeedName): Promise<boolean> {
  const row = await db.selectFrom('seedings').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}
