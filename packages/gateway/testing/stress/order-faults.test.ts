import { isDeepStrictEqual } from 'node:util';
import { checkout, createSdkFor, isSdkError, memoryTokenStore, type PlacedOrder, type PlaceOrder } from '@basin/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { fillCatalogue } from '../catalogue.ts';
import { cardPaymentWith, cardToken, fillCart, wisconsinInput } from '../checkout.ts';
import { faults, startFaultyGateway, type Fault, type FaultProxy, type ShouldFail } from '../fault-proxy/index.ts';
import type { TestGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';
import { createShopper } from '../shopper.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

let gateway: TestGateway;
let proxy: FaultProxy;
beforeAll(async () => {
  const faultyGateway = await startFaultyGateway({ fill: fillCatalogue });
  ({ gateway, proxy } = faultyGateway);
  await gateway.db.updateTable('stock').set({ available: 1_000_000 }).execute();
  await watchInvariants(gateway.db);
  return faultyGateway.close;
}, stressTimeout.timeout);

const pay = '/checkout/payment';
const submit = '/checkout/v2/order/submit';
const lookUp = '/checkout/orders/query';
const at =
  (...paths: string[]): ShouldFail =>
  (path) =>
    paths.some((each) => path.startsWith(each));

/** The steps of an order that can fail. The SDK looks up the outcome only when the submission gets no response. */
const steps: Readonly<Record<string, ShouldFail>> = {
  'the payment': at(pay),
  'the submission': at(submit),
  'the submission and the look-up of its outcome': at(submit, lookUp),
  'every step': () => true,
};

/** A new guest's cart at the review step, with the order that they submit. */
async function reviewedCart() {
  const guest = await createShopper(gateway);
  const cart = await fillCart(guest, [{ action: 'addLineItem', sku: 'BX-100-BOLT' }]);
  const { token, anonymousId } = guest;
  const expiresAtMs = gateway.now().getTime() + 3_600_000;
  const checkoutOver = (url: string, timeoutMs: number) =>
    createSdkFor(
      { checkout },
      {
        gatewayUrl: url,
        tokens: memoryTokenStore({ token, anonymousId, expiresAtMs, isAuthenticated: false }),
        timeoutMs: { gateway: timeoutMs },
        now: gateway.now,
      },
    ).checkout;
  const draft: PlaceOrder = {
    cart,
    payment: cardPaymentWith(await cardToken(gateway)),
    billingAddress: wisconsinInput,
    email: 'pat@example.org',
    keys: newKeys(),
  };
  return { id: cart.id, draft, checkoutOver };
}

const newKeys = () => ({ payment: crypto.randomUUID(), order: crypto.randomUUID() });

/** Returns what the next click submits. */
type Click = (draft: PlaceOrder) => PlaceOrder;
const sameKeys: Click = (draft) => draft;

/** Places an order under a fault, then clicks again on a healthy network. Returns the problems that remain. */
async function problemsOf(fault: Fault, step: string, click: Click = sameKeys): Promise<string[]> {
  const { id, draft, checkoutOver } = await reviewedCart();
  const faulty = proxy.openLeg(fault, steps[step]);
  const first = await checkoutOver(faulty.baseURL.gateway, fault.isSlow ? 250 : 30_000)
    .placeOrder(draft)
    .catch((error: unknown) => error);
  await faulty.settled();
  const healthy = checkoutOver(proxy.openLeg().baseURL.gateway, 30_000);
  const again = () => healthy.placeOrder(click(draft)).catch((error: unknown) => error);
  const [second, third] = [await again(), await again()];
  const isTyped = isPlaced(first) || isRejected(first) || isSdkError(first);
  return [
    ...(isTyped ? [] : ['the first failure is untyped']),
    ...(isRejected(first) && first.reason !== 'declined' ? [`the first order is rejected: ${first.reason}`] : []),
    ...(isPlaced(second) ? [] : ['the second click places no order']),
    ...(isPlaced(first) && isPlaced(second) && first.order.number !== second.order.number ? ['another order'] : []),
    ...(isDeepStrictEqual(second, third) ? [] : ['one key has two responses']),
    ...(await recordedProblems(id)),
  ].map((problem) => `${fault.name} at ${step}: ${problem}`);
}

const okOf = (result: unknown): unknown => (result as { readonly ok?: unknown }).ok;
const isPlaced = (result: unknown): result is PlacedOrder & { ok: true } => okOf(result) === true;
const isRejected = (result: unknown): result is PlacedOrder & { ok: false } => okOf(result) === false;

/** Returns the problems of a bought cart in the database, which should have one order and one captured payment. */
async function recordedProblems(cartId: string): Promise<string[]> {
  const orders = await gateway.db.selectFrom('orders').select('id').where('cart_id', '=', cartId).execute();
  const payments = await gateway.db.selectFrom('payments').select('status').where('cart_id', '=', cartId).execute();
  const statuses = payments.map(({ status }) => status).join();
  return [
    ...(orders.length === 1 ? [] : [`${orders.length} orders`]),
    ...(statuses === 'CAPTURED' ? [] : [`payments ${statuses}`]),
  ];
}

describe('an order', () => {
  const checks = Object.keys(steps).flatMap((step, place) => {
    const first = place * 13;
    return times(sizes.orderFaults, (index) => {
      const fault = faults[(first + index) % faults.length] ?? expect.unreachable();
      return () => problemsOf(fault, step);
    });
  });

  test(
    'control: the suite detects that a form with new keys for each click pays twice or places no order',
    stressTimeout,
    async () => {
      const fault = faults.find(({ name }) => name === 'a reset before the head') ?? expect.unreachable();
      const problems = await problemsOf(fault, 'every step', (draft) => ({ ...draft, keys: newKeys() }));
      expect(problems).not.toEqual([]);
      await gateway.db.deleteFrom('payments').where('status', '<>', 'CAPTURED').execute();
    },
  );

  const title = `SDK-088 under ${sizes.orderFaults} of ${faults.length} faults at each step, an order is placed and paid once, and a key has one response`;
  test(title, stressTimeout, async () => {
    expect((await inParallel(6, checks)).flat()).toEqual([]);
    expect(await brokenInvariants(gateway.db)).toEqual([]);
  });
});
