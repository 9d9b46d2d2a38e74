import { sql } from 'kysely';
import { digestOf } from '../digest.ts';
import { HttpProblem } from '../http-problem.ts';
import type { Db, Tx } from '../../database/database.ts';
import type {} from './table.ts';

/** How often something may be tried within a window of time. */
export interface AttemptLimit {
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/** Where a try stands: its number in the window, and when the window ends. */
export interface Attempt {
  readonly limit: AttemptLimit;
  readonly count: number;
  readonly isOver: boolean;
  readonly retryAfterSeconds: number;
}

/** By how much the clocks of gateways, and tries that overtake one another, may differ. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Counts a try before it is made, so that tries at the same time cannot pass the limit together.
 *
 * @param weight as how many it counts
 */
export async function countAttempt(
  db: Db,
  limit: AttemptLimit,
  subject: string,
  now: Date,
  weight = 1,
): Promise<Attempt> {
  const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  // a window that ends far too late was opened by a clock that was ahead: it must not lock anyone out
  const tooLate = new Date(windowEndsAt.getTime() + CLOCK_TOLERANCE_MS);
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
  return { limit, count, isOver: count > limit.most, retryAfterSeconds };
}

/**
 * Counts an attempt.
 *
 * @throws {HttpProblem} 429 when it is over the limit
 */
export async function limitAttempts(...counted: Parameters<typeof countAttempt>): Promise<void> {
  const attempt = await countAttempt(...counted);
  if (attempt.isOver) throw tooManyTries(attempt);
}

/** A limit and the subject that it is counted for. */
export type CountedSubject = readonly [limit: AttemptLimit, subject: string];

/**
 * The result of work whose failures are limited for each of several subjects. It counts before it runs, so that parallel
 * attempts cannot pass a limit together; what turns out not to be a failure is not counted.
 *
 * @throws {HttpProblem} 429 without running the work when one of the subjects is over its limit
 */
export async function limitFailures<Result>(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  subjects: readonly CountedSubject[],
  work: () => Promise<Result>,
  isFailure: (outcome: PromiseSettledResult<Result>) => boolean,
): Promise<Result> {
  for (const [limit, subject] of subjects) await limitAttempts(db, limit, subject, now());
  const [outcome] = await Promise.allSettled([work()]);
  if (!isFailure(outcome)) {
    // what the work has answered stands: a count that stays one too high does less harm than an answer that is lost
    await Promise.allSettled(subjects.map(([limit, subject]) => takeBackAttempt(db, limit, subject)));
  }
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Takes back a try that turned out not to count. */
async function takeBackAttempt(db: Db, limit: AttemptLimit, subject: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', '=', keyOf(limit, subject))
    .execute();
}

/** Forgets the tries of a subject. */
export async function forgetAttempts(db: Db | Tx, limit: AttemptLimit, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', keyOf(limit, subject)).execute();
}

/** 429: the answer to who tries too often. */
export function tooManyTries(attempt: Attempt): HttpProblem {
  const { retryAfterSeconds } = attempt;
  const message = `Rate limit is exceeded. Try again in ${retryAfterSeconds} seconds.`;
  const headers = { 'Retry-After': String(retryAfterSeconds), ...rateLimitHeaders(attempt) };
  return new HttpProblem(429, { statusCode: 429, message }, headers);
}

/** What a caller learns of a limit. @see draft-ietf-httpapi-ratelimit-headers-06 */
export const rateLimitHeaders = ({ limit, count, retryAfterSeconds }: Attempt): Record<string, string> => ({
  'RateLimit-Limit': String(limit.most),
  'RateLimit-Remaining': String(Math.max(0, limit.most - count)),
  'RateLimit-Reset': String(retryAfterSeconds),
  'RateLimit-Policy': `${limit.most};w=${limit.windowSeconds}`,
});

// hashed: what was typed into a login field is not ours to keep
const keyOf = ({ name }: AttemptLimit, subject: string) => `${name}:${digestOf(subject)}`;
