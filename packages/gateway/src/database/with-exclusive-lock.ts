import { setTimeout } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';
import { isDiskFull } from './disk-full.ts';
import { isUnavailable } from './is-unavailable.ts';
import { transact } from './transact.ts';

const retryDelayMs = 250;
const maxAttempts = 60; // 15 seconds of an unavailable database

/**
 * Runs work in one transaction while no other gateway does; the row of the catalogue revision is the lock. Polls for
 * the lock, because waiting for it in a statement would exceed the statement timeout. Retries while the database is
 * unavailable, but fails on a full disk, which needs an operator.
 */
export async function withExclusiveLock(db: Db, work: (tx: Tx) => Promise<void>): Promise<void> {
  let attempts = 0;
  const isDone = () =>
    tryWithLock(db, work).catch((error: unknown) => {
      if (++attempts >= maxAttempts || !isUnavailable(error) || isDiskFull(error)) throw error;
      return false;
    });
  while (!(await isDone())) await setTimeout(retryDelayMs);
}

function tryWithLock(db: Db, work: (tx: Tx) => Promise<void>): Promise<boolean> {
  return transact(db, async (tx) => {
    if (!(await tryLockRevision(tx))) return false;
    await work(tx);
    return true;
  });
}

/** Locks the row of the catalogue revision, unless another process has locked it. */
async function tryLockRevision(tx: Tx): Promise<boolean> {
  const locked = await tx
    .selectFrom('catalogue_revision')
    .select('revision')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return locked !== undefined;
}
