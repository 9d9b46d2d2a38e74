import { invalidField } from '../http-problem.ts';
import type { Tx } from '../store/database.ts';

const UPLOAD_PATH = '/assets/upload/';

/**
 * Keeps the files that a form names.
 *
 * @param addresses of files that the same principal has uploaded
 * @throws {HttpProblem} 400 for an address that is none of their files
 */
export async function attach(tx: Tx, owner: string, addresses: readonly string[] = []): Promise<void> {
  for (const address of addresses) {
    const [, id = ''] = address.split(UPLOAD_PATH);
    const { numUpdatedRows } = await tx
      .updateTable('uploads')
      .set({ is_attached: true })
      .where('id', '=', id)
      .where('owner', '=', owner)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw invalidField('attachments', address, `There is no upload at '${address}'.`);
  }
}
