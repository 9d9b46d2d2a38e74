import type { OrderPayment } from '@basin/sdk';
import type { Translate } from '../../shell/texts/translate.ts';

/** How a payment is shown: a card has the name of its brand. */
export type PaymentView = OrderPayment | 'free';

/** Returns the display text of a payment. */
export function paymentText(t: Translate, payment: PaymentView): string {
  if (typeof payment === 'object') return t('checkout.payment.cardEnding', payment);
  return t(payment === 'free' ? 'checkout.payment.none' : 'checkout.payment.paypal');
}
