import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { notFoundPage } from '../../shell/document/not-found.server.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { noticeToRetry } from '../../shell/notices/retry-notice.server.ts';
import { contentOf, checkoutOf } from '../../shell/sdk/nouns.server.ts';
import { environmentContext, languageContext } from '../../shell/request-context.server.ts';
import { choosePayment } from '../../shell/session/chosen-payment.server.ts';
import { chosenCardFrom, parseCardResponse } from './card-response.server.ts';
import { cardBrandName } from '../orders/index.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';
import { isFree } from './is-free.ts';

/** The query parameter with which PayPal returns a shopper who did not approve the payment. */
const payPalCancelled = 'paypal-cancelled';

export async function loadPaymentStep({ url, context }: LoaderFunctionArgs) {
  const { locale } = context.get(languageContext);
  const { address, billingAddress, sums } = context.get(checkoutCartContext);
  if (!address) throw redirect(pathIn(context, '/checkout'));
  const { paymentOrigin, publicOrigin } = context.get(environmentContext);
  const frame = new URL('/frame', paymentOrigin);
  frame.search = new URLSearchParams({
    locale,
    return: publicOrigin + pathIn(context, '/checkout/payment'),
  }).toString();
  // without scripts the payment service redirects to this URL with its response
  const response = parseCardResponse(Object.fromEntries(url.searchParams));
  const given = response && {
    response,
    brand: await cardBrandName(context, response.type),
    lastFour: response.lastFour,
  };
  const hasPayPal = await isPayPalEnabled(context);
  return {
    frame: frame.href,
    paymentOrigin: frame.origin,
    given,
    hasPayPal,
    billingAddress,
    isFree: isFree(sums),
    isPayPalCancelled: url.searchParams.has(payPalCancelled),
  };
}

/** Stores the card token for the review, or redirects to PayPal. Rejects any response that is not a success. */
export async function handlePayment({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.get('intent') === 'payPal') return startPayPal(context);
  const response = parseCardResponse(Object.fromEntries(form));
  if (!response) {
    queueNotice(context, { key: 'error.general', tone: 'danger' });
    throw redirect(pathIn(context, '/checkout/payment'));
  }
  choosePayment(context, chosenCardFrom(response));
  return redirect(pathIn(context, '/checkout/review'), 303);
}

/** Whether shoppers can pay with PayPal. */
export const isPayPalEnabled = async (context: Context): Promise<boolean> =>
  (await contentOf(context).settings()).flags.has('payPal');

/** Redirects to PayPal, where the shopper approves the payment. PayPal returns them to the review. */
async function startPayPal(context: Context): Promise<Response> {
  if (!(await isPayPalEnabled(context))) throw await notFoundPage(context);
  const checkout = context.get(environmentContext).publicOrigin + pathIn(context, '/checkout');
  const started = await checkoutOf(context)
    .startPayPal({
      cart: context.get(checkoutCartContext),
      returnUrl: `${checkout}/review`,
      cancelUrl: `${checkout}/payment?${payPalCancelled}`,
    })
    .catch(noticeToRetry(context));
  if (!started) return redirect(pathIn(context, '/checkout/payment'), 303);
  if (started.url === null) throw data(null, 503);
  return redirect(started.url, 303);
}
