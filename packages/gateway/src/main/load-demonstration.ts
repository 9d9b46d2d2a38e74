import type { Db } from '../database/database.ts';
import { addMissingTexts } from '../import/content-folder.ts';

/** Loads the demonstration, which is not part of an embedded gateway. */
export const loadDemonstration = () => import('../demonstration/index.ts');

/** Adds the shop's own texts that the stored dictionaries lack: a shop shows the key of a missing text. */
export async function addShopTexts(db: Db): Promise<void> {
  await addMissingTexts(db, (await loadDemonstration()).contentFolder);
}
