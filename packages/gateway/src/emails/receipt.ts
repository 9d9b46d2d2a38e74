import type { Locale } from '@basin/domain';
import { amountDue, type Order } from '../orders/order.ts';
import { languageOf, type EmailDraft } from './email.ts';

/** The e-mail that confirms an order: its pieces and sums, and no address. */
export function receiptOf(order: Order): EmailDraft {
  const { orderNumber, customerEmail, locale, shippingAddress, shippingTotal, taxedPrice } = order;
  return {
    recipient: customerEmail,
    kind: 'order',
    locale,
    facts: {
      firstName: shippingAddress?.firstName,
      orderNumber,
      order: {
        lines: linesOf(order, languageOf(locale)),
        shipping: shippingTotal,
        tax: taxedPrice?.totalTax,
        total: amountDue(order),
      },
    },
  };
}

/** What was ordered; the parts of a set are named by the set. */
function linesOf({ lineItems }: Order, locale: Locale) {
  return lineItems
    .filter(({ custom, totalPrice }) => !(custom.fields.isBundleChildItem && totalPrice.centAmount === 0))
    .map(({ sku, name, quantity, totalPrice }) => ({ sku, name: name[locale], quantity, total: totalPrice }));
}
