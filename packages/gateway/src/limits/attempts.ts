import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { HttpProblem } from '../http-problem.ts';
import type { Db, Tx } from '../store/database.ts';

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

/** Takes back a try that turned out not to count. */
export async function takeBackAttempt(db: Db, limit: AttemptLimit, subject: string): Promise<void> {
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
const keyOf = ({ name }: AttemptLimit, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
