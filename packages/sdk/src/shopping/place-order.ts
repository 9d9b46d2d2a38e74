import { associateOrderType, type PaymentType } from '@basin/domain';
import { hasStatus, isSdkError } from '../client/errors.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import type { checkoutCalls } from '../contract/checkout.ts';
import type { Cart, Order } from '../contract/types.ts';
import type { Shopper } from './open-cart.ts';
import type { ShoppingCalls } from './shopping-calls.ts';

type PaymentBody = CallInput<typeof checkoutCalls.pay>['body'];
type DistributiveOmit<Union, Name extends string> = Union extends unknown ? Omit<Union, Name> : never;

/** How the shopper pays: a card frame's token or PayPal's. */
export type PaymentMeans = DistributiveOmit<PaymentBody, 'cartId' | 'version' | 'amount'>;

export interface OrderDraft {
  /** The cart as the shopper reviewed it. */
  readonly cart: Cart;
  readonly payment: PaymentMeans;
  readonly email: string;
  readonly locale: string;
  /** One key for each effect, made with the form that the shopper sends and the same on every repeat. */
  readonly keys: { readonly payment: string; readonly order: string };
  /** Where the page keeps its cart identifiers; an order clears them. */
  readonly cartIds?: { readonly clear: () => void } | undefined;
}

/** Why there is no order: the payment was declined or no longer tried, or the cart is not as it was reviewed. */
export type OrderProblem = 'declined' | 'tooManyDeclines' | 'priceChanged' | 'outOfStock' | 'cartChanged';

export type PlacedOrder =
  { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly reason: OrderProblem };

/**
 * Pays for a cart and makes the order. An answer that never came is looked up before anything is sent again, so a
 * repeat with the same keys makes no second payment and no second order.
 *
 * @see platform spec §4, §8 and wire reference §26, §28
 */
export async function placeOrder(calls: ShoppingCalls, shopper: Shopper, draft: OrderDraft): Promise<PlacedOrder> {
  try {
    const payment = await pay(calls, draft);
    if (isStopped(payment)) return { ok: false, reason: 'declined' };
    const order = await submit(calls, shopper, draft, payment);
    draft.cartIds?.clear();
    return { ok: true, order };
  } catch (error) {
    const reason = rejectionOf(error);
    if (reason === undefined) throw error;
    return { ok: false, reason };
  }
}

type Payment = CallOutput<typeof checkoutCalls.pay>;

function pay(calls: ShoppingCalls, { cart, payment, keys }: OrderDraft): Promise<Payment> {
  const body = { ...payment, cartId: cart.id, version: cart.version } as PaymentBody;
  return calls.checkout.pay({ body, idempotencyKey: keys.payment });
}

/** Every answer of the fraud screen but ACCEPT leaves the way to the order. @see wire reference A41 */
const isStopped = ({ fraudStatus }: Payment) => fraudStatus !== undefined && fraudStatus !== 'ACCEPT';

async function submit(calls: ShoppingCalls, { koc }: Shopper, draft: OrderDraft, payment: Payment): Promise<Order> {
  const { cart, email, locale, keys } = draft;
  const paymentType: PaymentType = draft.payment.paymentType;
  const body: CallInput<typeof checkoutCalls.submit>['body'] = {
    cartId: cart.id,
    version: payment.cartVersion ?? cart.version,
    paymentId: payment.paymentId,
    paymentType,
    email,
    locale,
    ...(koc !== undefined && { orderType: associateOrderType, associateId: koc }),
  };
  const send = () => calls.checkout.submit({ body, idempotencyKey: keys.order });
  try {
    return await send();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return (await findOrder(calls, cart.id, email)) ?? send();
  }
}

const isUnanswered = (error: unknown) => isSdkError(error) && (error.kind === 'network' || error.kind === 'timeout');

async function findOrder(calls: ShoppingCalls, cartId: string, email: string): Promise<Order | undefined> {
  const { results } = await calls.orders.query({ query: { cartId, email } });
  return results[0];
}

const rejections: Readonly<Record<string, OrderProblem>> = { PriceChanged: 'priceChanged', OutOfStock: 'outOfStock' };

function rejectionOf(error: unknown): OrderProblem | undefined {
  if (hasStatus(error, 402)) return 'declined';
  if (hasStatus(error, 429)) return 'tooManyDeclines';
  if (!hasStatus(error, 400, 409)) return undefined;
  return rejections[error.code ?? ''] ?? (error.status === 409 ? 'cartChanged' : undefined);
}
