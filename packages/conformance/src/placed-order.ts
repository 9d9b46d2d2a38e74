import type { CartDocument, OrderDocument } from '@basin/sdk/contract';
import { cardToken } from './card-token.ts';
import { addition, address, cartNow, cartWith, change } from './carts.ts';
import type { BuyableProduct } from './buyable-products.ts';
import type { Shopper } from './shopper.ts';
import { expectSame, expectThat, Inconclusive } from './verdict.ts';
import type { Visit } from './visit.ts';

/** Returns headers with a new idempotency key. */
export const keyOf = (): Record<string, string> => ({ 'Idempotency-Key': crypto.randomUUID() });

/** Creates a cart that is ready for payment: a line, an address, shipping and tax. */
export async function readyCart(
  visit: Visit,
): Promise<{ guest: Shopper; cart: CartDocument; product: BuyableProduct }> {
  const { first: product } = await visit.buyableProducts();
  const guest = await visit.guest();
  const filled = await cartWith(guest, addition(product));
  const addressed = await guest.reply('cart.update', change(filled, { action: 'setShippingAddress', address }));
  await guest.reply('checkout.assignShipment', { body: { cartId: addressed.id } });
  return { guest, cart: await cartNow(guest, addressed), product };
}

/** Returns the request body of a payment by card. */
export function bodyOf({ id, version }: CartDocument, token: string) {
  const card = { token, responseCode: '870', brand: 'VI', lastFour: '1111', expMonth: '12', expYear: futureYear() };
  const payment = { paymentType: 'CREDIT_CARD', card: { ...card, holderName: 'Conny Form' } };
  return { cartId: id, version, billingAddress: address, ...payment };
}

const futureYear = (): string => String(new Date().getUTCFullYear() + 10);

/** An order, its cart, and the request that created it. */
export interface PlacedOrder {
  readonly guest: Shopper;
  readonly product: BuyableProduct;
  readonly cart: CartDocument;
  readonly order: OrderDocument;
  readonly email: string;
  /** The payment ids of two payments with one key. */
  readonly paymentIds: readonly string[];
  readonly request: { readonly body: { readonly cartId: string }; readonly headers: Record<string, string> };
}

const placed = new WeakMap<Visit, Promise<PlacedOrder>>();

/** Resolves to the one order of the visit, submitted by three simultaneous requests. */
export function placedOrder(visit: Visit): Promise<PlacedOrder> {
  const order = placed.get(visit) ?? place(visit);
  placed.set(visit, order);
  return order;
}

async function place(visit: Visit): Promise<PlacedOrder> {
  if (visit.settings.placesOrders === false) throw new Inconclusive('orders are disabled (--no-orders)');
  const token = await cardToken(visit);
  const { guest, cart: ready, product } = await readyCart(visit);
  const paying = { body: bodyOf(ready, token), headers: keyOf() };
  const payment = await guest.reply('checkout.pay', paying);
  const again = await guest.call('checkout.pay', paying);
  const paymentIds = [payment.paymentId, again.reply?.paymentId ?? `rejected with ${again.status}`];
  const cart = await cartNow(guest, ready);
  const email = `conformance-${visit.suffix}@example.com`;
  const version = payment.cartVersion ?? cart.version;
  const order = { paymentId: payment.paymentId, paymentType: 'CREDIT_CARD', email, locale: 'en-US' };
  const request = { body: { cartId: cart.id, version, ...order }, headers: keyOf() };
  return { guest, product, cart, email, paymentIds, request, order: await submitAtOnce(visit, guest, request) };
}

/** The first request creates the order. The others get the same order, or an error response that they can retry. */
async function submitAtOnce(visit: Visit, guest: Shopper, request: PlacedOrder['request']): Promise<OrderDocument> {
  const responses = await Promise.all([1, 2, 3].map(() => guest.call('checkout.submit', request)));
  const orders = responses.flatMap(({ reply }) => (reply ? [reply] : []));
  for (const { orderNumber } of orders)
    if (!visit.leftovers.includes(orderName(orderNumber))) visit.leftovers.push(orderName(orderNumber));
  const [order] = orders;
  expectThat(order !== undefined, `the order was rejected with ${responses.map(({ status }) => status).join(', ')}`);
  for (const { orderNumber } of orders) expectSame(orderNumber, order.orderNumber, 'the number of the same order');
  return order;
}

const orderName = (orderNumber: string): string => `order ${orderNumber}`;
