import type { Money } from '@basin/domain';
import { saveCart, type Cart, type CartAddress, lockOpenCart, type CartChange } from '../cart/index.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { once } from '../http/idempotency/once.ts';
import { Reply } from '../http/implement.ts';
import { amountDue } from '../orders/index.ts';
import type { Tx } from '../database/database.ts';
import { authorize, type Authorization, type PaymentMeans } from './payments.ts';
import { priceChanged } from './price-changed.ts';
import { expectOrderable, settleCart } from './settle-cart.ts';

export interface PaymentRequest extends CartChange {
  readonly idempotencyKey: string;
  readonly body: PaymentMeans & { readonly amount?: Money | undefined; readonly billingAddress: CartAddress };
}

/**
 * Authorises what the cart costs now: the amount is the server's, one that the request states must agree.
 *
 * @throws {HttpProblem} 402 when the bank or the fraud screen says no; 400, 404, 409 when the cart cannot be paid
 */
export function pay(request: PaymentRequest) {
  return once({ ...request, call: 'pay' }, (tx) => payIn(tx, request), isDecline);
}

async function payIn(tx: Tx, request: PaymentRequest) {
  const { body, newId, now } = request;
  const settled = await settleCart(tx, await lockOpenCart(tx, request), request);
  expectOrderable(settled);
  const amount = amountDue(settled.cart);
  if (body.amount && body.amount.centAmount !== amount.centAmount) {
    return priceChanged(await saveCart(tx, settled.cart));
  }
  const authorization = await authorize(tx, body, { cartId: settled.cart.id, centAmount: amount.centAmount }, now());
  if (authorization instanceof HttpProblem) return authorization;
  const paymentId = newId();
  await replacePayment(tx, paymentId, settled.cart, request, authorization);
  const payments = [{ typeId: 'payment' as const, id: paymentId }];
  const cart = await saveCart(tx, { ...settled.cart, paymentInfo: { payments } });
  const authorized = { paymentId, status: 'AUTHORIZED', fraudStatus: 'ACCEPT' as const, cartVersion: cart.version };
  return new Reply(authorized, { status: 201 }); // said outright: a repeated request gets the status that was kept
}

/** A cart has one open payment: an earlier one is given back. */
async function replacePayment(
  tx: Tx,
  id: string,
  cart: Cart,
  { body, now }: PaymentRequest,
  authorization: Authorization,
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

/** Gives back what a cart was paid with and not ordered. */
export async function voidPayments(tx: Tx, cartId: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'VOIDED' })
    .where('cart_id', '=', cartId)
    .where('status', '=', 'AUTHORIZED')
    .execute();
}

/** A decline is the answer to the payment: the same request gets it again. */
const isDecline = ({ status }: HttpProblem): boolean => status === 402;
