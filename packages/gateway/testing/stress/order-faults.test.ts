import { isDeepStrictEqual } from 'node:util';
import { checkout, createSdkFor, isSdkError, memoryTokenStore, type PlacedOrder, type PlaceOrder } from '@basin/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { fillCatalogue } from '../catalogue.ts';
import { cardPaymentBy, cardToken, fillCart, toWisconsin } from '../checkout.ts';
import { faults, startFaultyHouse, type Fault, type FaultProxy, type Suffers } from '../fault-proxy/index.ts';
import type { TestGateway } from '../gateway.ts';
import { inParallel, times } from '../in-parallel.ts';
import { createShopper } from '../shopper.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

let gateway: TestGateway;
let proxy: FaultProxy;
beforeAll(async () => {
  const house = await startFaultyHouse({ fill: fillCatalogue });
  ({ gateway, proxy } = house);
  await gateway.db.updateTable('stock').set({ available: 1_000_000 }).execute();
  await watchInvariants(gateway.db);
  return house.close;
}, patience.timeout);

const pay = '/checkout/payment';
const submit = '/checkout/v2/order/submit';
const lookUp = '/checkout/orders/query';
const at =
  (...paths: string[]): Suffers =>
  (path) =>
    paths.some((each) => path.startsWith(each));

/** The steps of an order that can suffer; the look-up is only taken when the submission has no answer. */
const steps: Readonly<Record<string, Suffers>> = {
  'the payment': at(pay),
  'the submission': at(submit),
  'the submission and the look-up of its outcome': at(submit, lookUp),
  'every step': () => true,
};

/** A cart of a new guest who has reviewed it, and the order that they send. */
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
  const wanted: PlaceOrder = {
    cart,
    payment: cardPaymentBy(await cardToken(gateway)),
    ...{ billingAddress: toWisconsin, email: 'pat@example.org', keys: newKeys() },
  };
  return { id: cart.id, wanted, checkoutOver };
}

const newKeys = () => ({ payment: crypto.randomUUID(), order: crypto.randomUUID() });

/** What the next press on the button orders; the keys were made with the form. */
type Press = (wanted: PlaceOrder) => PlaceOrder;
const sameKeys: Press = (wanted) => wanted;

/** A shopper orders under a fault, and presses again on a network that is whole. What is wrong with it then. */
async function problemsOf(fault: Fault, step: string, press: Press = sameKeys): Promise<string[]> {
  const { id, wanted, checkoutOver } = await reviewedCart();
  const sick = proxy.wayWith(fault, steps[step]);
  const first = await checkoutOver(sick.baseURL.gateway, fault.isSlow ? 250 : 30_000)
    .placeOrder(wanted)
    .catch((error: unknown) => error);
  await sick.settled();
  const whole = checkoutOver(proxy.wayWith().baseURL.gateway, 30_000);
  const again = () => whole.placeOrder(press(wanted)).catch((error: unknown) => error);
  const [second, third] = [await again(), await again()];
  const isTold = isPlaced(first) || isRefused(first) || isSdkError(first);
  return [
    ...(isTold ? [] : ['the first failure has no type']),
    ...(isRefused(first) && first.reason !== 'declined' ? [`the first order is refused: ${first.reason}`] : []),
    ...(isPlaced(second) ? [] : ['there is no order in the end']),
    ...(isPlaced(first) && isPlaced(second) && first.order.number !== second.order.number ? ['another order'] : []),
    ...(isDeepStrictEqual(second, third) ? [] : ['one key has two answers']),
    ...(await recordedProblems(id)),
  ].map((problem) => `${fault.name} at ${step}: ${problem}`);
}

const okOf = (result: unknown): unknown => (result as { readonly ok?: unknown }).ok;
const isPlaced = (result: unknown): result is PlacedOrder & { ok: true } => okOf(result) === true;
const isRefused = (result: unknown): result is PlacedOrder & { ok: false } => okOf(result) === false;

/** What the database has against a cart that was bought: it wants one order, and one payment that is taken. */
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
  const meetings = Object.keys(steps).flatMap((step, place) => {
    const first = place * 13;
    return times(sizes.orderFaults, (index) => {
      const fault = faults[(first + index) % faults.length] ?? expect.unreachable();
      return () => problemsOf(fault, step);
    });
  });

  test(
    'control: a form that makes a new key for each press pays twice or gets no order, and it is seen',
    patience,
    async () => {
      const fault = faults.find(({ name }) => name === 'a reset before the head') ?? expect.unreachable();
      const problems = await problemsOf(fault, 'every step', (wanted) => ({ ...wanted, keys: newKeys() }));
      expect(problems).not.toEqual([]);
      await gateway.db.deleteFrom('payments').where('status', '<>', 'CAPTURED').execute();
    },
  );

  const title = `SDK-088 under ${sizes.orderFaults} faults of ${faults.length} at each step is made and paid once, and a key has one answer`;
  test(title, patience, async () => {
    expect((await inParallel(6, meetings)).flat()).toEqual([]);
    expect(await brokenInvariants(gateway.db)).toEqual([]);
  });
});
