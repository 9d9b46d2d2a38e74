import { sql } from 'kysely';
import { digestOf } from '../digest.ts';
import { HttpProblem } from '../http-problem.ts';
import type { Db, Tx } from '../../database/database.ts';
import type {} from './table.ts';

/** The maximum number of attempts within a time window. */
export interface AttemptLimit {
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** A limit within an hour. */
export const perHour = (name: string, max: number): AttemptLimit => ({ name, max, windowSeconds: 3600 });

/** A counted attempt: its number in the window, and when the window ends. */
export interface Attempt {
  readonly limit: AttemptLimit;
  readonly count: number;
  readonly isOver: boolean;
  readonly retryAfterSeconds: number;
}

/** The tolerated clock difference between gateways and between attempts that arrive out of order. */
const clockToleranceMs = 60_000;

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit.
 *
 * @param weight how many attempts this one counts as
 */
export async function countAttempt(
  db: Db,
  limit: AttemptLimit,
  subject: string,
  now: Date,
  weight = 1,
): Promise<Attempt> {
  const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  // a window that ends too late was opened by a clock that was ahead, and must not lock anyone out
  const tooLate = new Date(windowEndsAt.getTime() + clockToleranceMs);
  const isPast = sql<boolean>`attempts.window_ends_at <= ${now} or attempts.window_ends_at > ${tooLate}`;
  const { count, window_ends_at } = await db
    .insertInto('attempts')
    .values({ key: keyOf(limit, subject), count: weight, window_ends_at: windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isPast} then excluded.count else attempts.count + excluded.count end`,
        window_ends_at: sql<Date>`case when ${isPast} then excluded.window_ends_at else attempts.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  const retryAfterSeconds = Math.max(1, Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000));
  return { limit, count, isOver: count > limit.max, retryAfterSeconds };
}

/**
 * Counts an attempt.
 *
 * @throws {HttpProblem} 429 when it is over the limit
 */
export async function limitAttempts(...counted: Parameters<typeof countAttempt>): Promise<void> {
  const attempt = await countAttempt(...counted);
  if (attempt.isOver) throw tooManyAttempts(attempt);
}

/** A limit and the subject whose attempts it counts. */
export type CountedSubject = readonly [limit: AttemptLimit, subject: string];

/**
 * Runs work whose failures are limited for each of several subjects, and returns its result. Counts before running, so
 * that concurrent attempts cannot exceed a limit, and takes the count back unless the work fails.
 *
 * @throws {HttpProblem} 429 without running the work when one of the subjects is over its limit
 */
export async function limitFailures<Result>(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  subjects: readonly CountedSubject[],
  work: () => Promise<Result>,
  isFailure: (outcome: PromiseSettledResult<Result>) => boolean,
): Promise<Result> {
  for (const [index, [limit, subject]] of subjects.entries()) {
    const attempt = await countAttempt(db, limit, subject, now());
    if (!attempt.isOver) continue;
    await uncountAttempts(db, subjects.slice(0, index)); // the work is not run, so it cannot fail
    throw tooManyAttempts(attempt);
  }
  const [outcome] = await Promise.allSettled([work()]);
  if (!isFailure(outcome)) await uncountAttempts(db, subjects);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Takes back the counts of an attempt that did not fail. Ignores errors: a count too many harms less than a lost result. */
async function uncountAttempts(db: Db, subjects: readonly CountedSubject[]): Promise<void> {
  const uncount = ([limit, subject]: CountedSubject) =>
    db
      .updateTable('attempts')
      .set({ count: sql<number>`greatest(count - 1, 0)` })
      .where('key', '=', keyOf(limit, subject))
      .execute();
  await Promise.allSettled(subjects.map(uncount));
}

/** Clears the attempts of a subject. */
export async function clearAttempts(db: Db | Tx, limit: AttemptLimit, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', keyOf(limit, subject)).execute();
}

/** The 429 for a rate-limited caller. */
export function tooManyAttempts(attempt: Attempt): HttpProblem {
  const { retryAfterSeconds } = attempt;
  const message = `Rate limit is exceeded. Try again in ${retryAfterSeconds} seconds.`;
  const headers = { 'Retry-After': String(retryAfterSeconds), ...rateLimitHeaders(attempt) };
  return new HttpProblem(429, { statusCode: 429, message }, headers);
}

/** Returns the rate-limit headers of a response. @see draft-ietf-httpapi-ratelimit-headers-06 */
export const rateLimitHeaders = ({ limit, count, retryAfterSeconds }: Attempt): Record<string, string> => ({
  'RateLimit-Limit': String(limit.max),
  'RateLimit-Remaining': String(Math.max(0, limit.max - count)),
  'RateLimit-Reset': String(retryAfterSeconds),
  'RateLimit-Policy': `${limit.max};w=${limit.windowSeconds}`,
});

// hashed, because text typed into a login field must not be stored
const keyOf = ({ name }: AttemptLimit, subject: string) => `${name}:${digestOf(subject)}`;
