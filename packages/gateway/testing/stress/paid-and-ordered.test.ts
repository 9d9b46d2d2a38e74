import { afterAll, beforeAll, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { sweepExpired } from '../../src/main/sweep.ts';
import type { Cart } from '../../src/cart/cart.ts';
import { fillCatalogue } from '../catalogue.ts';
import { cardPayment, cardToken, fillCart, submission } from '../checkout.ts';
import { memoryDatabase } from '../database.ts';
import { crashPlugin } from '../crash-plugin.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { createShopper, type GatewayReply, type Shopper } from '../shopper.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

const eightDaysMs = 8 * 24 * 60 * 60 * 1000;
const plenty = 1_000_000;

const crash = crashPlugin();
let gateway: TestGateway;
beforeAll(async () => {
  const db = await memoryDatabase(fillCatalogue);
  await db.updateTable('stock').set({ available: plenty }).execute();
  await watchInvariants(db);
  gateway = { ...(await testGateway({ database: db.withPlugin(crash.plugin) })), db };
}, stressTimeout.timeout);
afterAll(() => gateway.close());

/** A shopper with a cart that is ready to be paid. */
interface Checkout {
  readonly shopper: Shopper;
  readonly cart: Cart;
  readonly token: string;
  readonly name: string;
}

let checkouts = 0;
async function openCheckout(): Promise<Checkout> {
  const shopper = await createShopper(gateway);
  const cart = await fillCart(shopper, [{ action: 'addLineItem', sku: 'BX-100-BOLT' }]);
  return { shopper, cart, token: await cardToken(gateway), name: `checkout-${++checkouts}` };
}

const pay = ({ shopper, cart, token, name }: Checkout): Promise<GatewayReply> =>
  shopper.send('POST', '/checkout/payment', cardPayment(cart, token), { 'Idempotency-Key': `pay-${name}` });
const submit = ({ shopper, cart, name }: Checkout, payment: GatewayReply): Promise<GatewayReply> =>
  shopper.send('POST', '/checkout/v2/order/submit', submission(cart, payment), { 'Idempotency-Key': `order-${name}` });

/** Runs a step with a crash before the statement with this number. Returns whether it crashed, and the reply. */
async function crashAt(
  statement: number,
  step: () => Promise<GatewayReply>,
): Promise<{ hasCrashed: boolean; reply: GatewayReply }> {
  crash.crashBefore(statement);
  const reply = await step();
  return { hasCrashed: crash.restart(), reply };
}

/** Crashes a step before its first statement, its second, and so on. Returns the number of statements. */
async function crashEverywhere(step: (statement: number) => Promise<boolean>): Promise<number> {
  let statement = 0;
  while (await step(statement)) statement += 1;
  return statement;
}

/** The statuses of a cart's payments in the database. */
const paymentsOf = async ({ cart }: Checkout): Promise<string[]> => {
  const rows = await gateway.db.selectFrom('payments').where('cart_id', '=', cart.id).select('status').execute();
  return rows.map(({ status }) => status);
};
const orderCount = async ({ cart }: Checkout): Promise<number> =>
  (await gateway.db.selectFrom('orders').where('cart_id', '=', cart.id).select('id').execute()).length;

test(
  'SDK-088 wherever the gateway crashes between payment and order, no one pays without an order',
  stressTimeout,
  async () => {
    const statements: number[] = [];
    for (let round = 0; round < sizes.sagaRounds; round++) {
      const isRetried = round % 2 === 0;
      statements[0] = await crashEverywhere(async (statement) => {
        const checkout = await openCheckout();
        const { hasCrashed, reply } = await crashAt(statement, () => pay(checkout));
        // after the payment only its rate-limit attempt is undone: a crash there affects neither payment nor response
        const payments = reply.status === 201 ? ['AUTHORIZED'] : [];
        if (hasCrashed) expect([statement, await paymentsOf(checkout)]).toEqual([statement, payments]);
        if (hasCrashed && isRetried) expect((await submit(checkout, await pay(checkout))).status).toBe(201);
        return hasCrashed;
      });
      statements[1] = await crashEverywhere(async (statement) => {
        const checkout = await openCheckout();
        const payment = await pay(checkout);
        const { hasCrashed } = await crashAt(statement, () => submit(checkout, payment));
        if (hasCrashed)
          expect([statement, await paymentsOf(checkout), await orderCount(checkout)]).toEqual([
            statement,
            ['AUTHORIZED'],
            0,
          ]);
        if (hasCrashed && isRetried) expect((await submit(checkout, payment)).status).toBe(201);
        return hasCrashed;
      });
    }
    expect(Math.min(...statements)).toBeGreaterThan(7);
    expect(await brokenInvariants(gateway.db)).toEqual([]);
    await sweepExpired(gateway.db, new Date(gateway.now().getTime() + eightDaysMs));
    const authorized = await gateway.db
      .selectFrom('payments')
      .where('status', '=', 'AUTHORIZED')
      .select('id')
      .execute();
    expect(authorized).toEqual([]);
    const unordered = (await brokenInvariants(gateway.db)).filter(({ invariant }) => invariant.includes('captured'));
    expect(unordered).toEqual([]);
  },
);

test('control: the suite detects a crash of a gateway that captures the payment before it writes the order', async () => {
  const checkout = await openCheckout();
  const payment = await pay(checkout);
  const { paymentId } = payment.body as { paymentId: string };
  await gateway.db.updateTable('payments').set({ status: 'CAPTURED' }).where('id', '=', paymentId).execute();
  expect((await crashAt(2, () => submit(checkout, payment))).hasCrashed).toBe(true);
  await sweepExpired(gateway.db, new Date(gateway.now().getTime() + eightDaysMs));
  const broken = (await brokenInvariants(gateway.db)).map(({ invariant, id }) => `${invariant}: ${id}`);
  expect(broken).toContain(
    `a payment is captured for an order only, and the cart of an order has no other open payment: ${paymentId}`,
  );
});
