import type { OrderProblem } from '@basin/sdk';
import { randomUUID } from 'node:crypto';
import { redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import { leaveNotice } from '../../shell/notices/notices.server.ts';
import { languageContext, sessionContext } from '../../shell/request-context.server.ts';
import { checkoutOf } from '../../shell/sdk/nouns.server.ts';
import type { TextKey } from '../../shell/texts/translate.ts';
import { cardBrandName } from './card-brand.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';
import { orderDraftFrom } from './order-draft.server.ts';

export async function loadReviewStep({ context }: LoaderFunctionArgs) {
  const { locale } = context.get(languageContext);
  const { address, email, version } = context.get(checkoutCartContext);
  const card = context.get(sessionContext).get('card');
  if (!address) throw redirect(`/${locale}/checkout`);
  if (!card) throw redirect(`/${locale}/checkout/payment`);
  const brand = await cardBrandName(context, card.brand);
  // the keys stay with the form: sent twice, it pays once and orders once
  const keys = { payment: randomUUID(), order: randomUUID() };
  return {
    address,
    email,
    card: { brand, lastFour: card.lastFour },
    keys,
    version,
  };
}

const afterProblem = {
  declined: { path: 'declined' },
  tooManyDeclines: { path: 'checkout/review', key: 'checkout.error.tooManyDeclines' },
  priceChanged: { path: 'cart', key: 'checkout.error.priceChanged' },
  outOfStock: { path: 'cart', key: 'checkout.error.outOfStock' },
  cartChanged: { path: 'checkout/review', key: 'cart.changed' },
} as const satisfies Record<OrderProblem, { path: string; key?: string }>;

export async function submitOrder({ request, context }: ActionFunctionArgs) {
  const { locale } = context.get(languageContext);
  const session = context.get(sessionContext);
  const draft = orderDraftFrom(await request.formData(), context);
  if (!draft) throw redirect(`/${locale}/checkout/review`); // what is missing, such as the card, is asked for again
  const placed = await checkoutOf(context).placeOrder(draft);
  if (!placed.ok) {
    const next: { path: string; key?: TextKey } = afterProblem[placed.reason];
    if (next.key) leaveNotice(context, { key: next.key, tone: 'warning' });
    if (placed.reason === 'declined') session.unset('card');
    return redirect(`/${locale}/${next.path}`, 303);
  }
  for (const name of ['card', 'customerCartId'] as const) session.unset(name);
  session.set('lastOrder', { orderNumber: placed.order.number, email: draft.email });
  return redirect(`/${locale}/order-confirmation`, 303);
}
