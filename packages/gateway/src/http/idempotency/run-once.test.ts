import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HttpProblem } from '../http-problem.ts';
import { Reply } from '../implement.ts';
import type { Principal } from '../principal.ts';
import type { Db } from '../../database/database.ts';
import { memoryDatabase } from '../../../testing/database.ts';
import { runOnce, type IdempotentRequest } from './run-once.ts';

let db: Db;
let effects: number;
beforeAll(async () => {
  db = await memoryDatabase();
});
afterAll(() => db.destroy());
beforeEach(async () => {
  effects = 0;
  await db.deleteFrom('idempotency_keys').execute();
});

const guest: Principal = { kind: 'guest', anonymousId: 'g-1', channel: 'KOUS' };
const at = (time: string) => () => new Date(time);
const requestWith = (given: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  db,
  now: at('2030-01-02T10:00:00Z'),
  principal: guest,
  call: 'submit',
  idempotencyKey: 'k-1',
  body: { cartId: 'c-1', version: 3 },
  ...given,
});
const effect = () => Promise.resolve(new Reply({ effect: ++effects }, { status: 201 }));
const rejection = new HttpProblem(402, { statusCode: 402, message: 'Payment declined' });

test('a repeated request gets the cached response and has no second effect', async () => {
  const first = await runOnce(requestWith(), effect);
  const again = await runOnce(requestWith({ body: { version: 3, cartId: 'c-1' } }), effect);
  expect([first.status, first.body, first.headers]).toEqual([201, { effect: 1 }, {}]);
  expect([again.status, again.body, again.headers]).toEqual([201, { effect: 1 }, { 'Idempotent-Replayed': 'true' }]);
  expect(effects).toBe(1);
});

test.each<[string, Partial<IdempotentRequest>]>([
  ['another shopper', { principal: { ...guest, anonymousId: 'g-2' } }],
  ['another call', { call: 'pay' }],
  ['another key', { idempotencyKey: 'k-2' }],
  ['the same key a day later', { now: at('2030-01-03T10:00:00Z') }],
])('%s makes it another request, which has its own effect', async (_, other) => {
  await runOnce(requestWith(), effect);
  expect((await runOnce(requestWith(other), effect)).body).toEqual({ effect: 2 });
});

test('a response is cached for just under a day', async () => {
  await runOnce(requestWith(), effect);
  expect((await runOnce(requestWith({ now: at('2030-01-03T09:59:59.999Z') }), effect)).body).toEqual({ effect: 1 });
});

test('an idempotency key used for another body is rejected', async () => {
  await runOnce(requestWith(), effect);
  await expect(runOnce(requestWith({ body: { cartId: 'c-2' } }), effect)).rejects.toMatchObject({ status: 422 });
});

test('a failed effect is rolled back and leaves the idempotency key unused', async () => {
  await expect(
    runOnce(requestWith(), async (tx) => {
      await tx.deleteFrom('carts').execute();
      throw new RangeError('broken');
    }),
  ).rejects.toThrow('broken');
  expect((await runOnce(requestWith(), effect)).body).toEqual({ effect: 1 });
});

test('an error response leaves the idempotency key unused, and a final error response is cached', async () => {
  const rejecting = () => Promise.resolve(rejection);
  await expect(runOnce(requestWith(), rejecting)).rejects.toBe(rejection);
  expect((await runOnce(requestWith(), effect)).body).toEqual({ effect: 1 });
  const final = requestWith({ idempotencyKey: 'k-3' });
  await expect(runOnce(final, rejecting, () => true)).rejects.toBe(rejection);
  await expect(runOnce(final, effect)).rejects.toMatchObject({ status: 402, body: rejection.body });
});
