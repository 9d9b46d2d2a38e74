import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart, CartLine } from './cart.ts';
import { demoProducts, fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillCatalogue });
});
afterAll(() => gateway.close());

const skus = demoProducts.flatMap(({ variants }) => variants.map(({ sku }) => sku));
const anyOf = fc.constantFrom;

describe('a cart under arbitrary actions', () => {
  const partSkus = ['BX-100-BOWL', 'BX-100-TANK', 'BX-100-BOLT'];
  /** The units of each part that one bundle includes. */
  const included: Readonly<Record<string, number>> = { 'BX-100-BOWL': 1, 'BX-100-TANK': 1, 'BX-100-BOLT': 2 };
  const units = fc.integer({ min: 1, max: 5 });
  const place = fc.nat(6);
  const part = fc.record({ sku: anyOf(...partSkus, 'SH-200-CP'), quantity: fc.integer({ min: 1, max: 2 }) });

  /** An action that names lines by their index in the cart; some indexes are out of range. */
  const actionShapes = fc.oneof(
    fc.record({ action: anyOf('addLineItem'), sku: anyOf(...skus), quantity: units }),
    fc.record({
      action: anyOf('addbundle'),
      sku: anyOf('BX-100-WH'),
      quantity: units,
      bundleItems: fc.uniqueArray(part, { minLength: 1, maxLength: 3, selector: ({ sku }) => sku }),
    }),
    fc.record({ action: anyOf('addBundleItem'), bundleParentId: place, sku: anyOf(...partSkus), quantity: units }),
    fc.record(
      { action: anyOf('removeLineItem'), lineItemId: place, quantity: units },
      { requiredKeys: ['action', 'lineItemId'] },
    ),
    fc.record({ action: anyOf('removebundle', 'removeBundleItem'), lineItemId: place }),
    fc.record({
      action: anyOf('changeLineItemQuantity', 'changeBundleItemQuantity'),
      lineItemId: place,
      quantity: fc.nat(9),
    }),
    fc.record({ action: anyOf('saveLineItem', 'restoreSavedItem', 'removeSavedItem'), lineItemId: place }),
  );
  type ActionShape = Record<string, unknown>;

  /** Replaces line indexes by the ids of the lines. */
  function withIds(shape: ActionShape, { lineItems, savedItems = [] }: Cart): ActionShape {
    const idAt = (at: unknown) => [...lineItems, ...savedItems][Number(at)]?.id ?? 'no-such-line';
    return {
      ...shape,
      ...('lineItemId' in shape && { lineItemId: idAt(shape.lineItemId) }),
      ...('bundleParentId' in shape && { bundleParentId: idAt(shape.bundleParentId) }),
    };
  }

  const unitsOf = (lines: readonly CartLine[], sku: string) =>
    lines.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);

  /** Checks the invariants of a cart. */
  function expectInvariants({ version, totalPrice, lineItems }: Cart, accepted: number): void {
    expect(version).toBe(accepted + 1);
    expect(totalPrice.centAmount).toBe(lineItems.reduce((sum, line) => sum + line.totalPrice.centAmount, 0));
    expect(new Set(lineItems.map(({ id }) => id)).size).toBe(lineItems.length);
    for (const line of lineItems) {
      const { id, sku, quantity, price, variant, custom } = line;
      expect(quantity).toBeGreaterThan(0);
      expect(line.totalPrice.centAmount).toBe((price.discounted ?? price).value.centAmount * quantity);
      const isLimited = !custom.fields.isBackOrderable && sku !== 'SRV-INSTALL';
      if (isLimited) expect(unitsOf(lineItems, sku)).toBeLessThanOrEqual(variant.availability.availableQuantity);
      const parent = lineItems.find((other) => other.id === custom.fields.bundleParentId);
      expect(custom.fields.isBundleChildItem).toBe(parent !== undefined);
      if (line.totalPrice.centAmount > 0) continue;
      // only the units that the bundle's price includes are free
      expect(parent?.sku).toBe('BX-100-WH');
      const parts = lineItems.filter((other) => other.custom.fields.bundleParentId === parent?.id);
      expect(unitsOf(parts, sku)).toBeLessThanOrEqual((included[sku] ?? 0) * (parent?.quantity ?? 0));
      expect(id).not.toBe(parent?.id);
    }
  }

  async function play(shopper: Shopper, requests: readonly (readonly ActionShape[])[]): Promise<void> {
    let cart = await shopper.createCart();
    let accepted = 0;
    for (const shapes of requests) {
      const actions = shapes.map((shape) => withIds(shape, cart));
      const response = await shopper.send('POST', '/cart/v2/items', { version: cart.version, actions });
      expect([200, 400]).toContain(response.status);
      if (response.status === 200) accepted += 1;
      const now = await shopper.cart();
      expect(now).toEqual(response.status === 200 ? response.body : cart);
      expectInvariants(now, accepted);
      cart = now;
    }
  }

  test('GW-004 a cart keeps its invariants after every request and is unchanged by a rejected one', async () => {
    const requests = fc.array(fc.array(actionShapes, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(requests, async (each) => play(await createShopper(gateway), each)),
      { numRuns: 60 },
    );
  });

  test('control: the invariants catch a cart that gives a part away', async () => {
    const guest = await createShopper(gateway);
    await guest.createCart();
    const bundleItems = [{ sku: 'BX-100-BOLT', quantity: 2 }];
    const cart = await guest.change([{ action: 'addbundle', sku: 'BX-100-WH', bundleItems }]);
    expectInvariants(cart, 1);
    const generous = cart.lineItems.map((line) => (line.sku === 'BX-100-BOLT' ? { ...line, quantity: 3 } : line));
    expect(() => expectInvariants({ ...cart, lineItems: generous }, 1)).toThrow();
  });
});

describe('invalid input', () => {
  const poison = anyOf('\0', 'a\0b', '\ud800', "' or 1=1 --", '../..', '%00', '𝕬');
  const text = fc.oneof(poison, fc.string({ unit: 'binary', maxLength: 40 }));
  const value: fc.Arbitrary<unknown> = fc.anything({ values: [text, fc.double(), fc.integer()], maxDepth: 3 });
  const target = fc.record({
    method: anyOf('POST', 'GET', 'DELETE'),
    path: anyOf(
      '/cart/create',
      '/cart/v2/items',
      '/cart/v2/discount',
      '/cart/merge',
      '/cart/active',
      '/cart/x',
      '/checkout/shipping-cost',
      '/checkout/v2/assign/shipmentfromcart',
      '/checkout/payment',
      '/checkout/v2/order/submit',
      '/checkout/orders/query',
      '/checkout/orders/v1/find-my-orders',
    ),
  });

  async function expectNoFailure(shopper: Shopper, method: string, path: string, body?: unknown): Promise<void> {
    const { status, body: response } = await shopper.send(method, path, body, { 'Idempotency-Key': 'fuzz' });
    if (status >= 500) {
      throw new Error(`${method} ${path} returned ${JSON.stringify(response)} for ${JSON.stringify(body)}`);
    }
  }

  test('arbitrary input never causes a server error', async () => {
    const guest = await createShopper(gateway);
    const query = fc.record({ cartId: text, 'order-id': text, email: text, x: text }, { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(target, value, query, async ({ method, path }, body, search) => {
        const url = `${path}?${new URLSearchParams(search).toString()}`;
        await expectNoFailure(guest, method, url, method === 'POST' ? (body ?? null) : undefined);
      }),
      { numRuns: 600 },
    );
  });

  /** Requests that are valid except for one string. */
  const nearlyValid = text.chain((wrong) => {
    const action = (fields: object) => ({ method: 'POST', path: '/cart/v2/items', body: { actions: [fields] } });
    const address = { country: 'US', postalCode: '53703', state: 'WI', streetName: 'Main Street' };
    const custom = { type: { typeId: 'type', key: wrong }, fields: { salesChannel: wrong.slice(0, 16) } };
    return anyOf(
      {
        method: 'POST',
        path: '/cart/create',
        body: { currency: 'USD', taxMode: 'ExternalAmount', locale: wrong.slice(0, 16) },
      },
      { method: 'GET', path: `/cart/${encodeURIComponent(wrong.toWellFormed())}`, body: undefined },
      {
        method: 'GET',
        path: `/checkout/shipping-cost?cartId=${encodeURIComponent(wrong.toWellFormed())}`,
        body: undefined,
      },
      action({ action: 'addLineItem', sku: wrong }),
      action({ action: 'addLineItem', sku: 'TL-300-GY', custom }),
      action({ action: 'addLineItem', productId: wrong }),
      action({ action: 'setShippingAddress', address: { ...address, streetName: wrong } }),
      action({ action: 'setShippingAddress', address: { ...address, postalCode: wrong } }),
      action({ action: 'setShippingAddress', address: { ...address, [wrong]: wrong } }),
      action({ action: 'setCustomType', ...custom }),
      action({ action: 'removeLineItem', lineItemId: wrong }),
    );
  });

  test('a request that is valid except for one string never causes a server error', async () => {
    const guest = await createShopper(gateway);
    await guest.createCart();
    await fc.assert(
      fc.asyncProperty(nearlyValid, async ({ method, path, body }) => expectNoFailure(guest, method, path, body)),
      { numRuns: 600 },
    );
  });

  test('control: the database rejects such strings, so unvalidated input would fail', async () => {
    const stored = (document: string) =>
      gateway.db.updateTable('carts').set({ document }).where('id', '=', 'none').execute();
    await expect(stored(JSON.stringify({ text: '\0' }))).rejects.toThrow();
    await expect(stored('{"text":"\\ud800"}')).rejects.toThrow();
  });
});
