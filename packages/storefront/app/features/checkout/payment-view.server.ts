import type { RouterContextProvider } from 'react-router';
import type { PaidWith } from '../../shell/session/shop-session.ts';
import { cardBrandName } from './card-brand.server.ts';

/** Returns how a payment is shown: a card with its brand name, `payPal` or `free`. */
export async function paymentView(context: Readonly<RouterContextProvider>, paidWith: PaidWith) {
  if (paidWith === 'payPal' || paidWith === 'free') return paidWith;
  const [brand = '', lastFour = ''] = paidWith.split(' ');
  return { brand: await cardBrandName(context, brand), lastFour };
}

export type PaymentView = Awaited<ReturnType<typeof paymentView>>;
