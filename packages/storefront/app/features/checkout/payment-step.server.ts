import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router';
import { contentOf, checkoutOf } from '../../shell/sdk/nouns.server.ts';
import { environmentContext, languageContext, sessionContext } from '../../shell/request-context.server.ts';
import { cardTokenFrom, readCardAnswer } from './card-answer.server.ts';
import { cardBrandName } from './card-brand.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';
import { isFree } from './is-free.ts';

export async function loadPaymentStep({ request, context }: LoaderFunctionArgs) {
  const { locale } = context.get(languageContext);
  const { address, billingAddress, sums } = context.get(checkoutCartContext);
  if (!address) throw redirect(`/${locale}/checkout`);
  const { paymentOrigin, publicOrigin } = context.get(environmentContext);
  const frame = new URL('/frame', paymentOrigin);
  frame.search = new URLSearchParams({ locale, return: `${publicOrigin}/${locale}/checkout/payment` }).toString();
  // without scripts the payment service comes back to this address with its answer
  const answer = readCardAnswer(Object.fromEntries(new URL(request.url).searchParams));
  const given = answer && { answer, brand: await cardBrandName(context, answer.type), lastFour: answer.lastFour };
  const hasPayPal = await takesPayPal(context);
  return { frame: frame.href, paymentOrigin: frame.origin, given, hasPayPal, billingAddress, isFree: isFree(sums) };
}

/** Keeps the card's token for the review, or sends the shopper to PayPal; an answer that is no success changes nothing. */
export async function handlePayment({ request, context }: ActionFunctionArgs) {
  const { locale } = context.get(languageContext);
  const form = await request.formData();
  if (form.get('intent') === 'payPal') return startPayPal(context);
  const answer = readCardAnswer(Object.fromEntries(form));
  if (!answer) throw redirect(`/${locale}/checkout/payment`);
  const session = context.get(sessionContext);
  session.set('card', cardTokenFrom(answer));
  session.unset('payPal');
  return redirect(`/${locale}/checkout/review`, 303);
}

const takesPayPal = async (context: Readonly<RouterContextProvider>): Promise<boolean> =>
  (await contentOf(context).settings()).flags.has('payPal');

/** To the page where the shopper approves the payment; from there they come back to the review. */
async function startPayPal(context: Readonly<RouterContextProvider>): Promise<Response> {
  if (!(await takesPayPal(context))) throw data(null, 404);
  const { locale } = context.get(languageContext);
  const checkout = `${context.get(environmentContext).publicOrigin}/${locale}/checkout`;
  const { url } = await checkoutOf(context).startPayPal({
    cart: context.get(checkoutCartContext),
    returnUrl: `${checkout}/review`,
    cancelUrl: `${checkout}/payment`,
  });
  if (url === null) throw data(null, 503);
  return redirect(url, 303);
}
