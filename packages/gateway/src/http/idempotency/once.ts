import { sql } from 'kysely';
import { stringify as stableJson } from 'safe-stable-stringify';
import { hexDigestOf } from '../digest.ts';
import { HttpProblem } from '../http-problem.ts';
import { Reply, type HandlerContext } from '../implement.ts';
import { ownerOf, type Principal } from '../principal.ts';
import type { Tx } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import type {} from './table.ts';

/** A request whose effect must happen once, however often it is sent. */
export interface Intent extends Pick<HandlerContext, 'db' | 'now'> {
  readonly principal: Principal;
  readonly call: string;
  readonly idempotencyKey: string;
  readonly body: unknown;
}

/** How long an answer is cached under its key. */
export const ANSWERS_KEPT_MS = 24 * 60 * 60 * 1000;
const RETRY_AFTER_SECONDS = '1';

/**
 * Runs an effect and keeps its answer under the key, both in one transaction; a repeated request gets the cached answer.
 *
 * An effect that throws leaves nothing behind. One that returns a problem is committed: an error response is cached like an
 * answer when `isFinal` says so, otherwise the key stays free for another try.
 *
 * @throws {HttpProblem} 409 while the first request is under way, 422 when the key was used for another body
 */
export async function once<Body extends object>(
  intent: Intent,
  effect: (tx: Tx) => Promise<Reply<Body> | HttpProblem>,
  isFinal: (problem: HttpProblem) => boolean = () => false,
): Promise<Reply<Body>> {
  const outcome = await transact(intent.db, async (tx) => {
    await lockKey(tx, intent);
    const kept = await findAnswer(tx, intent);
    if (kept) return kept;
    const result = await effect(tx);
    if (result instanceof Reply || isFinal(result)) await keepAnswer(tx, intent, result);
    return result;
  });
  if (outcome instanceof HttpProblem) throw outcome;
  return outcome as Reply<Body>;
}

/** Answers the second of two requests at once, instead of letting it wait. */
async function lockKey(tx: Tx, { principal, call, idempotencyKey }: Intent): Promise<void> {
  const name = JSON.stringify([ownerOf(principal), call, idempotencyKey]);
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.execute(tx);
  if (rows[0]?.locked) return;
  const message = 'The same request is under way.';
  throw new HttpProblem(409, { statusCode: 409, message }, { 'Retry-After': RETRY_AFTER_SECONDS });
}

async function findAnswer(tx: Tx, intent: Intent): Promise<Reply<unknown> | HttpProblem | undefined> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where((eb) => eb.and(keyOf(intent)))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.created_at.getTime() + ANSWERS_KEPT_MS <= intent.now().getTime()) {
    await tx
      .deleteFrom('idempotency_keys')
      .where((eb) => eb.and(keyOf(intent)))
      .execute();
    return undefined;
  }
  if (row.body_hash !== hashOf(intent.body)) {
    throw new HttpProblem(422, { statusCode: 422, message: 'The Idempotency-Key was used for another request.' });
  }
  const body = JSON.parse(row.answer) as object;
  const headers = { 'Idempotent-Replayed': 'true' };
  return row.status < 400
    ? new Reply(body, { status: row.status, headers })
    : new HttpProblem(row.status, body, headers);
}

async function keepAnswer(tx: Tx, intent: Intent, { status, body }: Reply<unknown> | HttpProblem): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({
      ...keyOf(intent),
      body_hash: hashOf(intent.body),
      status: status ?? 200,
      answer: JSON.stringify(body),
      created_at: intent.now(),
    })
    .execute();
}

const keyOf = ({ principal, call, idempotencyKey }: Intent) => ({
  owner: ownerOf(principal),
  call,
  key: idempotencyKey,
});

const hashOf = (body: unknown): string => hexDigestOf(stableJson(body) ?? '');
