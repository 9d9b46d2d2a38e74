import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HttpProblem } from '../http-problem.ts';
import { Reply } from '../implement.ts';
import type { Principal } from '../principal.ts';
import type { Db } from '../../database/database.ts';
import { memoryDatabase } from '../../../testing/database.ts';
import { once, type Intent } from './once.ts';

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
const intent = (given: Partial<Intent> = {}): Intent => ({
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

test('a repeated request gets the cached answer and has no second effect', async () => {
  const first = await once(intent(), effect);
  const again = await once(intent({ body: { version: 3, cartId: 'c-1' } }), effect);
  expect([first.status, first.body, first.headers]).toEqual([201, { effect: 1 }, {}]);
  expect([again.status, again.body, again.headers]).toEqual([201, { effect: 1 }, { 'Idempotent-Replayed': 'true' }]);
  expect(effects).toBe(1);
});

test.each<[string, Partial<Intent>]>([
  ['another shopper', { principal: { ...guest, anonymousId: 'g-2' } }],
  ['another call', { call: 'pay' }],
  ['another key', { idempotencyKey: 'k-2' }],
  ['the same key a day later', { now: at('2030-01-03T10:00:00Z') }],
])('%s is another request', async (_, other) => {
  await once(intent(), effect);
  expect((await once(intent(other), effect)).body).toEqual({ effect: 2 });
});

test('a key is kept for just under a day', async () => {
  await once(intent(), effect);
  expect((await once(intent({ now: at('2030-01-03T09:59:59.999Z') }), effect)).body).toEqual({ effect: 1 });
});

test('a key that was used for another body is refused', async () => {
  await once(intent(), effect);
  await expect(once(intent({ body: { cartId: 'c-2' } }), effect)).rejects.toMatchObject({ status: 422 });
});

test('an effect that fails leaves nothing behind, and the key free', async () => {
  await expect(
    once(intent(), async (tx) => {
      await tx.deleteFrom('carts').execute();
      throw new RangeError('broken');
    }),
  ).rejects.toThrow('broken');
  expect((await once(intent(), effect)).body).toEqual({ effect: 1 });
});

test('an error response leaves the key free, a final one is kept', async () => {
  const refusing = () => Promise.resolve(rejection);
  await expect(once(intent(), refusing)).rejects.toBe(rejection);
  expect((await once(intent(), effect)).body).toEqual({ effect: 1 });
  const final = intent({ idempotencyKey: 'k-3' });
  await expect(once(final, refusing, () => true)).rejects.toBe(rejection);
  await expect(once(final, effect)).rejects.toMatchObject({ status: 402, body: rejection.body });
});
