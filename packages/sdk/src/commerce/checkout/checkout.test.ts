import { createCart, createCheckout, type PlaceOrder, type CartVersion, type SdkCalls } from '@basin/sdk';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seedAccounts } from '../../../../gateway/src/demonstration/seed-accounts.ts';
import { fillCatalogue } from '../../../../gateway/testing/catalogue.ts';
import { cardPaymentWith, cardToken, wisconsinInput } from '../../../../gateway/testing/checkout.ts';
import { testGateway } from '../../../../gateway/testing/gateway.ts';
import { recordFetch, sdkOn } from '../../../../gateway/testing/sdk.ts';

const gateway = await testGateway({
  fill: [seedAccounts, fillCatalogue],
});
const { requests, fetch } = recordFetch(gateway.fetch);
let sdk: SdkCalls;
beforeEach(() => {
  sdk = sdkOn(gateway, { fetch: { gateway: fetch } });
  requests.length = 0;
});
afterAll(() => gateway.close());

/** Returns the lines of a cart as on the wire, including the parts of bundles. */
const shapeOf = async (calls: SdkCalls) =>
  (await calls.cart.active()).lineItems.map(({ sku, quantity }) => `${quantity} ${sku}`);
const paths = () => requests.map(({ method, url }) => `${method} ${url.pathname.replace('/api', '')}`);
const bowl = { sku: 'BX-100-WH', quantity: 1, bundleItems: [{ sku: 'BX-100-BOWL', quantity: 1 }] };

describe('the delivery of a cart', () => {
  const california = { ...wisconsinInput, state: 'CA', postalCode: '90001' };

  test('SDK-031 setting an address assigns the shipments', async () => {
    const { cart } = await createCart(sdk).add({ sku: 'TL-300-GY', quantity: 2 });
    const checkout = createCheckout(sdk);
    const delivery = await checkout.setAddress({ address: wisconsinInput, email: 'pat@example.org' });
    expect(paths().slice(-2)).toEqual(['POST /cart/v2/items', 'POST /checkout/v2/assign/shipmentfromcart']);
    expect(delivery).toMatchObject({
      cart: { id: cart?.id, address: { ...wisconsinInput, company: null }, email: 'pat@example.org' },
      shipments: [{ isFreight: expect.any(Boolean) as boolean, lines: [{ sku: 'TL-300-GY' }] }],
      undeliverable: [],
      problem: null,
    });
    const { tax, taxes } = delivery.cart.sums;
    expect(tax?.cents).toBeGreaterThan(0);
    expect(taxes).toEqual([{ name: 'state', rate: 0.055, amount: tax }]);
    expect(delivery.cart.sums).toEqual((await createCart(sdk).get())?.sums);
    expect(await checkout.getDelivery(delivery.cart)).toMatchObject({ shipments: delivery.shipments });
    const quote = await checkout.quoteShipping(delivery.cart.id);
    expect(quote).toMatchObject({ total: delivery.cart.sums.shipping, unavailableSkus: [], isDeliverable: true });
    expect(quote.methods).toMatchObject([
      { price: delivery.shipments[0]?.price, lineItemIds: [cart?.lines[0]?.id], arrivesOn: expect.any(Date) as Date },
    ]);
  });

  test('SDK-107 SDK-108 a delivery lists the lines that cannot be shipped, and removes them', async () => {
    await createCart(sdk).add([
      { sku: 'SH-200-CP', quantity: 1 },
      { sku: 'TL-300-GY', quantity: 2 },
    ]);
    const checkout = createCheckout(sdk);
    const { cart, undeliverable, problem } = await checkout.setAddress({ address: california });
    expect([undeliverable.map(({ sku }) => sku), problem]).toEqual([['SH-200-CP'], null]);
    expect(await checkout.quoteShipping(cart.id)).toMatchObject({
      unavailableSkus: ['SH-200-CP'],
      isDeliverable: true,
      methods: [{ lineItemIds: [cart.lines[1]?.id] }],
    });
    const left = await checkout.removeUndeliverable(cart);
    expect(left?.lines.map(({ sku }) => sku)).toEqual(['TL-300-GY']);
    expect((await checkout.getDelivery(left ?? cart)).undeliverable).toEqual([]);
  });

  test('a cart in which no line can be shipped reports it, and is deleted with its last line', async () => {
    await createCart(sdk).add({ sku: 'SH-200-CP', quantity: 1 });
    const checkout = createCheckout(sdk);
    const { cart, problem } = await checkout.setAddress({ address: california });
    expect(problem).toBe('noItemsToShip');
    expect(await checkout.removeUndeliverable(cart)).toBeNull();
    expect(await createCart(sdk).get()).toBeNull();
  });

  test('SDK-107 a service has no finish and needs no shipping: alone or with goods it is deliverable', async () => {
    const own = createCart(sdk);
    const checkout = createCheckout(sdk);
    const { cart } = await own.add({ sku: 'SRV-INSTALL', quantity: 1 });
    expect(cart?.lines[0]?.finish).toBeNull();
    const alone = await checkout.setAddress({ address: wisconsinInput });
    expect(alone).toMatchObject({ shipments: [], undeliverable: [], problem: null });
    await own.add({ sku: 'SH-200-CP', quantity: 1 });
    expect(await checkout.setAddress({ address: wisconsinInput })).toMatchObject({
      shipments: [{ lines: [{ sku: 'SH-200-CP' }] }],
      undeliverable: [],
      problem: null,
    });
    const excluded = await checkout.setAddress({ address: california });
    expect([excluded.undeliverable.map(({ sku }) => sku), excluded.problem]).toEqual([['SH-200-CP'], 'noItemsToShip']);
    expect((await checkout.removeUndeliverable(excluded.cart))?.lines.map(({ sku }) => sku)).toEqual(['SRV-INSTALL']);
  });

  /** Creates an SDK with additional data in its shipment assignments and shipping costs. */
  const assigning = (more: object) =>
    sdkOn(gateway, {
      fetch: {
        gateway: async (request) => {
          const response = await gateway.fetch(request);
          if (!/\/(?:shipmentfromcart|shipping-cost)$/.test(new URL(request.url).pathname)) return response;
          return Response.json({ ...((await response.json()) as object), ...more });
        },
      },
    });

  test('a bundle with a part that cannot be shipped is undeliverable and removed as a whole', async () => {
    const calls = assigning({ error: { message: 'Some items cannot be shipped', sku: ['BX-100-BOWL'] } });
    await createCart(calls).add([bowl, { sku: 'TL-300-GY', quantity: 2 }]);
    const checkout = createCheckout(calls);
    const { cart, undeliverable, problem } = await checkout.setAddress({ address: wisconsinInput });
    expect([undeliverable.map(({ sku }) => sku), problem]).toEqual([['BX-100-WH'], null]);
    await checkout.removeUndeliverable(cart);
    expect(await shapeOf(calls)).toEqual(['2 TL-300-GY']);
  });

  test('a shipment with a part of a bundle lists the bundle among its lines', async () => {
    const { cart } = await createCart(sdk).add(bowl);
    const { lineItems } = await sdk.cart.active();
    const part = lineItems.find(({ sku }) => sku === 'BX-100-BOWL')?.id ?? expect.fail('the set has no part');
    const shipments = [{ id: 'one', shippingType: 'Freight', lineItemIds: [part] }];
    const calls = sdkOn(gateway, {
      tokens: { read: () => sdk.session.current(), write: () => undefined },
      fetch: {
        gateway: async (request) => {
          const response = await gateway.fetch(request);
          if (!request.url.endsWith('/shipmentfromcart')) return response;
          return Response.json({ ...((await response.json()) as object), shipments });
        },
      },
    });
    const delivery = await createCheckout(calls).setAddress({ address: wisconsinInput });
    expect(delivery.shipments.map(({ lines }) => lines.map(({ id }) => id))).toEqual([[cart?.lines[0]?.id]]);
  });

  test('SDK-110 an undeliverable address is reported, and an address without tax is rejected', async () => {
    const calls = assigning({ isNonDeliverableAddress: true });
    await createCart(calls).add({ sku: 'TL-300-GY', quantity: 2 });
    const checkout = createCheckout(calls);
    const { cart, problem } = await checkout.setAddress({ address: wisconsinInput });
    expect([problem, (await checkout.quoteShipping(cart.id)).isDeliverable]).toEqual(['cannotShip', false]);
    const territory = { ...wisconsinInput, state: 'PR', postalCode: '00901' };
    await expect(checkout.setAddress({ address: territory })).rejects.toMatchObject({ kind: 'http', status: 400 });
  });

  test('SDK-110 an address is validated before it is set', async () => {
    const checkout = createCheckout(sdk);
    const madison = { line1: '12 Lake Street', city: 'Madison', state: 'WI', postalCode: '53703', country: 'US' };
    expect(await checkout.checkAddress(madison)).toMatchObject({
      isValid: true,
      isDeliverable: true,
      suggestions: [{ ...madison, firstName: null }],
    });
    const box = await checkout.checkAddress({ ...madison, line1: 'PO Box 7' });
    expect(box.isDeliverable).toBe(false);
  });
});

describe('placing an order', () => {
  const filled = async () => {
    await createCart(sdk).add({ sku: 'TL-300-GY', quantity: 2 });
    return createCheckout(sdk).setAddress({ address: wisconsinInput, email: 'pat@example.org' });
  };
  const orderOf = async (cart: CartVersion, cardNumber?: string): Promise<PlaceOrder> => ({
    cart,
    payment: cardPaymentWith(await cardToken(gateway, cardNumber)),
    billingAddress: wisconsinInput,
    email: 'pat@example.org',
    keys: { payment: `p-${cart.id}`, order: `o-${cart.id}` },
  });

  test('SDK-036 SDK-037 an order is placed only by a 201, which clears the stored cart ids', async () => {
    const { cart } = await filled();
    const cartIds = { clear: vi.fn() };
    let status = 200;
    const changing = sdkOn(gateway, {
      tokens: { read: () => sdk.session.current(), write: () => undefined },
      fetch: {
        gateway: async (request) => {
          const isSubmit = request.url.endsWith('/checkout/v2/order/submit');
          if (isSubmit && status !== 201) return Response.json({ id: 'o-1', orderNumber: 'W1' }, { status });
          return gateway.fetch(request);
        },
      },
    });
    const checkout = createCheckout(changing, { cartIds });
    const wanted = await orderOf(cart);
    for (status of [200, 202])
      await expect(checkout.placeOrder(wanted)).rejects.toMatchObject({ kind: 'http', status });
    expect(cartIds.clear).not.toHaveBeenCalled();
    expect(await checkout.findOrder({ cartId: cart.id, email: 'pat@example.org' })).toBeNull();
    status = 201;
    const placed = await checkout.placeOrder(wanted);
    expect(placed).toMatchObject({ ok: true, order: { lines: [{ sku: 'TL-300-GY' }], address: wisconsinInput } });
    expect(cartIds.clear).toHaveBeenCalledOnce();
    const found = await checkout.findOrder({ cartId: cart.id, email: 'pat@example.org' });
    expect(placed).toEqual({ ok: true, order: found });
  });

  test('SDK-037 a declined payment keeps the stored cart ids', async () => {
    const { cart } = await filled();
    const cartIds = { clear: vi.fn() };
    const placed = await createCheckout(sdk, { cartIds }).placeOrder(await orderOf(cart, '4000000000000002'));
    expect([placed.ok, cartIds.clear.mock.calls]).toEqual([false, []]);
  });

  test('an order is in the language of the shop', async () => {
    const { cart } = await filled();
    await createCheckout(sdk, { locale: 'fr' }).placeOrder(await orderOf(cart));
    expect(requests.at(-1)?.body).toMatchObject({ locale: 'fr-CA', email: 'pat@example.org' });
  });

  test('an order has its purchase order number', async () => {
    const { cart } = await filled();
    const wanted = { ...(await orderOf(cart)), purchaseOrderNumber: 'PO/2030#7' };
    const placed = await createCheckout(sdk).placeOrder(wanted);
    expect(placed).toMatchObject({ ok: true, order: { purchaseOrderNumber: 'PO/2030#7' } });
    const found = await createCheckout(sdk).findOrder({ cartId: cart.id, email: 'pat@example.org' });
    expect(found?.purchaseOrderNumber).toBe('PO/2030#7');
  });

  test('a cart is ordered without a payment only if it costs nothing', async () => {
    const { cart } = await filled();
    const wanted = { ...(await orderOf(cart)), payment: null };
    expect(await createCheckout(sdk).placeOrder(wanted)).toEqual({ ok: false, reason: 'priceChanged' });
    expect(paths().filter((path) => path.includes('/checkout/payment'))).toEqual([]);
    expect(requests.at(-1)?.body).not.toHaveProperty('paymentId');
  });

  test('an order whose discount code is used up while it is placed differs in price from the reviewed cart', async () => {
    const { cart } = await filled();
    const errors = [{ code: 'DiscountCodeNonApplicable', message: 'used up', reason: 'MaxApplicationReached' }];
    const usedUp = sdkOn(gateway, {
      tokens: { read: () => sdk.session.current(), write: () => undefined },
      fetch: {
        gateway: async (request) =>
          request.url.endsWith('/checkout/v2/order/submit')
            ? Response.json({ statusCode: 400, message: 'used up', errors }, { status: 400 })
            : gateway.fetch(request),
      },
    });
    const placed = await createCheckout(usedUp).placeOrder(await orderOf(cart));
    expect(placed).toEqual({ ok: false, reason: 'priceChanged' });
  });

  test('SDK-003 the order of an associate has the id of the associate', async () => {
    const { cart } = await filled();
    const wanted = await orderOf(cart);
    // the gateway rejects it, because this guest is no associate; only the request matters
    const placed = createCheckout(sdk, { shopper: { koc: 'K-1' } }).placeOrder(wanted);
    await expect(placed).rejects.toMatchObject({ status: 400 });
    expect(requests.at(-1)?.body).toMatchObject({ orderType: 'ISC', associateId: 'K-1' });
  });

  test('a cart that has changed since it was reviewed is not ordered', async () => {
    const { cart } = await filled();
    await createCart(sdk).add({ sku: 'BX-100-BOLT', quantity: 1 });
    const placed = await createCheckout(sdk).placeOrder(await orderOf(cart));
    expect(placed).toEqual({ ok: false, reason: 'cartChanged' });
  });

  test.each([
    ['4000000000009995', 'DECLINED'],
    ['4000000000000002', 'DENY'],
    ['4000000000000259', 'CHALLENGE'],
    ['4000000000000119', 'ERROR'],
  ])(
    'SDK-114 SDK-115 SDK-116 no order is placed with the card %s, whose fraud screening result is %s',
    async (number, outcome) => {
      const { cart } = await filled();
      const placed = await createCheckout(sdk).placeOrder(await orderOf(cart, number));
      const said = outcome === 'DECLINED' ? {} : { fraudStatus: outcome };
      expect(placed).toEqual({ ok: false, reason: 'declined', ...said });
      expect((await createCart(sdk).get())?.id).toBe(cart.id);
    },
  );

  test.each(['CHALLENGE', 'ERROR', 'DENY'])(
    'SDK-114 SDK-115 SDK-116 no order is placed after a successful payment whose fraud screening result is %s',
    async (fraudStatus) => {
      const { cart } = await filled();
      const screened = sdkOn(gateway, {
        tokens: { read: () => sdk.session.current(), write: () => undefined },
        fetch: {
          gateway: async (request) => {
            const response = await fetch(request);
            if (!request.url.endsWith('/checkout/payment')) return response;
            return Response.json({ ...((await response.json()) as object), fraudStatus }, { status: 201 });
          },
        },
      });
      const placed = await createCheckout(screened).placeOrder(await orderOf(cart));
      expect(placed).toEqual({ ok: false, reason: 'declined', fraudStatus });
      expect(paths().at(-1)).toBe('POST /checkout/payment');
    },
  );

  test('a card whose token has expired is not called declined', async () => {
    const { cart } = await filled();
    const wanted = await orderOf(cart);
    await gateway.db
      .updateTable('card_tokens')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await createCheckout(sdk).placeOrder(wanted)).toEqual({ ok: false, reason: 'paymentExpired' });
  });
});
