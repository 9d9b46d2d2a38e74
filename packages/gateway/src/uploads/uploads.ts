import type { HandlerContext } from '../implement.ts';
import type { Db } from '../store/database.ts';
import type { UploadRow } from '../store/tables/correspondence.ts';

/** A file as its owner named it. */
export interface GivenFile extends Pick<UploadRow, 'owner' | 'form' | 'file_name' | 'type'> {
  readonly bytes: Uint8Array;
}

/** Files that no registration and no case names go after a day. */
const LOOSE_MS = 24 * 60 * 60 * 1000;

/** Stores a file; one of the same name takes the place of the one before and keeps its id. */
export async function storeUpload(
  { db, now, newId }: Pick<HandlerContext, 'db' | 'now' | 'newId'>,
  file: GivenFile,
): Promise<string> {
  await db
    .deleteFrom('uploads')
    .where('is_attached', '=', false)
    .where('created_at', '<=', new Date(now().getTime() - LOOSE_MS))
    .execute();
  const { id } = await db
    .insertInto('uploads')
    .values({ id: newId(), ...file, is_attached: false, created_at: now() })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'form', 'file_name'])
        .doUpdateSet({ type: file.type, bytes: file.bytes, created_at: now() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A file of an owner. */
export const findUpload = (db: Db, owner: string, id: string) =>
  db
    .selectFrom('uploads')
    .select(['file_name', 'type', 'bytes'])
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
