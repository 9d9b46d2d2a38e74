import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue, QueueFullError } from '../http/work-queue.ts';
import { HttpProblem } from '../http/http-problem.ts';

/** Nothing longer is hashed. */
export const MAX_PASSWORD_LENGTH = 128;

const RETRY_AFTER_SECONDS = '2';

// each hash takes 19 MiB and a core for some 20 ms
const queue = createWorkQueue({ atOnce: Math.min(4, availableParallelism()), waiting: 50 });

/**
 * The argon2id hash of a password.
 *
 * @throws {HttpProblem} 503 when too many wait
 */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/**
 * Whether a password is the one that was hashed. With no hash it takes as long and is never right, so that the time
 * does not tell whether there is such an account.
 *
 * @throws {HttpProblem} 503 when too many wait
 */
export async function isPassword(password: string, hashed: string | undefined): Promise<boolean> {
  const against = hashed ?? (await nobodysHash());
  const matches = await inTurn(() => verify(against, password));
  return matches && hashed !== undefined;
}

let nobodys: Promise<string> | undefined;
const nobodysHash = () => (nobodys ??= hash(crypto.randomUUID()));

async function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
  try {
    return await queue(job);
  } catch (error) {
    if (error instanceof QueueFullError) throw overloaded();
    throw error;
  }
}

const overloaded = () =>
  new HttpProblem(
    503,
    { statusCode: 503, message: 'Too many sign-ins at once. Try again in 2 seconds.' },
    { 'retry-after': RETRY_AFTER_SECONDS },
  );
