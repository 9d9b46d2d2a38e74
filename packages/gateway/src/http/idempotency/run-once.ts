import { sql } from 'kysely';
import { stringify as stableJson } from 'safe-stable-stringify';
import { hexDigestOf } from '../digest.ts';
import { HttpProblem } from '../http-problem.ts';
import { Reply, type HandlerContext } from '../implement.ts';
import { ownerOf, type Principal } from '../principal.ts';
import type { Tx } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import type {} from './table.ts';

/** A request whose effect must happen only once, however often it is sent. */
export interface IdempotentRequest extends Pick<HandlerContext, 'db' | 'now'> {
  readonly principal: Principal;
  readonly call: string;
  readonly idempotencyKey: string;
  readonly body: unknown;
}

/** How long a response is cached under its key. */
export const responseLifetimeMs = 24 * 60 * 60 * 1000;
const retryAfterSeconds = '1';

/**
 * Runs an effect and caches its response under the key, in one transaction. A repeated request gets the cached
 * response.
 *
 * An effect that throws is rolled back. An effect that returns a problem is committed; its error response is cached
 * when `isFinal` returns true, otherwise the key can be used again.
 *
 * @throws {HttpProblem} 409 while the first request is in progress, 422 when the key was used for another body
 */
export async function runOnce<Body extends object>(
  request: IdempotentRequest,
  effect: (tx: Tx) => Promise<Reply<Body> | HttpProblem>,
  isFinal: (problem: HttpProblem) => boolean = () => false,
): Promise<Reply<Body>> {
  const outcome = await transact(request.db, async (tx) => {
    await lockKey(tx, request);
    const cached = await findResponse(tx, request);
    if (cached) return cached;
    const result = await effect(tx);
    if (result instanceof Reply || isFinal(result)) await storeResponse(tx, request, result);
    return result;
  });
  if (outcome instanceof HttpProblem) throw outcome;
  return outcome as Reply<Body>;
}

/** Rejects a concurrent request with the same key immediately, instead of waiting. */
async function lockKey(tx: Tx, { principal, call, idempotencyKey }: IdempotentRequest): Promise<void> {
  const name = JSON.stringify([ownerOf(principal), call, idempotencyKey]);
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.execute(tx);
  if (rows[0]?.locked) return;
  const message = 'The same request is under way.';
  throw new HttpProblem(409, { statusCode: 409, message }, { 'Retry-After': retryAfterSeconds });
}

async function findResponse(tx: Tx, request: IdempotentRequest): Promise<Reply<unknown> | HttpProblem | undefined> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where((eb) => eb.and(keyOf(request)))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.created_at.getTime() + responseLifetimeMs <= request.now().getTime()) {
    await tx
      .deleteFrom('idempotency_keys')
      .where((eb) => eb.and(keyOf(request)))
      .execute();
    return undefined;
  }
  if (row.body_hash !== hashOf(request.body)) {
    throw new HttpProblem(422, { statusCode: 422, message: 'The Idempotency-Key was used for another request.' });
  }
  const body = JSON.parse(row.answer) as object;
  const headers = { 'Idempotent-Replayed': 'true' };
  return row.status < 400
    ? new Reply(body, { status: row.status, headers })
    : new HttpProblem(row.status, body, headers);
}

async function storeResponse(
  tx: Tx,
  request: IdempotentRequest,
  { status, body }: Reply<unknown> | HttpProblem,
): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({
      ...keyOf(request),
      body_hash: hashOf(request.body),
      status: status ?? 200,
      answer: JSON.stringify(body),
      created_at: request.now(),
    })
    .execute();
}

const keyOf = ({ principal, call, idempotencyKey }: IdempotentRequest) => ({
  owner: ownerOf(principal),
  call,
  key: idempotencyKey,
});

const hashOf = (body: unknown): string => hexDigestOf(stableJson(body) ?? '');
