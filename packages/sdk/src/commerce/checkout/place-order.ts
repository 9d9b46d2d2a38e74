import {
  associateOrderType,
  fraudStatuses,
  localeTag,
  paymentSuccessCode,
  type FraudStatus,
  type Locale,
  type PaymentType,
} from '@basin/domain';
import type { CheckoutCalls, OrdersCalls } from '../../calls.ts';
import { hasStatus, isSdkError } from '../../client/errors.ts';
import type { CheckoutPayReply, CheckoutSubmitInput, OrderDocument } from '../../contract/types.ts';
import type { Shopper } from '../cart/open-cart.ts';
import { orderFrom, type Order } from '../orders/read-order.ts';
import { addressDraftFrom, type PostalAddressInput } from '../postal-address.ts';
import type { CartVersion } from './delivery.ts';

/** The order to place, and its payment. */
export interface PlaceOrder {
  /** The id and version of the cart that the shopper reviewed. */
  readonly cart: CartVersion;
  /** Null for a cart without cost, which requires no payment. */
  readonly payment: PaymentMethod | null;
  /** Billing address of the payment; an order without payment uses the address of its cart. */
  readonly billingAddress: PostalAddressInput;
  readonly email: string;
  /** The number of the order in the company's own books. */
  readonly purchaseOrderNumber?: string | undefined;
  /**
   * Generated with the form that the shopper submits and reused for retries, so that the order is paid and placed only
   * once.
   */
  readonly keys: OrderKeys;
}

/** One idempotency key per effect, such as a UUID. */
export interface OrderKeys {
  readonly payment: string;
  readonly order: string;
}

export type PaymentMethod = CardPayment | PayPalPayment;

/** A card, given by the token of the payment frame. */
export interface CardPayment {
  readonly type: 'card';
  /** A single-use token for the card. */
  readonly token: string;
  /** The brand code of the frame, such as `VI`. */
  readonly brand: string;
  readonly lastFour: string;
  /** Two digits. */
  readonly expMonth: string;
  /** Two or four digits. */
  readonly expYear: string;
  readonly holderName: string;
}

/** A PayPal approval, from the parameters with which the shopper returns. */
export interface PayPalPayment {
  readonly type: 'payPal';
  readonly token: string;
  readonly payerId: string;
}

/**
 * Why no order was placed: the payment was declined or is temporarily blocked, the token of the card or the approval of
 * PayPal can no longer be used, or the cart differs from the reviewed one.
 */
export type OrderProblem =
  'declined' | 'paymentExpired' | 'tooManyDeclines' | 'priceChanged' | 'outOfStock' | 'notSold' | 'cartChanged';

/** An order, or the reason why none was placed. */
export type PlacedOrder =
  | { readonly ok: true; readonly order: Order }
  | {
      readonly ok: false;
      readonly reason: OrderProblem;
      /** The result of the fraud screening, for a payment that it stopped. */
      readonly fraudStatus?: FraudStatus;
    };

/** The calls that an order uses. */
export interface OrderingCalls {
  readonly checkout: Pick<CheckoutCalls, 'pay' | 'submit'>;
  readonly orders: Pick<OrdersCalls, 'query'>;
}

/** The shopper who orders, and the language of the order. */
export interface OrderingOptions {
  readonly shopper: Shopper;
  readonly locale: Locale;
}

/** Pays for a cart and places the order. @see platform spec §4, §8 and wire reference §26, §28 */
export async function placeOrder(
  calls: OrderingCalls,
  options: OrderingOptions,
  wanted: PlaceOrder,
): Promise<PlacedOrder> {
  try {
    const payment = wanted.payment && (await pay(calls, wanted, wanted.payment));
    if (payment && isStopped(payment)) return { ok: false, reason: 'declined', ...fraudOf(payment) };
    return { ok: true, order: orderFrom(await submit(calls, options, wanted, payment), options.locale) };
  } catch (error) {
    const reason = rejectionOf(error);
    if (reason === undefined) throw error;
    return { ok: false, reason, ...(isSdkError(error) && error.kind === 'http' && fraudOf(error.body)) };
  }
}

/** Returns the order of a cart; undefined while there is none. */
export async function findOrderOf(
  { orders }: Pick<OrderingCalls, 'orders'>,
  { cartId, email }: { readonly cartId: string; readonly email: string },
): Promise<OrderDocument | undefined> {
  const { results } = await orders.query({ query: { cartId, email } });
  return results[0];
}

function pay({ checkout }: OrderingCalls, { cart, billingAddress, keys }: PlaceOrder, payment: PaymentMethod) {
  const shared = { cartId: cart.id, version: cart.version, billingAddress: addressDraftFrom(billingAddress) };
  return checkout.pay({ body: { ...shared, ...wirePayment(payment) }, idempotencyKey: keys.payment });
}

function wirePayment(payment: PaymentMethod) {
  if (payment.type === 'payPal') {
    const { token, payerId } = payment;
    return { paymentType: 'PP', paypal: { token, payerId } } as const;
  }
  const { type: _, ...card } = payment;
  return { paymentType: 'CREDIT_CARD', card: { ...card, responseCode: paymentSuccessCode } } as const;
}

/** Returns the fraud screening result of a response. */
function fraudOf(body: unknown): { readonly fraudStatus?: FraudStatus } {
  const value = (body as { readonly fraudStatus?: unknown } | null | undefined)?.fraudStatus;
  const fraudStatus = fraudStatuses.find((status) => status === value);
  return fraudStatus === undefined ? {} : { fraudStatus };
}

const isExpired = (body: unknown) =>
  (body as { readonly declineCode?: unknown } | null | undefined)?.declineCode === 'INVALID_TOKEN';

/** Every fraud screening result except ACCEPT stops the order. @see wire reference A41 */
const isStopped = ({ fraudStatus }: CheckoutPayReply) => fraudStatus !== undefined && fraudStatus !== 'ACCEPT';

const paymentTypes: Readonly<Record<PaymentMethod['type'], PaymentType>> = { card: 'CREDIT_CARD', payPal: 'PP' };

async function submit(
  calls: OrderingCalls,
  { shopper: { koc }, locale }: OrderingOptions,
  { cart, payment, email, purchaseOrderNumber, keys }: PlaceOrder,
  paid: CheckoutPayReply | null,
): Promise<OrderDocument> {
  const body: CheckoutSubmitInput['body'] = {
    cartId: cart.id,
    version: paid?.cartVersion ?? cart.version,
    ...(payment && paid && { paymentId: paid.paymentId, paymentType: paymentTypes[payment.type] }),
    email,
    locale: localeTag(locale),
    ...(purchaseOrderNumber !== undefined && { purchaseOrderNumber }),
    ...(koc !== undefined && { orderType: associateOrderType, associateId: koc }),
  };
  const send = () => calls.checkout.submit({ body, idempotencyKey: keys.order });
  try {
    return await send();
  } catch (error) {
    if (!hasNoResponse(error)) throw error;
    return (await findOrderOf(calls, { cartId: cart.id, email })) ?? send();
  }
}

const hasNoResponse = (error: unknown) => isSdkError(error) && (error.kind === 'network' || error.kind === 'timeout');

const rejections: Readonly<Record<string, OrderProblem>> = {
  PriceChanged: 'priceChanged',
  DiscountCodeNonApplicable: 'priceChanged',
  OutOfStock: 'outOfStock',
  NotSold: 'notSold',
  ShippingMethodDoesNotMatchCart: 'cartChanged', // a line can no longer be shipped
};

function rejectionOf(error: unknown): OrderProblem | undefined {
  if (hasStatus(error, 402)) return isExpired(error.body) ? 'paymentExpired' : 'declined';
  if (hasStatus(error, 429)) return 'tooManyDeclines';
  if (!hasStatus(error, 400, 409)) return undefined;
  return rejections[error.code ?? ''] ?? (error.status === 409 ? 'cartChanged' : undefined);
}
