import type { Db } from '../database/database.ts';
import { houseStores } from '../demonstration/house-stores.ts';

/** The stores of the demonstration. */
export async function fillStores(db: Db): Promise<void> {
  const rows = houseStores().map((store) => ({ id: store.id, document: JSON.stringify(store) }));
  await db.insertInto('stores').values(rows).execute();
}
