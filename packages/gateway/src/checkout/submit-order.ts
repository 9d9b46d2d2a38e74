import { sql } from 'kysely';
import { sampledSku, type PaymentType } from '@basin/domain';
import {
  keepSavedItems,
  saveCart,
  type Cart,
  type CartAddress,
  lockOpenCart,
  type CartChange,
  outOfStock,
  tagsFrom,
  unitsBySku,
  isUnlimited,
} from '../cart/index.ts';
import { postEmail } from '../mail/index.ts';
import { receiptOf } from './receipt.ts';
import { invalidField, requiredField } from '../http/http-problem.ts';
import { once } from '../http/idempotency/once.ts';
import { Reply } from '../http/implement.ts';
import { insertOrder, amountDue, orderFrom } from '../orders/index.ts';
import type { Tx } from '../database/database.ts';
import { voidPayments } from './pay.ts';
import { priceChanged } from './price-changed.ts';
import { codeNoLongerApplies, expectOrderable, settleCart, type SettledCart } from './settle-cart.ts';

export interface OrderRequest extends CartChange {
  readonly cartId: string;
  readonly idempotencyKey: string;
  readonly body: {
    /** Not given for a cart that costs nothing. */
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
 * Makes the order of a cart: prices settled, stock taken, payment captured, all in one transaction and once per cart.
 *
 * @throws {HttpProblem} 400 when stock or prices are no longer what they were, 404, 409 on a stale version
 */
export function submitOrder(request: OrderRequest) {
  const { orderType, associateId } = request.body;
  tagsFrom({ orderType, associateId }, request.principal);
  return once({ ...request, call: 'submit' }, (tx) => submitIn(tx, request));
}

async function submitIn(tx: Tx, request: OrderRequest) {
  const { body, principal, newId, now } = request;
  const settled = await settleCart(tx, await lockOpenCart(tx, request), request);
  expectOrderable(settled);
  const payment = await findPayment(tx, settled.cart, body);
  const paidCents = payment?.cent_amount ?? 0;
  if (paidCents !== amountDue(settled.cart).centAmount) return priceChanged(await saveCart(tx, settled.cart));
  await takeStock(tx, settled);
  await countDiscounts(tx, settled.cart);
  await takePayment(tx, settled.cart, body);
  const ordered = { ...settled.cart, savedItems: undefined };
  const cart = await saveCart(tx, { ...ordered, cartState: 'Ordered', customerEmail: body.email });
  await keepSavedItems(tx, settled.cart, request);
  const { email, locale, purchaseOrderNumber } = body;
  const billingAddress = payment?.document.billingAddress ?? billedTo(settled.cart);
  const said = { email, locale, billingAddress, purchaseOrderNumber };
  const order = orderFrom(cart, { id: newId(), ...said, principal, now: now() });
  await insertOrder(tx, order);
  await postEmail(tx, receiptOf(order), request);
  request.log.info({
    event: 'order',
    orderId: order.id,
    cartId: cart.id,
    associateId: order.custom.fields.associateId,
  });
  return new Reply(order, { status: 201 });
}

/** The open payment of the cart, of the type that was named; undefined when none is named. */
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

/** Takes units from the stock, sku by sku in one order, so that two orders never wait for each other. */
async function takeStock(tx: Tx, { cart, offers }: SettledCart): Promise<void> {
  const stocked = cart.lineItems.filter(({ sku }) => sampledSku(sku) === undefined);
  const units = [...unitsBySku(stocked)].sort(([left], [right]) => (left < right ? -1 : 1));
  for (const [sku, quantity] of units) {
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

async function countDiscounts(tx: Tx, { discountCodes }: Cart): Promise<void> {
  const ids = discountCodes.map(({ discountCode }) => discountCode.id);
  if (ids.length === 0) return;
  const { numUpdatedRows } = await tx
    .updateTable('discount_codes')
    .set({ applications: sql<number>`applications + 1` })
    .where('id', 'in', ids)
    .where(sql<boolean>`applications < coalesce((document->>'maxApplications')::integer, applications + 1)`)
    .executeTakeFirst();
  if (Number(numUpdatedRows) < ids.length) throw codeNoLongerApplies(discountCodes, 'MaxApplicationReached');
}

/** Captures the payment that was named; without one, whatever the cart was paid with before is given back. */
async function takePayment(tx: Tx, { id }: Cart, { paymentId }: OrderRequest['body']): Promise<void> {
  if (paymentId === undefined) return voidPayments(tx, id);
  await tx.updateTable('payments').set({ status: 'CAPTURED' }).where('id', '=', paymentId).execute();
}

/** Whom an order without a payment is billed to. */
function billedTo({ billingAddress, shippingAddress }: Cart): CartAddress {
  const address = billingAddress ?? shippingAddress;
  if (!address) throw requiredField('billingAddress');
  return address;
}
