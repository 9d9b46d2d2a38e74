import { redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import { environmentContext, languageContext, sessionContext } from '../../shell/request-context.server.ts';
import { cardTokenFrom, readCardAnswer } from './card-answer.server.ts';
import { cardBrandName } from './card-brand.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';

export async function loadPaymentStep({ request, context }: LoaderFunctionArgs) {
  const { locale } = context.get(languageContext);
  if (!context.get(checkoutCartContext).address) throw redirect(`/${locale}/checkout`);
  const { paymentOrigin, publicOrigin } = context.get(environmentContext);
  const frame = new URL('/frame', paymentOrigin);
  frame.search = new URLSearchParams({ locale, return: `${publicOrigin}/${locale}/checkout/payment` }).toString();
  // without scripts the payment service comes back to this address with its answer
  const answer = readCardAnswer(Object.fromEntries(new URL(request.url).searchParams));
  const given = answer && { answer, brand: await cardBrandName(context, answer.type), lastFour: answer.lastFour };
  return { frame: frame.href, paymentOrigin: frame.origin, given };
}

/** Keeps the card's token for the review; an answer that is no success changes nothing. */
export async function handleCardAnswer({ request, context }: ActionFunctionArgs) {
  const { locale } = context.get(languageContext);
  const answer = readCardAnswer(Object.fromEntries(await request.formData()));
  if (!answer) throw redirect(`/${locale}/checkout/payment`);
  context.get(sessionContext).set('card', cardTokenFrom(answer));
  return redirect(`/${locale}/checkout/review`, 303);
}
