import { invalidField } from '../http/http-problem.ts';
import type { Tx } from '../database/database.ts';

/** The owner and the base URL of uploads. */
export interface Uploads {
  readonly owner: string;
  readonly baseUrl: string;
}

/** Returns the base URL of uploads at a gateway's origin. */
export const uploadsUrl = (gatewayOrigin: string): string => `${gatewayOrigin}/assets/upload/`;

/**
 * Marks the files that a form attaches, so that they are not deleted after a day.
 *
 * @param files URLs of files that the owner has uploaded
 * @throws {HttpProblem} 400 for any other URL, as shop employees may open attachments
 */
export async function attach(tx: Tx, { owner, baseUrl }: Uploads, files: readonly string[] = []): Promise<void> {
  for (const file of files) {
    const id = file.startsWith(baseUrl) ? file.slice(baseUrl.length) : '';
    const { numUpdatedRows } = await tx
      .updateTable('uploads')
      .set({ is_attached: true })
      .where('id', '=', id)
      .where('owner', '=', owner)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw invalidField('attachments', file, `'${file}' is not an uploaded file.`);
  }
}
