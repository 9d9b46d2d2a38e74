import type { Money } from '@basin/domain';
import { saveCart, type Cart, type CartAddress, draftFrom, lockOpenCart, type CartChange } from '../cart/index.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { runOnce } from '../http/idempotency/run-once.ts';
import { Reply } from '../http/implement.ts';
import { amountDue } from '../orders/index.ts';
import type { Tx } from '../database/database.ts';
import { authorizePayment, type PaymentAuthorization, type PaymentMethod } from './payments.ts';
import { priceChanged } from './price-changed.ts';
import { expectOrderable, settleCart } from './settle-cart.ts';

export interface PaymentRequest extends CartChange {
  readonly idempotencyKey: string;
  readonly body: PaymentMethod & { readonly amount?: Money | undefined; readonly billingAddress: CartAddress };
}

/**
 * Authorizes the current amount due of the cart, as the server calculates it. It must match the amount in the request,
 * or else that of the named version of the cart, which the shopper has reviewed.
 *
 * @throws {HttpProblem} 402 when the bank or the fraud screen declines; 400, 404, 409 when the cart cannot be paid
 */
export function pay(request: PaymentRequest) {
  return runOnce({ ...request, call: 'pay' }, (tx) => payIn(tx, request), isDecline);
}

async function payIn(tx: Tx, request: PaymentRequest) {
  const { body, newId, now } = request;
  const read = await lockOpenCart(tx, request);
  const settled = await settleCart(tx, read, request);
  expectOrderable(settled);
  const amount = amountDue(settled.cart);
  const expected = body.amount ?? amountRead(read, request) ?? amount;
  if (expected.centAmount !== amount.centAmount) return priceChanged(await saveCart(tx, settled.cart));
  const authorization = await authorizePayment(
    tx,
    body,
    { cartId: settled.cart.id, centAmount: amount.centAmount },
    now(),
  );
  if (authorization instanceof HttpProblem) return authorization;
  const paymentId = newId();
  await replacePayment(tx, paymentId, settled.cart, request, authorization);
  const payments = [{ typeId: 'payment' as const, id: paymentId }];
  const cart = await saveCart(tx, { ...settled.cart, paymentInfo: { payments } });
  const authorized = { paymentId, status: 'AUTHORIZED', fraudStatus: 'ACCEPT' as const, cartVersion: cart.version };
  return new Reply(authorized, { status: 201 }); // explicit, because a repeated request replays the stored status
}

/** Returns the amount due in the version of the cart that the caller names, once that has shipping and tax. */
function amountRead(cart: Cart, { version }: PaymentRequest): Pick<Money, 'centAmount'> | undefined {
  const { isShipped, isTaxed } = draftFrom(cart);
  return version !== undefined && isShipped && isTaxed ? amountDue(cart) : undefined;
}

/** Stores the payment and voids an earlier one, because a cart has only one open payment. */
async function replacePayment(
  tx: Tx,
  id: string,
  cart: Cart,
  { body, now }: PaymentRequest,
  authorization: PaymentAuthorization,
): Promise<void> {
  const { paymentType, billingAddress } = body;
  await voidPayments(tx, cart.id);
  await tx
    .insertInto('payments')
    .values({
      id,
      cart_id: cart.id,
      cent_amount: amountDue(cart).centAmount,
      status: 'AUTHORIZED',
      document: JSON.stringify({ paymentType, billingAddress, ...authorization }),
      created_at: now(),
    })
    .execute();
}

/** Voids the authorized payments of a cart. */
export async function voidPayments(tx: Tx, cartId: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'VOIDED' })
    .where('cart_id', '=', cartId)
    .where('status', '=', 'AUTHORIZED')
    .execute();
}

/** A decline is a final result, so repeating the request replays it. */
const isDecline = ({ status }: HttpProblem): boolean => status === 402;
