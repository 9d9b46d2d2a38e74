import { setTimeout } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';
import { isDiskFull } from './disk-full.ts';
import { isUnavailable } from './is-unavailable.ts';
import { transact } from './transact.ts';

const LOOK_AGAIN_MS = 250;
const ATTEMPTS = 60; // a quarter of a minute of a database that cannot answer now

/**
 * Fills tables in one transaction while no other gateway does. Gateways that start together take turns, however long
 * one of them takes: to wait for the lock of another would be cut off when a statement may take no longer. A database
 * that cannot answer for a moment is asked again; a full disk ends it, since only an operator can help.
 */
export async function whileAlone(db: Db, work: (tx: Tx) => Promise<void>): Promise<void> {
  let attempts = 0;
  const isDone = () =>
    unlessLocked(db, work).catch((error: unknown) => {
      if (++attempts >= ATTEMPTS || !isUnavailable(error) || isDiskFull(error)) throw error;
      return false;
    });
  while (!(await isDone())) await setTimeout(LOOK_AGAIN_MS);
}

function unlessLocked(db: Db, work: (tx: Tx) => Promise<void>): Promise<boolean> {
  return transact(db, async (tx) => {
    if (!(await takesRevision(tx))) return false;
    await work(tx);
    return true;
  });
}

/** Locks the revision's row, unless another process has it. */
async function takesRevision(tx: Tx): Promise<boolean> {
  const locked = await tx
    .selectFrom('catalogue_revision')
    .select('revision')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return locked !== undefined;
}
