import { sql } from 'kysely';
import { sampledSku, type PaymentType } from '@basin/domain';
import {
  carryOverSavedItems,
  saveCart,
  type Cart,
  type CartAddress,
  type CartDiscountCode,
  lockOpenCart,
  type CartChange,
  outOfStock,
  tagsFrom,
  unitsBySku,
  isUnlimited,
} from '../cart/index.ts';
import { queueEmail } from '../mail/index.ts';
import { receiptOf } from './receipt.ts';
import { invalidField, requiredField } from '../http/http-problem.ts';
import { runOnce } from '../http/idempotency/run-once.ts';
import { Reply } from '../http/implement.ts';
import { insertOrder, amountDue, orderFrom } from '../orders/index.ts';
import type { Tx } from '../database/database.ts';
import { nonApplicable } from '../discounts/index.ts';
import { voidPayments } from './pay.ts';
import { priceChanged } from './price-changed.ts';
import { methodsOf, quoteFor } from './shipping-response.ts';
import { expectOrderable, settleCart, type SettledCart } from './settle-cart.ts';

export interface OrderRequest extends CartChange {
  readonly cartId: string;
  readonly idempotencyKey: string;
  readonly body: {
    /** Absent for a free cart. */
    readonly paymentId?: string | undefined;
    readonly paymentType?: PaymentType | undefined;
    readonly orderType?: string | undefined;
    readonly associateId?: string | undefined;
    readonly email: string;
    readonly locale: string;
    readonly purchaseOrderNumber?: string | undefined;
  };
}

/**
 * Creates the order of a cart, once per cart. Settles prices, reduces stock and captures the payment in one
 * transaction.
 *
 * @throws {HttpProblem} 400 when stock or prices have changed, 404 for an unknown cart, 409 for a stale version
 */
export function submitOrder(request: OrderRequest) {
  const { orderType, associateId } = request.body;
  tagsFrom({ orderType, associateId }, request.principal);
  return runOnce({ ...request, call: 'submit' }, (tx) => submitIn(tx, request));
}

async function submitIn(tx: Tx, request: OrderRequest) {
  const { body, principal, newId, now } = request;
  const open = await lockOpenCart(tx, request);
  await lockStock(tx, open);
  const settled = await settleCart(tx, open, request);
  expectOrderable(settled);
  const payment = await findPayment(tx, settled.cart, body);
  const paidCents = payment?.cent_amount ?? 0;
  if (paidCents !== amountDue(settled.cart).centAmount) return priceChanged(await saveCart(tx, settled.cart));
  await reduceStock(tx, settled);
  const ordered = { ...settled.cart, savedItems: undefined, discountCodes: usedCodes(settled.cart) };
  await countDiscounts(tx, ordered);
  await capturePayment(tx, ordered, body);
  const cart = await saveCart(tx, { ...ordered, cartState: 'Ordered', customerEmail: body.email });
  await carryOverSavedItems(tx, settled.cart, request);
  const { email, purchaseOrderNumber } = body;
  const locale = languageOf(cart, request);
  const billingAddress = payment?.document.billingAddress ?? billingAddressOf(settled.cart);
  const methods = methodsOf(quoteFor(cart, settled.offers), now());
  const shipments = methods.map(({ key: _, name: __, price: ___, ...shipment }) => shipment);
  const details = { email, locale, billingAddress, purchaseOrderNumber, payment: paidWith(payment), shipments };
  const order = orderFrom(cart, { id: newId(), ...details, principal, now: now() });
  await insertOrder(tx, order);
  await queueEmail(tx, receiptOf(order, methods), request);
  request.log.info({
    event: 'order',
    orderId: order.id,
    cartId: cart.id,
    associateId: order.custom.fields.associateId,
  });
  return new Reply(order, { status: 201 });
}

/** Returns the language of an order and its e-mails: that of its cart when an associate orders for a customer. */
function languageOf({ customerId, locale }: Cart, { principal, body }: OrderRequest): string {
  const isForAnother = principal.kind === 'customer' && customerId !== principal.customerId;
  return (isForAnother ? locale : undefined) ?? body.locale;
}

/** Returns the open payment of the cart with the given id and type, or undefined without an id. */
async function findPayment(tx: Tx, cart: Cart, { paymentId, paymentType }: OrderRequest['body']) {
  if (paymentId === undefined) return undefined;
  const payment = await tx
    .selectFrom('payments')
    .select(['cent_amount', 'document'])
    .where('id', '=', paymentId)
    .where('cart_id', '=', cart.id)
    .where('status', '=', 'AUTHORIZED')
    .executeTakeFirst();
  if (payment?.document.paymentType === paymentType) return payment;
  throw invalidField('paymentId', paymentId, 'The cart has no such open payment.');
}

/** Returns the card or account of a payment, as an order shows it. */
const paidWith = (payment: Awaited<ReturnType<typeof findPayment>>) => {
  if (!payment) return undefined;
  const { paymentType, brand, lastFour } = payment.document;
  return { paymentType, brand, lastFour };
};

/**
 * Locks the stock of a cart, in the order of the skus, so that concurrent orders cannot deadlock. Its order then records
 * the stock that it takes, and cancelling it returns no more.
 */
async function lockStock(tx: Tx, cart: Cart): Promise<void> {
  for (const [sku] of unitsToTake(cart))
    await tx.selectFrom('stock').select('sku').where('sku', '=', sku).forUpdate().execute();
}

/** Returns the units of each sku that an order takes from the stock, in the order of the skus. */
const unitsToTake = ({ lineItems }: Cart): [sku: string, units: number][] =>
  [...unitsBySku(lineItems.filter(({ sku }) => sampledSku(sku) === undefined))].sort(([left], [right]) =>
    left < right ? -1 : 1,
  );

async function reduceStock(tx: Tx, { cart, offers }: SettledCart): Promise<void> {
  for (const [sku, quantity] of unitsToTake(cart)) {
    const offer = offers.get(sku);
    const isLimited = !offer || !isUnlimited(offer);
    const { numUpdatedRows } = await tx
      .updateTable('stock')
      .set({ available: sql`greatest(available - ${quantity}, 0)`, version: sql`version + 1` })
      .where('sku', '=', sku)
      .$if(isLimited, (query) => query.where('available', '>=', quantity))
      .executeTakeFirst();
    if (isLimited && numUpdatedRows === 0n) throw outOfStock([sku], cart.lineItems);
  }
}

/** Returns the discount codes that lower the total. The shopper has reviewed a total without the others. */
const usedCodes = ({ discountCodes }: Cart) => discountCodes.filter(({ state }) => state === 'MatchesCart');

async function countDiscounts(tx: Tx, { discountCodes }: Cart): Promise<void> {
  const ids = discountCodes.map(({ discountCode }) => discountCode.id);
  if (ids.length === 0) return;
  const counted = await tx
    .updateTable('discount_codes')
    .set({ applications: sql<number>`applications + 1` })
    .where('id', 'in', ids)
    .where(sql<boolean>`applications < coalesce((document->>'maxApplications')::integer, applications + 1)`)
    .returning('id')
    .execute();
  const usedUp = discountCodes.filter(({ discountCode }) => !counted.some(({ id }) => id === discountCode.id));
  if (usedUp.length > 0) throw nonApplicable(usedUp.map(codeOf).join(', '), 'MaxApplicationReached');
}

const codeOf = ({ discountCode }: CartDiscountCode): string => discountCode.obj.code;

/** Captures the given payment, or voids the cart's payments when none is given. */
async function capturePayment(tx: Tx, { id }: Cart, { paymentId }: OrderRequest['body']): Promise<void> {
  if (paymentId === undefined) return voidPayments(tx, id);
  await tx.updateTable('payments').set({ status: 'CAPTURED' }).where('id', '=', paymentId).execute();
}

/** Returns the billing address of an order without a payment. */
function billingAddressOf({ billingAddress, shippingAddress }: Cart): CartAddress {
  const address = billingAddress ?? shippingAddress;
  if (!address) throw requiredField('billingAddress');
  return address;
}
