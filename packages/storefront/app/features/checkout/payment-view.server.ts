import type { Context } from '../../shell/context.ts';
import { cardBrandName } from '../orders/index.server.ts';
import type { PaymentView } from '../orders/index.ts';
import type { PaidWith } from '../../shell/session/shop-session.ts';

/** Returns how a payment is shown: a card with its brand name, `payPal` or `free`. */
export async function paymentView(context: Context, paidWith: PaidWith): Promise<PaymentView> {
  if (paidWith === 'payPal' || paidWith === 'free') return paidWith;
  const [brand = '', lastFour = ''] = paidWith.split(' ');
  return { brand: await cardBrandName(context, brand), lastFour };
}
