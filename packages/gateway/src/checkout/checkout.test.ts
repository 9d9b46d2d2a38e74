import { freeShippingFrom } from '@basin/domain';
import type { CartAction } from '@basin/sdk/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '../cart/cart.ts';
import type { Product } from '../catalogue/index.ts';
import type { Order } from '../orders/order.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import {
  cardPayment,
  cardToken,
  fillCart,
  newKey,
  payCart,
  submission,
  wisconsinAddress,
} from '../../testing/checkout.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';

let gateway: TestGateway;
let guest: Shopper;
beforeAll(async () => {
  gateway = await testGateway();
  return () => gateway.close();
});
beforeEach(async () => {
  await gateway.db.deleteFrom('products').execute();
  await fillCatalogue(gateway.db);
  guest = await createShopper(gateway);
});

const add = (sku: string, quantity = 1): CartAction => ({ action: 'addLineItem', sku, quantity });
const stockOf = async (sku: string) => {
  const row = await gateway.db.selectFrom('stock').select('available').where('sku', '=', sku).executeTakeFirst();
  return row?.available;
};
const setStock = (sku: string, available: number) =>
  gateway.db.updateTable('stock').set({ available }).where('sku', '=', sku).execute();
/** Changes a product in the catalogue; the next test has the original again. */
async function changeProduct(id: string, change: (product: Product) => void): Promise<void> {
  const products = gateway.db.selectFrom('products').select('document').where('id', '=', id);
  const { document } = await products.executeTakeFirstOrThrow();
  change(document);
  await gateway.db
    .updateTable('products')
    .set({ document: JSON.stringify(document) })
    .where('id', '=', id)
    .execute();
}
const errorCode = (body: unknown) => (body as { errors: { code: string }[] }).errors[0]?.code;

describe('shipping of a cart', () => {
  test('GW-006 SDK-083 the shipping cost is quoted for each shipping method', async () => {
    const cart = await fillCart(guest, [add('BX-100-WH'), add('TL-300-GY', 2), add('SRV-INSTALL')]);
    const { body } = await guest.send('GET', `/checkout/shipping-cost?cartId=${cart.id}`);
    const [set, tile] = cart.lineItems.map(({ id }) => id);
    expect(body).toMatchObject({
      cartId: cart.id,
      version: cart.version,
      shippingTotal: { centAmount: 2495 + 4900, currencyCode: 'USD' },
      shippingMethods: [
        {
          key: 'ground',
          shippingType: 'Ground',
          price: { centAmount: 2495 },
          lineItemIds: [tile],
          estimatedDelivery: '2030-01-07',
        },
        { key: 'freight', shippingType: 'Freight', price: { centAmount: 4900 }, lineItemIds: [set] },
      ],
      isNonDeliverableAddress: false,
    });
  });

  test('GW-006 parcels ship free from the shop’s free-shipping amount, and freight never does', async () => {
    const boxes = Math.ceil(freeShippingFrom.centAmount / 82_50);
    const quoted = async (units: number) => {
      const cart = await fillCart(guest, [add('BX-100-WH'), add('TL-300-GY', units)]);
      const { body } = await guest.send('GET', `/checkout/shipping-cost?cartId=${cart.id}`);
      return (body as { shippingMethods: { price: { centAmount: number } }[] }).shippingMethods;
    };
    expect(await quoted(boxes - 1)).toMatchObject([{ price: { centAmount: 3995 } }, { price: { centAmount: 4900 } }]);
    expect(await quoted(boxes)).toMatchObject([{ price: { centAmount: 0 } }, { price: { centAmount: 4900 } }]);
  });

  test('GW-006 SDK-084 assigning shipments adds their cost to the cart without changing a settled cart', async () => {
    const { id, version } = await fillCart(guest, [add('BX-100-WH'), add('SRV-INSTALL')]);
    const { body } = await guest.send('POST', '/checkout/v2/assign/shipmentfromcart', { cartId: id, version });
    const { cart, ...assignment } = body as { cart: Cart };
    const [set, service] = cart.lineItems.map((line) => line.id);
    expect(cart).toMatchObject({
      version,
      shippingTotal: { centAmount: 4900 },
      totalPrice: { centAmount: 64_900 + 30_000 + 4900 },
    });
    expect(assignment).toMatchObject({
      shipments: [{ shippingType: 'Freight' }],
      shippingItems: [set],
      noShippingItems: [service],
    });
  });

  test('SDK-085 GW-006 a cart with parcel and freight lines is split', async () => {
    const cart = await fillCart(guest, [add('BX-100-WH'), add('TL-300-GY')]);
    expect((await guest.send('GET', `/checkout/order-split-check?cartId=${cart.id}`)).body).toMatchObject({
      isSplit: true,
      orders: [
        { index: 0, shippingType: 'Ground' },
        { index: 1, shippingType: 'Freight' },
      ],
    });
  });

  test('GW-021 a line excluded from a state is reported, and the other lines ship', async () => {
    const { id } = await fillCart(guest, [add('SH-200-CP'), add('TL-300-GY')]);
    const shippingAddress = { ...wisconsinAddress, state: 'CA', postalCode: '90001' };
    const response = await guest.send('POST', '/checkout/v2/assign/shipmentfromcart', { cartId: id, shippingAddress });
    const [head, tile] = (response.body as { cart: Cart }).cart.lineItems.map((line) => line.id);
    expect(response).toMatchObject({
      status: 200,
      body: {
        error: { message: 'Some items cannot be shipped', sku: ['SH-200-CP'] },
        isNonDeliverableAddress: false,
        shippingItems: [tile],
        noShippingItems: [head],
      },
    });
  });

  test.each([
    ['a territory', { state: 'PR', postalCode: '00901' }],
    ['another country', { country: 'FR', state: 'Paris', postalCode: '75001' }],
  ])('GW-021 nothing ships to %s', async (_, place) => {
    const { id } = await fillCart(guest, [add('TL-300-GY')]);
    const shippingAddress = { ...wisconsinAddress, ...place };
    expect(
      await guest.send('POST', '/checkout/v2/assign/shipmentfromcart', { cartId: id, shippingAddress }),
    ).toMatchObject({
      status: 200,
      body: {
        isNonDeliverableAddress: true,
        error: { message: 'Cannot ship to your location', sku: ['TL-300-GY'] },
        shippingItems: [],
        cart: { shippingTotal: { centAmount: 0 } },
      },
    });
  });

  test.each(['P.O. Box 7', 'PO  box 7', 'C. P. 7', 'CP 4001 Succ. A'])(
    'parcels ship to %s, and freight does not',
    async (streetName) => {
      const { id } = await fillCart(guest, [add('BX-100-WH'), add('TL-300-GY')]);
      const shippingAddress = { ...wisconsinAddress, streetName };
      const { body } = await guest.send('POST', '/checkout/v2/assign/shipmentfromcart', {
        cartId: id,
        shippingAddress,
      });
      expect(body).toMatchObject({ error: { sku: ['BX-100-WH'] }, shipments: [{ shippingType: 'Ground' }] });
    },
  );

  test('a cart without an address cannot be shipped', async () => {
    const { id } = await guest.createCart();
    const response = await guest.send('GET', `/checkout/shipping-cost?cartId=${id}`);
    expect([response.status, errorCode(response.body)]).toEqual([400, 'RequiredField']);
  });
});

describe('payment of a cart', () => {
  test('GW-006 SDK-086 a payment is authorized for the server’s amount and stored on the cart', async () => {
    const cart = await fillCart(guest, [add('TL-300-GY', 2)]);
    const { status, body } = await payCart(gateway, guest, cart);
    expect([status, body]).toMatchObject([
      201,
      { status: 'AUTHORIZED', fraudStatus: 'ACCEPT', cartVersion: cart.version + 1 },
    ]);
    const { paymentId } = body as { paymentId: string };
    expect((await guest.cart()).paymentInfo).toEqual({ payments: [{ typeId: 'payment', id: paymentId }] });
    const payment = await gateway.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
    expect(payment).toMatchObject({ cent_amount: 16_500 + 2495 + 908, document: { brand: 'VI', lastFour: '1111' } });
  });

  test('GW-006 repeating a payment request returns the same response and status', async () => {
    const cart = await fillCart(guest, [add('TL-300-GY', 2)]);
    const body = cardPayment(cart, await cardToken(gateway));
    const key = newKey();
    const first = await guest.send('POST', '/checkout/payment', body, key);
    expect(first.status).toBe(201);
    expect(await guest.send('POST', '/checkout/payment', body, key)).toEqual(first);
  });

  test('DOM-045 a cart is paid by CREDIT_CARD or PP, and any other payment type is rejected', async () => {
    const cart = await fillCart(guest, [add('TL-300-GY', 2)]);
    const body = cardPayment(cart, await cardToken(gateway));
    const response = await guest.send('POST', '/checkout/payment', { ...body, paymentType: 'INVOICE' }, newKey());
    expect([response.status, errorCode(response.body)]).toEqual([400, 'InvalidField']);
    expect((await guest.send('POST', '/checkout/payment', body, newKey())).status).toBe(201);
  });

  test('an amount other than the server’s is rejected, and the cart’s own amount is accepted as the cart sends it', async () => {
    const filled = await fillCart(guest, [add('TL-300-GY', 2)]);
    const pay = async (cart: Cart, amount: object | undefined) =>
      guest.send('POST', '/checkout/payment', { ...cardPayment(cart, await cardToken(gateway)), amount }, newKey());
    const response = await pay(filled, { centAmount: 1, currencyCode: 'USD' });
    expect([response.status, errorCode(response.body)]).toEqual([400, 'PriceChanged']);
    const settled = await guest.cart();
    const inEuros = await pay(settled, { ...settled.taxedPrice?.totalGross, currencyCode: 'EUR' });
    expect([inEuros.status, errorCode(inEuros.body)]).toEqual([400, 'InvalidField']);
    expect(settled.taxedPrice?.totalGross).toMatchObject({ type: 'centPrecision', fractionDigits: 2 });
    expect((await pay(settled, settled.taxedPrice?.totalGross)).status).toBe(201);
  });

  test.each([
    ['4000000000000002', { fraudStatus: 'DENY' }],
    ['4000000000000259', { fraudStatus: 'CHALLENGE' }],
    ['4000000000000119', { fraudStatus: 'ERROR' }],
    ['4000000000009995', { declineCode: 'DECLINED' }],
  ])('the card %s is declined, and repeating the request declines it again', async (number, reason) => {
    const cart = await fillCart(guest, [add('TL-300-GY')]);
    const body = cardPayment(cart, await cardToken(gateway, number));
    const key = newKey();
    const declined = { status: 402, body: { statusCode: 402, message: 'Payment declined', ...reason } };
    expect(await guest.send('POST', '/checkout/payment', body, key)).toEqual(declined);
    expect(await guest.send('POST', '/checkout/payment', body, key)).toEqual(declined);
    expect((await guest.cart()).paymentInfo).toBeUndefined();
  });

  test('a card number is rejected as the cardholder name, and the card token can still be used', async () => {
    const cart = await fillCart(guest, [add('TL-300-GY')]);
    const body = cardPayment(cart, await cardToken(gateway));
    const numbered = { ...body, card: { ...body.card, holderName: '4111 1111 1111 1111' } };
    const response = await guest.send('POST', '/checkout/payment', numbered, newKey());
    expect(response).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'InvalidField', field: 'card.holderName' }] },
    });
    expect((await guest.send('POST', '/checkout/payment', body, newKey())).status).toBe(201);
  });

  test('the longest first and last names are accepted as the cardholder name', async () => {
    const cart = await fillCart(guest, [add('TL-300-GY')]);
    const body = cardPayment(cart, await cardToken(gateway));
    const longest = { ...body, card: { ...body.card, holderName: `${'語'.repeat(64)} ${'é'.repeat(64)}` } };
    expect((await guest.send('POST', '/checkout/payment', longest, newKey())).status).toBe(201);
  });

  test('a card token pays only once', async () => {
    const cart = await fillCart(guest, [add('TL-300-GY')]);
    const token = await cardToken(gateway);
    const first = await guest.send('POST', '/checkout/payment', cardPayment(cart, token), newKey());
    const { cartVersion: version } = first.body as { cartVersion: number };
    const again = await guest.send('POST', '/checkout/payment', cardPayment({ ...cart, version }, token), newKey());
    expect(again).toMatchObject({ status: 402, body: { declineCode: 'INVALID_TOKEN' } });
  });

  test('a second payment voids the first one', async () => {
    const cart = await fillCart(guest, [add('TL-300-GY')]);
    const { cartVersion: version } = (await payCart(gateway, guest, cart)).body as { cartVersion: number };
    await payCart(gateway, guest, { ...cart, version });
    const rows = await gateway.db.selectFrom('payments').select('status').where('cart_id', '=', cart.id).execute();
    expect(rows.map(({ status }) => status).sort()).toEqual(['AUTHORIZED', 'VOIDED']);
  });
});

describe('submitting an order', () => {
  async function paidCart(actions: readonly CartAction[]) {
    const cart = await fillCart(guest, actions);
    return { cart, body: submission(cart, await payCart(gateway, guest, cart)) };
  }

  test('GW-006 SDK-088 submitting a paid cart creates an order, reduces the stock and captures the payment', async () => {
    const { cart, body } = await paidCart([add('SH-200-CP', 2)]);
    const { status, body: order } = await guest.send('POST', '/checkout/v2/order/submit', body, newKey());
    expect(status).toBe(201);
    expect(order).toMatchObject({
      type: 'Order',
      customerEmail: 'pat@example.org',
      anonymousId: guest.anonymousId,
      orderState: 'Open',
      shipmentState: 'Pending',
      lineItems: [{ sku: 'SH-200-CP', quantity: 2 }],
      totalPrice: { centAmount: 24_000 + 995 },
      taxedPrice: { totalTax: { centAmount: 1320 }, totalGross: { centAmount: 26_315 } },
      shippingInfo: { shippingMethodName: 'Ground', price: { centAmount: 995 } },
    });
    expect((order as Order).orderNumber).toMatch(/^W[0-9A-Z]{12}$/);
    expect(await stockOf('SH-200-CP')).toBe(1);
    const { paymentId } = body;
    const payment = await gateway.db
      .selectFrom('payments')
      .select('status')
      .where('id', '=', paymentId)
      .executeTakeFirst();
    expect(payment).toEqual({ status: 'CAPTURED' });
    expect((await guest.send('GET', '/cart/active')).status).toBe(404);
    expect((await guest.send('GET', `/cart/${cart.id}`)).body).toMatchObject({ cartState: 'Ordered' });
  });

  test('repeating a submit request returns the same response, byte for byte', async () => {
    const { body } = await paidCart([add('SH-200-CP')]);
    const send = () =>
      gateway.fetch(
        new Request('http://gateway.test/checkout/v2/order/submit', {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${guest.token}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': 'again',
          },
          body: JSON.stringify(body),
        }),
      );
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect([first.headers.get('idempotent-replayed'), second.headers.get('idempotent-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(await second.text()).toBe(await first.text());
    expect(await stockOf('SH-200-CP')).toBe(2);
  });

  test('an idempotency key belongs to one request and one shopper', async () => {
    const { body } = await paidCart([add('SH-200-CP')]);
    const key = newKey();
    await guest.send('POST', '/checkout/v2/order/submit', body, key);
    const changed = { ...body, email: 'other@example.org' };
    expect((await guest.send('POST', '/checkout/v2/order/submit', changed, key)).status).toBe(422);
    const other = await createShopper(gateway);
    expect((await other.send('POST', '/checkout/v2/order/submit', body, key)).status).toBe(404);
  });

  test('an order without an idempotency key is rejected', async () => {
    const { body } = await paidCart([add('SH-200-CP')]);
    const response = await guest.send('POST', '/checkout/v2/order/submit', body);
    expect([response.status, errorCode(response.body)]).toEqual([400, 'RequiredField']);
  });

  test('a cart is ordered only once, whatever the idempotency key', async () => {
    const { body } = await paidCart([add('SH-200-CP')]);
    await guest.send('POST', '/checkout/v2/order/submit', body, newKey());
    expect((await guest.send('POST', '/checkout/v2/order/submit', body, newKey())).status).toBe(409);
    expect(await stockOf('SH-200-CP')).toBe(2);
  });

  test('a price that rises between the review of a cart and its payment is not charged until the cart is reviewed again', async () => {
    await fillCart(guest, [add('SH-200-CP')]);
    const reviewed = await guest.change([{ action: 'calculateTax' }]);
    await changeProduct('shower-head', ({ variants: [variant] }) => {
      if (variant?.prices[0]) variant.prices[0].centAmount = 13_000;
    });
    const response = await payCart(gateway, guest, reviewed);
    expect([response.status, errorCode(response.body)]).toEqual([400, 'PriceChanged']);
    const repriced = await guest.cart();
    expect(repriced.lineItems[0]?.totalPrice.centAmount).toBe(13_000);
    expect((await payCart(gateway, guest, repriced)).status).toBe(201);
  });

  test('a price change after the payment rejects the order and appears in the cart', async () => {
    const { cart, body } = await paidCart([add('SH-200-CP')]);
    await changeProduct('shower-head', ({ variants: [variant] }) => {
      if (variant?.prices[0]) variant.prices[0].centAmount = 13_000;
    });
    const key = newKey();
    const response = await guest.send('POST', '/checkout/v2/order/submit', body, key);
    expect([response.status, errorCode(response.body)]).toEqual([400, 'PriceChanged']);
    const repriced = await guest.cart();
    expect(repriced.lineItems[0]?.totalPrice.centAmount).toBe(13_000);
    const paid = submission(cart, await payCart(gateway, guest, repriced));
    expect((await guest.send('POST', '/checkout/v2/order/submit', paid, newKey())).status).toBe(201);
  });

  test('stock sold out after the payment rejects the order, and the idempotency key can be used again', async () => {
    const { body } = await paidCart([add('SH-200-CP', 2)]);
    await setStock('SH-200-CP', 1);
    const key = newKey();
    const response = await guest.send('POST', '/checkout/v2/order/submit', body, key);
    expect([response.status, response.body]).toMatchObject([
      400,
      { errors: [{ code: 'OutOfStock', skus: ['SH-200-CP'] }] },
    ]);
    expect(await stockOf('SH-200-CP')).toBe(1);
    await setStock('SH-200-CP', 2);
    expect((await guest.send('POST', '/checkout/v2/order/submit', body, key)).status).toBe(201);
  });

  test.each<[string, (product: Product) => void, string]>([
    [
      'discontinued',
      ({ variants }) => {
        for (const variant of variants) variant.discontinued = '2029-12-31';
      },
      'discontinued',
    ],
    ['sold in showrooms only', (product) => (product.soldOnline = false), 'showroomOnly'],
    ['removed from the catalogue', (product) => (product.variants = []), 'discontinued'],
    [
      'without a price for guests',
      ({ variants }) => {
        for (const { prices } of variants) for (const price of prices) price.customerGroup = 'TVS';
      },
      'unpriced',
    ],
  ])('a cart with a product that is now %s can be neither paid nor ordered', async (_, change, unsoldReason) => {
    const { body } = await paidCart([add('SH-200-CP'), add('TL-300-GY')]);
    await changeProduct('shower-head', change);
    const cart = await guest.cart();
    const [line, other] = cart.lineItems;
    expect(line?.variant.availability).toEqual({ isOnStock: false, availableQuantity: 0, unsoldReason });
    expect(other?.variant.availability).not.toHaveProperty('unsoldReason');
    for (const response of [
      await guest.send('POST', '/checkout/v2/order/submit', body, newKey()),
      await payCart(gateway, guest, cart),
    ]) {
      const errors = [{ code: 'NotSold', skus: ['SH-200-CP'], lineItems: [line?.id] }];
      expect([response.status, response.body]).toMatchObject([400, { errors }]);
    }
    const { body: assigned } = await guest.send('POST', '/checkout/v2/assign/shipmentfromcart', { cartId: cart.id });
    expect(assigned).toMatchObject({ noShippingItems: [line?.id], error: { sku: ['SH-200-CP'] } });
  });

  test('GW-021 a cart with a product that does not ship to its address cannot be paid, and the response names it', async () => {
    await fillCart(guest, [add('SH-200-CP'), add('TL-300-GY')]);
    const address = { ...wisconsinAddress, state: 'CA', postalCode: '90001' };
    const cart = await guest.change([{ action: 'setShippingAddress', address }]);
    expect(await payCart(gateway, guest, cart)).toMatchObject({
      status: 400,
      body: {
        isNonDeliverableAddress: false,
        error: { message: 'Some items cannot be shipped', sku: ['SH-200-CP'] },
      },
    });
  });

  test('a back-ordered line is ordered without stock', async () => {
    const { body } = await paidCart([add('BX-100-TANK', 2)]);
    const { body: order } = await guest.send('POST', '/checkout/v2/order/submit', body, newKey());
    expect(order).toMatchObject({ shipmentState: 'Backorder' });
    expect(await stockOf('BX-100-TANK')).toBe(0);
  });

  test.each([
    ['the order type of an associate', { orderType: 'ISC' }],
    ['an associate id', { associateId: 'A-42' }],
    ['the payment of another cart', { paymentId: 'p-0' }],
    ['another payment type', { paymentType: 'PP' }],
  ])('an order with %s is rejected', async (_, wrong) => {
    const { body } = await paidCart([add('SH-200-CP')]);
    const response = await guest.send('POST', '/checkout/v2/order/submit', { ...body, ...wrong }, newKey());
    expect([response.status, errorCode(response.body)]).toEqual([400, 'InvalidField']);
  });
});
