import {
  formatMoney,
  localeFrom,
  localeTag,
  returnedUnits,
  unitsToShow,
  type LineUnits,
  type Locale,
  type OrderStep,
} from '@basin/domain';
import { commonBrandOf, lineWordsOf } from '../checkout/index.ts';
import type { EmailDraft } from '../mail/index.ts';
import type { Order } from '../orders/index.ts';
import { setLinesOf } from './order-lifecycle.ts';
import { owedCents } from './owed.ts';

type KindAndFacts = Pick<EmailDraft, 'kind' | 'facts'>;

/** Returns the e-mail that tells the shopper of a step, from the changed order. */
export function emailOfStep(order: Order, step: OrderStep): EmailDraft {
  const { kind, facts } = emails[step](order);
  const common = { firstName: order.billingAddress.firstName, orderNumber: order.orderNumber };
  return { recipient: order.customerEmail, locale: order.locale, kind, facts: { ...common, ...facts } };
}

const emails: Readonly<Record<OrderStep, (order: Order) => KindAndFacts>> = {
  ship: (order) => ({ kind: 'shipped', facts: parcelFacts(order) }),
  complete: (order) => ({ kind: 'completed', facts: { order: listed(order, []) } }),
  cancel: (order) => ({
    kind: 'cancelled',
    facts: { refund: lastRefund(order), order: listed(order, order.lineItems) },
  }),
  return: (order) => ({
    kind: 'returned',
    facts: { owed: owedText(order), order: withoutPrices(listed(order, lastReturn(order))) },
  }),
  refund: (order) => ({ kind: 'refunded', facts: { amount: lastRefund(order) ?? '', order: listed(order, []) } }),
};

function parcelFacts(order: Order) {
  const { carrier = '', trackingNumber = '', url, items = [] } = order.trackings.at(-1) ?? {};
  return { carrier, trackingNumber, trackingUrl: url, order: listed(order, items) };
}

const lastReturn = ({ returnInfo }: Order): LineUnits[] =>
  returnedUnits(returnInfo.slice(-1).map(({ items = [] }) => ({ items })));

/** Returns units of an order as its e-mail lists them, in the look of its brand. */
const listed = (order: Order, units: readonly LineUnits[]) => ({
  lines: linesOf(order, unitsToShow(setLinesOf(order), units), localeFrom(order.locale)),
  brand: commonBrandOf(order),
});

/** Returns the lines of some units, each with its share of the price; a part included in its set has no price. */
const linesOf = ({ lineItems }: Order, units: readonly LineUnits[], locale: Locale) =>
  lineItems.flatMap((line) => {
    const { id, sku, quantity, totalPrice, custom } = line;
    const sent = units.reduce((sum, each) => (each.id === id ? sum + each.quantity : sum), 0);
    const total = { ...totalPrice, centAmount: Math.round((totalPrice.centAmount * sent) / quantity) };
    const isPaidWithSet = custom.fields.bundleParentId !== undefined && total.centAmount === 0;
    const words = lineWordsOf(line, sent, locale);
    return sent === 0 ? [] : [{ sku, ...words, quantity: sent, ...(!isPaidWithSet && { total }) }];
  });

/** Discounts and tax are part of what is owed, so that it differs from the prices of the units. */
const withoutPrices = ({ lines, brand }: ReturnType<typeof listed>) => ({
  lines: lines.map((line) => ({ ...line, total: undefined })),
  brand,
});

function lastRefund({ refunds = [], locale }: Order): string | undefined {
  const amount = refunds.at(-1)?.amount;
  return amount && formatMoney(amount, localeTag(localeFrom(locale)));
}

function owedText(order: Order): string | undefined {
  const centAmount = owedCents(order);
  return centAmount === 0
    ? undefined
    : formatMoney({ ...order.totalPrice, centAmount }, localeTag(localeFrom(order.locale)));
}
