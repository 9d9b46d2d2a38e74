import { formatPhone, tradePersona, type FraudStatus } from '@basin/domain';
import type { Order, OrderProblem } from '@basin/sdk';
import { randomUUID } from 'node:crypto';
import { redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import { hasConsent, reportEvent } from '../../shell/analytics/consent.server.ts';
import { inMajorUnits, itemDetails } from '../../shell/analytics/item-details.ts';
import type { Context } from '../../shell/context.ts';
import { isValid, readForm } from '../../shell/forms/read-form.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { noticeToRetry } from '../../shell/notices/retry-notice.server.ts';
import { servedCustomerContext, sessionContext, shopperContext } from '../../shell/request-context.server.ts';
import { checkoutOf } from '../../shell/sdk/nouns.server.ts';
import { choosePayment } from '../../shell/session/chosen-payment.server.ts';
import type { PaidWith } from '../../shell/session/shop-session.ts';
import type { TextKey } from '../../shell/texts/translate.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';
import { isFree } from './is-free.ts';
import { orderDraftFrom } from './order-draft.server.ts';
import { isPayPalEnabled } from './payment-step.server.ts';
import { paymentView } from './payment-view.server.ts';
import { completeOrder } from './complete-order.server.ts';
import { findShipments } from './find-shipments.server.ts';

/**
 * Loads the order as it will be placed. When PayPal redirects here with its approval, moves the approval from the URL
 * to the session.
 */
export async function loadReviewStep({ context, url }: LoaderFunctionArgs) {
  const cart = context.get(checkoutCartContext);
  const { address, billingAddress, email, sums } = cart;
  const session = context.get(sessionContext);
  const approval = readApproval(url.searchParams);
  if (approval) {
    choosePayment(context, { type: 'payPal', ...approval, cents: sums.total.cents });
    throw redirect(pathIn(context, '/checkout/review'), 303);
  }
  if (!(await canStillPay(context))) session.unset('payment');
  const paid = paidWith(context);
  if (!address) throw redirect(pathIn(context, '/checkout'));
  if (paid === undefined) throw redirect(pathIn(context, '/checkout/payment'));
  const { shipments, unavailable, version, total } = await findShipments(context, cart, 'review');
  if (unavailable.length > 0) throw redirect(pathIn(context, '/checkout/shipping')); // which offers to remove them
  // the form carries these idempotency keys: sent twice, it pays and orders once
  const form = session.get('unconfirmed') ?? { keys: { payment: randomUUID(), order: randomUUID() }, version };
  return {
    address,
    billingAddress,
    email,
    phone: address.phone && formatPhone(address.phone),
    shipments,
    paidWith: await paymentView(context, paid),
    ...form,
    purchaseOrderNumber: session.get('purchaseOrderNumber'),
    total,
    // companies track orders by their own purchase order numbers
    hasPurchaseOrder: (context.get(servedCustomerContext) ?? context.get(shopperContext)).persona === tradePersona,
  };
}

/** Whether PayPal is still offered, and its approval is for what the cart costs now. Cards are checked when they pay. */
async function canStillPay(context: Context): Promise<boolean> {
  const payment = context.get(sessionContext).get('payment');
  if (payment?.type !== 'payPal') return true;
  return payment.cents === context.get(checkoutCartContext).sums.total.cents && (await isPayPalEnabled(context));
}

/** Returns the approval that PayPal adds to the return URL. */
function readApproval(search: URLSearchParams) {
  const [token, payerId] = [search.get('token'), search.get('PayerID')];
  const isPart = (text: string | null): text is string => text !== null && /^[\w-]{1,128}$/.test(text);
  return isPart(token) && isPart(payerId) ? { token, payerId } : undefined;
}

const redirectsByProblem = {
  declined: { path: '/declined' },
  paymentExpired: { path: '/checkout/payment', key: 'checkout.error.paymentExpired' },
  tooManyDeclines: { path: '/checkout/review', key: 'checkout.error.tooManyDeclines' },
  priceChanged: { path: '/cart', key: 'checkout.error.priceChanged' },
  outOfStock: { path: '/cart', key: 'checkout.error.outOfStock' },
  notSold: { path: '/cart', key: 'checkout.error.notSold' },
  cartChanged: { path: '/checkout/review', key: 'cart.changed' },
} as const satisfies Record<OrderProblem, { path: string; key?: string }>;

/** The message for each result of the fraud check. */
const fraudKeys: Readonly<Partial<Record<FraudStatus, TextKey>>> = {
  CHALLENGE: 'checkout.declined.challenge',
  ERROR: 'checkout.declined.error',
  DENY: 'checkout.declined.deny',
};

/** Places the order. In an outage, the review shows the same form again: the order may have been placed already. */
export async function submitOrder({ request, context }: ActionFunctionArgs) {
  const session = context.get(sessionContext);
  const form = await request.formData();
  const sent = readForm(form, { required: [], optional: ['purchaseOrderNumber'] });
  if (!isValid(sent)) return sent;
  session.set('purchaseOrderNumber', sent.values.purchaseOrderNumber); // a declined payment leads to the form again
  const draft = orderDraftFrom(form, context, sent.values);
  if (!draft) {
    const isChanged = form.get('version') !== String(context.get(checkoutCartContext).version);
    queueNotice(context, { key: isChanged ? 'cart.changed' : 'checkout.notPlaced', tone: 'warning' });
    throw redirect(pathIn(context, '/checkout/review')); // the review asks again for what is missing, such as the card
  }
  const placed = await checkoutOf(context)
    .placeOrder(draft)
    .catch(noticeToRetry(context, 'checkout.error.unconfirmed'));
  if (!placed) session.set('unconfirmed', { keys: draft.keys, version: draft.cart.version });
  if (!placed) return redirect(pathIn(context, '/checkout/review'), 303);
  session.unset('unconfirmed');
  if (!placed.ok) return redirect(pathIn(context, explain(context, placed)), 303);
  completeOrder(context, { orderNumber: placed.order.number, email: draft.email });
  reportOrder(context, placed.order);
  return redirect(pathIn(context, '/order-confirmation'), 303);
}

/** Says why the order was not placed, and returns the path of the page that says it. */
function explain(
  context: Context,
  { reason, fraudStatus }: { readonly reason: OrderProblem; readonly fraudStatus?: FraudStatus | undefined },
): string {
  const next: { path: string; key?: TextKey } = redirectsByProblem[reason];
  if (next.key) queueNotice(context, { key: next.key, tone: 'warning' });
  const session = context.get(sessionContext);
  if (reason === 'declined')
    session.set('declined', (fraudStatus && fraudKeys[fraudStatus]) ?? 'checkout.declined.text');
  if (reason === 'declined' || reason === 'paymentExpired') session.unset('payment');
  return next.path;
}

/** Returns how the shopper pays, or undefined before they have chosen. */
function paidWith(context: Context): PaidWith | undefined {
  if (isFree(context.get(checkoutCartContext).sums)) return 'free';
  const payment = context.get(sessionContext).get('payment');
  return payment?.type === 'card' ? `${payment.brand} ${payment.lastFour}` : payment?.type;
}

/** Reports an order once, when it is placed. Its confirmation page may be opened many times. */
function reportOrder(context: Context, { number: orderNumber, sums, lines }: Order): void {
  if (hasConsent(context)) context.get(sessionContext).set('customerProspect', 'customer');
  const { tax, shipping, total } = sums;
  reportEvent(context, 'orderPlaced', {
    ...itemDetails(lines),
    orderNumber,
    value: (total.cents - (tax?.cents ?? 0) - (shipping?.cents ?? 0)) / 100,
    tax: inMajorUnits(tax),
    shipping: inMajorUnits(shipping),
    total: inMajorUnits(total),
    currency: total.currency,
  });
}
