import { maxSamples, sampleSku } from '@basin/domain';
import type { CartAction } from '@basin/sdk/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import { fillCatalogue, product, variant } from '../../testing/catalogue.ts';
import { fillCart, newKey, payCart, wisconsinAddress } from '../../testing/checkout.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { pdfText } from '../../testing/open-document.ts';
import { placeOrder } from '../../testing/placed-orders.ts';
import { createShopper, signInAs, type Shopper } from '../../testing/shopper.ts';
import { storeProducts, type Price } from '../catalogue/index.ts';
import type { Db } from '../database/database.ts';
import { invoicePdf } from '../documents/invoice-pdf.ts';
import type { RenderedEmail } from '../mail/render-email.ts';
import { sendEmails } from '../mail/send-emails.ts';
import type { Order } from '../orders/index.ts';
import type { Cart } from './cart.ts';

const glazes = Array.from({ length: maxSamples + 1 }, (_, index) => `GZ-${100 + index}`);

const price = (sku: string, customerGroup: 'GST' | 'TVS', centAmount: number): Price => ({
  key: `${sku}-standalone-${customerGroup}`,
  sku,
  customerGroup,
  currencyCode: 'USD' as const,
  centAmount,
});

const withSample = (sku: string): readonly Price[] => [
  price(sku, 'GST', 8_000),
  price(sampleSku(sku), 'GST', 500),
  price(sampleSku(sku), 'TVS', 0),
];

/** A sold-out tile with a sample of each glaze, a faucet with one of its finish, and a slab sold in showrooms alone. */
function fillSampled(db: Db): Promise<void> {
  const variants = glazes.map((sku) => variant(sku, 8_000, { stock: { available: 0 }, prices: [...withSample(sku)] }));
  const [first, ...others] = variants;
  if (!first) throw new RangeError('a tile has a glaze');
  const freight = { type: 'Freight', policy: { en: 'By freight' } } as const;
  const tile = product('glazed-tile', [first, ...others], { kind: 'tile', freight, statesExcluded: ['WI'] });
  const faucet = product('faucet', [variant('FC-100', 8_000, { prices: [...withSample('FC-100')] })]);
  const slabVariant = variant('SL-100', 400_000, { prices: [...withSample('SL-100')] });
  const slab = product('slab', [slabVariant], { kind: 'tile', soldOnline: false });
  return db.transaction().execute((tx) => storeProducts(tx, [tile, faucet, slab]));
}

let gateway: TestGateway;
let guest: Shopper;
beforeAll(async () => {
  gateway = await testGateway({ fill: [seedAccounts, fillCatalogue, fillSampled] });
  return () => gateway.close();
});
beforeEach(async () => {
  guest = await createShopper(gateway);
});

const [glaze = ''] = glazes;
const sample = sampleSku(glaze);
const add = (sku: string, quantity = 1): CartAction => ({ action: 'addLineItem', sku, quantity });
const errorOf = async (shopper: Shopper, ...actions: CartAction[]) => {
  const { status, body } = await shopper.send('POST', '/cart/v2/items', { actions });
  return [status, (body as { errors?: { code: string }[] }).errors?.[0]?.code];
};
const addCapped = async (shopper: Shopper, sku: string, quantity = 1) => {
  const actions = [add(sku, quantity)];
  const { body } = await shopper.send('POST', '/cart/v2/items', { shortage: 'cap', actions });
  return (body as Cart & { stockNotices: unknown }).stockNotices;
};
const shape = ({ lineItems }: Cart) => lineItems.map(({ sku, quantity }) => `${quantity} ${sku}`);

test('a sample has its own name and price, is free for trade customers, and ships free on its own', async () => {
  const cart = await fillCart(guest, [add(sample)]);
  expect(cart.lineItems).toMatchObject([
    { name: { en: 'Sample: glazed-tile name', fr: 'Échantillon\u00a0: glazed-tile name (fr)' }, quantity: 1 },
  ]);
  expect([cart.totalPrice.centAmount, cart.shippingTotal.centAmount]).toEqual([500, 0]);
  const ofTrade = await fillCart(await signInAs(gateway, 'trade@example.com'), [add(sample)]);
  expect(ofTrade.totalPrice.centAmount).toBe(0);
});

test('a sample of a fixture is named after its finish and shows the swatch', async () => {
  const { lineItems } = await fillCart(guest, [add(sampleSku('FC-100'))]);
  expect(lineItems).toMatchObject([
    {
      name: { en: 'Sample: White for faucet name', fr: 'Échantillon\u00a0: White (fr) pour faucet name (fr)' },
      variant: { images: [{ url: expect.stringContaining('/white') as string }] },
    },
  ]);
});

test('a slab that only showrooms sell has a sample that is sold online', async () => {
  const { lineItems } = await fillCart(guest, [add(sampleSku('SL-100'))]);
  expect(lineItems).toMatchObject([{ sku: sampleSku('SL-100'), quantity: 1 }]);
  expect(await errorOf(guest, add('SL-100'))).toEqual([400, 'InvalidOperation']);
});

test('a sample adds nothing to the weight of a parcel', async () => {
  const [alone, beside] = [await fillCart(guest, [add('SH-200-CP')]), await fillCart(guest, [add(sample)])];
  expect(beside.lineItems).toHaveLength(2);
  expect(beside.shippingTotal).toEqual(alone.shippingTotal);
});

test('a cart holds one of each sample: a second one is rejected, or capped when the request says so', async () => {
  await guest.createCart();
  await guest.change([add(sample)]);
  expect(await errorOf(guest, add(sample))).toEqual([400, 'OutOfStock']);
  expect(await addCapped(guest, sample)).toEqual([{ sku: sample, message: 'noItemsToShip', quantity: 1 }]);
  const [line] = (await guest.cart()).lineItems;
  const more = { action: 'changeLineItemQuantity', lineItemId: line?.id ?? '', quantity: 2 } as const;
  expect(await errorOf(guest, more)).toEqual([400, 'OutOfStock']);
  expect(shape(await guest.cart())).toEqual([`1 ${sample}`]);
});

test('a cart holds at most ten samples, which do not count against other lines', async () => {
  await guest.createCart();
  const [last = '', ...others] = glazes.map(sampleSku).reverse();
  await guest.change(others.map((sku) => add(sku)));
  expect(await errorOf(guest, add(last))).toEqual([400, 'InvalidOperation']);
  expect(await addCapped(guest, last)).toEqual([{ sku: last, message: 'reduced', quantity: 0 }]);
  expect((await guest.change([add('BX-100-BOLT', 3)])).lineItems).toHaveLength(maxSamples + 1);
});

test('merging a guest’s cart adds no samples beyond the ten that a cart holds, and none twice', async () => {
  const customer = await signInAs(gateway, 'trade@example.com');
  await customer.send('DELETE', '/cart/v2/deleteActiveCart');
  const own = glazes.slice(0, maxSamples).map(sampleSku);
  await fillCart(
    customer,
    own.map((sku) => add(sku)),
  );
  const { id } = await fillCart(
    guest,
    [...glazes.slice(-2).map(sampleSku), own[0] ?? '', 'BX-100-BOLT'].map((sku) => add(sku)),
  );
  await customer.send('POST', '/cart/merge', { anonymousCartId: id, anonymousId: guest.anonymousId });
  expect(shape(await customer.cart())).toEqual([...own.map((sku) => `1 ${sku}`), '1 BX-100-BOLT']);
  await customer.send('DELETE', '/cart/v2/deleteActiveCart');
});

test('a sample does not reduce the stock, is on the invoice and is not among the buyer’s registered products', async () => {
  const customer = await signInAs(gateway, 'homeowner@example.com');
  const order = await placeOrder(gateway, customer, [add(sample), add('BX-100-BOLT')]);
  expect(order.lineItems).toHaveLength(2);
  const row = await gateway.db.selectFrom('stock').select('available').where('sku', '=', glaze).executeTakeFirst();
  expect(row).toEqual({ available: 0 });
  expect(await pdfText(await invoicePdf(order, []))).toContain('Sample: glazed-tile name');
  const { body } = await customer.send('GET', '/api/product-registration/my-products?lang=en-US');
  expect(JSON.stringify(body)).not.toContain(sample);
});

/** Submits an order without a payment. */
async function orderUnpaid(shopper: Shopper, actions: readonly CartAction[]) {
  const cart = await fillCart(shopper, actions);
  const body = { cartId: cart.id, version: cart.version, email: 'pat@example.org', locale: 'fr-CA' };
  return { cart, ...(await shopper.send('POST', '/checkout/v2/order/submit', body, newKey())) };
}

const paymentsOf = async (cartId: string) =>
  (await gateway.db.selectFrom('payments').select('status').where('cart_id', '=', cartId).execute()).map(
    ({ status }) => status,
  );

test('a trade customer orders free samples without a payment and cancels the order', async () => {
  const trade = await signInAs(gateway, 'trade@example.com');
  const { cart, status, body } = await orderUnpaid(trade, [add(sampleSku('FC-100'))]);
  const order = body as Order;
  expect([status, order.orderState, order.totalPrice.centAmount]).toEqual([201, 'Open', 0]);
  expect(order).toMatchObject({ paymentState: 'Paid', billingAddress: { postalCode: wisconsinAddress.postalCode } });
  expect(await paymentsOf(cart.id)).toEqual([]);
  const { orderNumber } = order;
  const cancelled = await trade.send('POST', '/checkout/orders/v1/cancel', { orderNumber });
  expect([cancelled.status, cancelled.body]).toMatchObject([200, { orderStatus: 'Cancelled' }]);
  expect((cancelled.body as Order).refunds ?? []).toEqual([]);
  const sent: RenderedEmail[] = [];
  const send = (email: RenderedEmail) => Promise.resolve(void sent.push(email));
  await sendEmails(gateway.db, { send, shopOrigin: 'https://shop.example', now: gateway.now });
  const email = sent.find(({ subject }) => subject.includes('annulée'));
  expect(email?.text).not.toMatch(/rembours/);
});

test('an order with a total above zero is rejected without a payment', async () => {
  const { cart, status, body } = await orderUnpaid(guest, [add(sample)]);
  expect([status, body]).toMatchObject([400, { errors: [{ code: 'PriceChanged', amount: { centAmount: 528 } }] }]);
  expect((await guest.cart()).id).toBe(cart.id);
});

test('a card authorized before the total dropped to zero is voided, not charged', async () => {
  const trade = await signInAs(gateway, 'trade@example.com');
  const cart = await fillCart(trade, [add(sampleSku('FC-100')), add('BX-100-BOLT')]);
  await payCart(gateway, trade, cart);
  const bolt = cart.lineItems.find(({ sku }) => sku === 'BX-100-BOLT');
  await trade.change([{ action: 'removeLineItem', lineItemId: bolt?.id ?? '' }]);
  const { id, version } = await trade.cart();
  const body = { cartId: id, version, email: 'pat@example.org', locale: 'en-US' };
  expect((await trade.send('POST', '/checkout/v2/order/submit', body, newKey())).status).toBe(201);
  expect(await paymentsOf(id)).toEqual(['VOIDED']);
});

test('a sku without a sample price has no sample', async () => {
  await guest.createCart();
  expect(await errorOf(guest, add(sampleSku('TL-300-GY')))).toEqual([400, 'ReferencedResourceNotFound']);
  expect(await errorOf(guest, add(sampleSku('NO-SUCH')))).toEqual([400, 'ReferencedResourceNotFound']);
});
