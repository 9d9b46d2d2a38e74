import { sql } from 'kysely';
import { HttpProblem } from '../http/http-problem.ts';
import type { HandlerContext } from '../http/implement.ts';
import type { Db, Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { UploadRow } from './table.ts';

/** A file as its owner named it. */
export interface GivenFile extends Pick<UploadRow, 'owner' | 'form' | 'file_name' | 'type'> {
  readonly bytes: Uint8Array;
}

/** Files that no registration and no case names go after a day. */
const LOOSE_MS = 24 * 60 * 60 * 1000;
const RETRY_AFTER_SECONDS = 3600;

/**
 * Stores a file; one of the same name takes the place of the one before and keeps its id.
 *
 * @param mostBytes what all files together may hold
 * @throws {HttpProblem} 503 when they would hold more: room comes as loose files go
 */
export function storeUpload(
  { db, now, newId }: Pick<HandlerContext, 'db' | 'now' | 'newId'>,
  file: GivenFile,
  mostBytes: number,
): Promise<string> {
  return transact(db, async (tx) => {
    // one after the other, or files that come together would pass the limit together
    await sql`select pg_advisory_xact_lock(hashtext('uploads'))`.execute(tx);
    await tx
      .deleteFrom('uploads')
      .where('is_attached', '=', false)
      .where('created_at', '<=', new Date(now().getTime() - LOOSE_MS))
      .execute();
    if ((await bytesBeside(tx, file)) + file.bytes.length > mostBytes) throw noRoom();
    const { id } = await tx
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
  });
}

/** What all files hold but the one whose place a file takes. */
async function bytesBeside(tx: Tx, { owner, form, file_name }: GivenFile): Promise<number> {
  const { sum } = await tx
    .selectFrom('uploads')
    .select(sql<string>`coalesce(sum(octet_length(bytes)), 0)`.as('sum'))
    .where((eb) => eb.not(eb.and({ owner, form, file_name })))
    .executeTakeFirstOrThrow();
  return Number(sum);
}

const noRoom = (): HttpProblem =>
  new HttpProblem(
    503,
    { statusCode: 503, message: 'There is no room for files now. Try again later.' },
    { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  );

/** A file of an owner. */
export const findUpload = (db: Db, owner: string, id: string) =>
  db
    .selectFrom('uploads')
    .select(['file_name', 'type', 'bytes'])
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
