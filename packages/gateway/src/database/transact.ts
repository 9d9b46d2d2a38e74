import type { Db, Tx } from './database.ts';

const attempts = 3;
const pauseMs = 20;

/** SQL states that a retry can resolve: serialization failure and deadlock. */
const retriable = new Set(['40001', '40P01']);

/** Runs work in one transaction, and retries it after a conflict with another transaction. */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (attempt >= attempts || !isRetriable(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * pauseMs * 2 ** attempt));
    return transact(db, work, attempt + 1);
  }
}

// by code, because the error class differs between the engines
const isRetriable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && retriable.has(String(error.code));
