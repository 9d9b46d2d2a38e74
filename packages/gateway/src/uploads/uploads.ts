import { sql } from 'kysely';
import { HttpProblem } from '../http/http-problem.ts';
import type { HandlerContext } from '../http/implement.ts';
import type { Db, Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { UploadRow } from './table.ts';

/** A file to store. */
export interface UploadedFile extends Pick<UploadRow, 'owner' | 'form' | 'file_name' | 'type'> {
  readonly bytes: Uint8Array;
}

/** Files that no registration or support case references are deleted after a day. */
const unattachedLifetimeMs = 24 * 60 * 60 * 1000;
const retryAfterSeconds = 3600;
const isReplaceable = sql<boolean>`not is_attached`;

/**
 * Stores a file; it replaces the owner's file of the same form and name under the same id, unless that one is attached:
 * phones give every photograph the same name. A file that is attached already is not stored again, so that a form that
 * is sent again names the same file.
 *
 * @param maxTotalBytes the size limit of all files together
 * @throws {HttpProblem} 503 when the limit would be exceeded, until unattached files are deleted
 */
export function storeUpload(
  { db, now, newId }: Pick<HandlerContext, 'db' | 'now' | 'newId'>,
  file: UploadedFile,
  maxTotalBytes: number,
): Promise<string> {
  return transact(db, async (tx) => {
    // serialized, so that concurrent uploads cannot exceed the limit together
    await sql`select pg_advisory_xact_lock(hashtext('uploads'))`.execute(tx);
    await tx
      .deleteFrom('uploads')
      .where('is_attached', '=', false)
      .where('created_at', '<=', new Date(now().getTime() - unattachedLifetimeMs))
      .execute();
    const attached = await findAttached(tx, file);
    if (attached) return attached.id;
    if ((await otherBytes(tx, file)) + file.bytes.length > maxTotalBytes) throw storageFull();
    const { id } = await tx
      .insertInto('uploads')
      .values({ id: newId(), ...file, is_attached: false, created_at: now() })
      .onConflict((conflict) =>
        conflict
          .columns(['owner', 'form', 'file_name'])
          .where(isReplaceable)
          .doUpdateSet({ type: file.type, bytes: file.bytes, created_at: now() }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Finds the owner's attached file of the same form, name and content. */
const findAttached = (tx: Tx, { bytes, ...file }: UploadedFile) =>
  tx
    .selectFrom('uploads')
    .select('id')
    .where((eb) => eb.and({ ...file, is_attached: true }))
    .where('bytes', '=', bytes)
    .executeTakeFirst();

/** The total size of all files except the one that the given file replaces. */
async function otherBytes(tx: Tx, { owner, form, file_name }: UploadedFile): Promise<number> {
  const { sum } = await tx
    .selectFrom('uploads')
    .select(sql<string>`coalesce(sum(octet_length(bytes)), 0)`.as('sum'))
    .where((eb) => eb.not(eb.and([eb.and({ owner, form, file_name }), isReplaceable])))
    .executeTakeFirstOrThrow();
  return Number(sum);
}

const storageFull = (): HttpProblem =>
  new HttpProblem(
    503,
    { statusCode: 503, message: 'The upload storage is full. Try again later.' },
    { 'Retry-After': String(retryAfterSeconds) },
  );

/** Returns an owner's file. */
export const findUpload = (db: Db, owner: string, id: string) =>
  db
    .selectFrom('uploads')
    .select(['file_name', 'type', 'bytes'])
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
