import { formatMoney, localeFrom, localeTag, unitsToShow, type LineUnits, type Locale } from '@basin/domain';
import { commonBrandOf, wordsOf } from '../checkout/index.ts';
import type { EmailDraft } from '../mail/index.ts';
import type { Order } from '../orders/index.ts';
import { setLinesOf } from './order-lifecycle.ts';

/** Returns the e-mail for a shipment, cancellation or refund, from the changed order; undefined for other steps. */
export function emailOfStep(order: Order, step: string): EmailDraft | undefined {
  const facts = { firstName: order.shippingAddress?.firstName, orderNumber: order.orderNumber };
  const draft = { recipient: order.customerEmail, locale: order.locale };
  if (step === 'ship') return { ...draft, kind: 'shipped', facts: { ...facts, ...parcelFacts(order) } };
  const amount = lastRefund(order);
  if (step === 'cancel') return { ...draft, kind: 'cancelled', facts: { ...facts, refund: amount } };
  if (step === 'refund') return { ...draft, kind: 'refunded', facts: { ...facts, ...(amount && { amount }) } };
  return undefined;
}

function parcelFacts(order: Order) {
  const { carrier = '', trackingNumber = '', url, items = [] } = order.trackings.at(-1) ?? {};
  const units = unitsToShow(setLinesOf(order), items);
  const lines = linesOf(order, units, localeFrom(order.locale));
  return { carrier, trackingNumber, trackingUrl: url, order: { lines, brand: commonBrandOf(order) } };
}

/** Returns the lines of a parcel, each with its share of the price; a part included in its set has no price. */
const linesOf = ({ lineItems }: Order, units: readonly LineUnits[], locale: Locale) =>
  lineItems.flatMap((line) => {
    const { id, sku, quantity, totalPrice, custom } = line;
    const sent = units.reduce((sum, each) => (each.id === id ? sum + each.quantity : sum), 0);
    const total = { ...totalPrice, centAmount: Math.round((totalPrice.centAmount * sent) / quantity) };
    const isPaidWithSet = custom.fields.bundleParentId !== undefined && total.centAmount === 0;
    const words = wordsOf(line, sent, locale);
    return sent === 0 ? [] : [{ sku, ...words, quantity: sent, ...(!isPaidWithSet && { total }) }];
  });

function lastRefund({ refunds = [], locale }: Order): string | undefined {
  const amount = refunds.at(-1)?.amount;
  return amount && formatMoney(amount, localeTag(localeFrom(locale)));
}
