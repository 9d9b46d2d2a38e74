import { invalidField } from '../http-problem.ts';
import type { Tx } from '../store/database.ts';

/** The id at the end of an upload's address. */
const UPLOAD_PATH = /\/assets\/upload\/([\w-]{1,64})$/;

/**
 * Keeps the files that a form names.
 *
 * @param addresses of files that the same principal has uploaded
 * @throws {HttpProblem} 400 for an address that is none of their files
 */
export async function attach(tx: Tx, owner: string, addresses: readonly string[] = []): Promise<void> {
  for (const address of addresses) {
    const id = UPLOAD_PATH.exec(address)?.[1] ?? '';
    const { numUpdatedRows } = await tx
      .updateTable('uploads')
      .set({ is_attached: true })
      .where('id', '=', id)
      .where('owner', '=', owner)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw invalidField('attachments', address, `There is no upload at '${address}'.`);
  }
}
