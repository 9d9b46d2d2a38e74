import { invalidField } from '../http/http-problem.ts';
import type { Tx } from '../database/database.ts';

/** Who uploaded files, and where they are. */
export interface Uploads {
  readonly owner: string;
  /** The addresses of uploads begin so. */
  readonly address: string;
}

/** Where uploads are, for who reaches the gateway there. */
export const uploadsAt = (gatewayOrigin: string): string => `${gatewayOrigin}/assets/upload/`;

/**
 * Keeps the files that a form names.
 *
 * @param files addresses of files that the same principal has uploaded
 * @throws {HttpProblem} 400 for an address that is none of their files: someone of the shop may open it
 */
export async function attach(tx: Tx, { owner, address }: Uploads, files: readonly string[] = []): Promise<void> {
  for (const file of files) {
    const id = file.startsWith(address) ? file.slice(address.length) : '';
    const { numUpdatedRows } = await tx
      .updateTable('uploads')
      .set({ is_attached: true })
      .where('id', '=', id)
      .where('owner', '=', owner)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw invalidField('attachments', file, `There is no upload at '${file}'.`);
  }
}
