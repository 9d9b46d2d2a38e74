import type { Translate } from '../../shell/texts/translate.ts';
import type { PaymentView } from './payment-view.server.ts';

/** Returns the display text of a payment. */
export function paymentText(t: Translate, paidWith: PaymentView): string {
  if (typeof paidWith === 'object') return t('checkout.payment.cardEnding', paidWith);
  return t(paidWith === 'free' ? 'checkout.payment.none' : 'checkout.payment.paypal');
}
