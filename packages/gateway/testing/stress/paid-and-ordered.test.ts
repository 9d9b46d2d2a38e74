import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { sweepExpired } from '../../src/main/sweep.ts';
import type { Cart } from '../../src/cart/cart.ts';
import { fillCatalogue } from '../catalogue.ts';
import { cardPayment, cardToken, fillCart, submission } from '../checkout.ts';
import { memoryDatabase } from '../database.ts';
import { dyingGateway } from '../dying.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { createShopper, type Answer, type Shopper } from '../shopper.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

const EIGHT_DAYS_MS = 8 * 24 * 60 * 60 * 1000;
const PLENTY = 1_000_000;

const death = dyingGateway();
let gateway: TestGateway;
beforeAll(async () => {
  const db = await memoryDatabase(fillCatalogue);
  await db.updateTable('stock').set({ available: PLENTY }).execute();
  await watchInvariants(db);
  gateway = { ...(await testGateway({ database: db.withPlugin(death.plugin) })), db };
}, patience.timeout);
afterAll(() => gateway.close());

/** A shopper at the till. */
interface Till {
  readonly shopper: Shopper;
  readonly cart: Cart;
  readonly token: string;
  readonly name: string;
}

let tills = 0;
async function atTheTill(): Promise<Till> {
  const shopper = await createShopper(gateway);
  const cart = await fillCart(shopper, [{ action: 'addLineItem', sku: 'BX-100-BOLT' }]);
  return { shopper, cart, token: await cardToken(gateway), name: `till-${++tills}` };
}

const pay = ({ shopper, cart, token, name }: Till): Promise<Answer> =>
  shopper.send('POST', '/checkout/payment', cardPayment(cart, token), { 'Idempotency-Key': `pay-${name}` });
const submit = ({ shopper, cart, name }: Till, payment: Answer): Promise<Answer> =>
  shopper.send('POST', '/checkout/v2/order/submit', submission(cart, payment), { 'Idempotency-Key': `order-${name}` });

/** A step whose gateway dies before so many statements; the answer when it lived to give one. */
async function cutOff(statement: number, step: () => Promise<Answer>): Promise<{ died: boolean; answer: Answer }> {
  death.dieBefore(statement);
  const answer = await step();
  return { died: death.revive(), answer };
}

/** Cuts a step off before its first statement, its second and so on to the end; how many places there were. */
async function cutEverywhere(step: (statement: number) => Promise<boolean>): Promise<number> {
  let statement = 0;
  while (await step(statement)) statement += 1;
  return statement;
}

/** The money of a cart as the tables have it. */
const moneyOf = async ({ cart }: Till): Promise<string[]> => {
  const rows = await gateway.db.selectFrom('payments').where('cart_id', '=', cart.id).select('status').execute();
  return rows.map(({ status }) => status);
};
const ordersOf = async ({ cart }: Till): Promise<number> =>
  (await gateway.db.selectFrom('orders').where('cart_id', '=', cart.id).select('id').execute()).length;

test('SDK-088 wherever the gateway dies between card and order, no one pays for nothing', patience, async () => {
  const places: number[] = [];
  for (let round = 0; round < sizes.sagaRounds; round++) {
    const comesBack = round % 2 === 0;
    places[0] = await cutEverywhere(async (statement) => {
      const till = await atTheTill();
      const { died, answer } = await cutOff(statement, () => pay(till));
      // after the payment only its attempt is taken back: a death there costs neither the money nor the answer
      const money = answer.status === 201 ? ['AUTHORIZED'] : [];
      if (died) expect([statement, await moneyOf(till)]).toEqual([statement, money]);
      if (died && comesBack) expect((await submit(till, await pay(till))).status).toBe(201);
      return died;
    });
    places[1] = await cutEverywhere(async (statement) => {
      const till = await atTheTill();
      const payment = await pay(till);
      const { died } = await cutOff(statement, () => submit(till, payment));
      if (died) expect([statement, await moneyOf(till), await ordersOf(till)]).toEqual([statement, ['AUTHORIZED'], 0]);
      if (died && comesBack) expect((await submit(till, payment)).status).toBe(201);
      return died;
    });
  }
  expect(Math.min(...places)).toBeGreaterThan(7);
  expect(await brokenInvariants(gateway.db)).toEqual([]);
  await sweepExpired(gateway.db, new Date(gateway.now().getTime() + EIGHT_DAYS_MS));
  const held = await gateway.db.selectFrom('payments').where('status', '=', 'AUTHORIZED').select('id').execute();
  expect(held).toEqual([]);
  const unordered = (await brokenInvariants(gateway.db)).filter(({ invariant }) => invariant.includes('money'));
  expect(unordered).toEqual([]);
});

test('control: a gateway that takes the money before it writes the order is seen when it dies between', async () => {
  const till = await atTheTill();
  const payment = await pay(till);
  const { paymentId } = payment.body as { paymentId: string };
  await gateway.db.updateTable('payments').set({ status: 'CAPTURED' }).where('id', '=', paymentId).execute();
  expect((await cutOff(2, () => submit(till, payment))).died).toBe(true);
  await sweepExpired(gateway.db, new Date(gateway.now().getTime() + EIGHT_DAYS_MS));
  const broken = (await brokenInvariants(gateway.db)).map(({ invariant, id }) => `${invariant}: ${id}`);
  expect(broken).toContain(`money is taken for an order only, and none is held beside it: ${paymentId}`);
});
