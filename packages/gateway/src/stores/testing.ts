import type { Db } from '../database/database.ts';
import { demoStores } from '../demonstration/demo-stores.ts';

/** Inserts the stores of the demonstration. */
export async function fillStores(db: Db): Promise<void> {
  const rows = demoStores().map((store) => ({ id: store.id, document: JSON.stringify(store) }));
  await db.insertInto('stores').values(rows).execute();
}
