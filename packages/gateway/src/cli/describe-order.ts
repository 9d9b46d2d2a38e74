import { defaultLanguage, formatMoney, localeTag, type LineUnits, type Money } from '@basin/domain';
import { splitOrder, stageText, type OrderStepRow } from '../fulfilment/index.ts';
import { amountDue, lineNameOf, paidCents, type Order } from '../orders/index.ts';
import { paymentText } from '../payment/index.ts';
import { isoDay, isoMinute } from '../texts/company-day.ts';
import { taxLabel } from '../texts/tax-label.ts';

/** Formats an order as one line: number, date, state, amount, e-mail address and refunded amount. */
export const orderLine = (order: Order): string =>
  [
    order.orderNumber,
    dayOf(order.createdAt),
    stageText(order).padEnd('partly shipped'.length),
    money(amountDue(order)).padStart(12),
    order.customerEmail,
    ...refundedText(order),
  ].join('  ');

function refundedText(order: Order): string[] {
  const due = amountDue(order);
  const centAmount = due.centAmount - paidCents(order);
  return centAmount === 0 ? [] : [`${money({ ...due, centAmount })} refunded`];
}

/** Formats an order with its addresses, payment, lines, sums, parcels, returns, refunds and steps. */
export function orderText(order: Order, steps: readonly OrderStepRow[]): string {
  const { trackings, returnInfo, refunds = [] } = order;
  return [
    orderLine(order),
    ...factsOf(order).map(([label, text]) => `  ${label.padEnd(labelWidth)}${text}`),
    ...order.lineItems.map(lineText),
    ...partLines(order),
    ...sumsOf(order).map(([label, amount]) => `  ${label.padEnd(labelWidth)}${money(amount).padStart(12)}`),
    ...trackings.map(
      ({ carrier, trackingNumber, items }) => `  parcel ${carrier} ${trackingNumber}: ${unitsText(order, items)}`,
    ),
    ...returnInfo.map(
      ({ items = [], returnDate }) =>
        `  returned ${dayOf(returnDate)}: ${unitsText(
          order,
          items.map(({ lineItemId: id = '', quantity }) => ({ id, quantity })),
        )}`,
    ),
    ...refunds.map(({ amount, createdAt }) => `  refunded ${dayOf(createdAt)}: ${money(amount)}`),
    ...steps.map(stepLine),
  ].join('\n');
}

const labelWidth = 'billing address'.length + 2;

/** Returns what is known of an order besides its lines, with labels. */
function factsOf(order: Order) {
  const { shippingAddress, billingAddress, shippingInfo, custom } = order;
  const { associateId, purchaseOrderNumber } = custom.fields;
  const facts = [
    ['shipping to', shippingAddress && addressText(shippingAddress)],
    ['contact', shippingAddress && [shippingAddress.email, shippingAddress.phone].filter(Boolean).join(', ')],
    ['billing address', addressText(billingAddress)],
    ['shipping by', shippingInfo?.shippingMethodName],
    ['payment', paymentText(order, defaultLanguage)],
    ['purchase order', purchaseOrderNumber],
    ['sold by', associateId && `the associate ${associateId}`],
  ] as const;
  return facts.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
}

function addressText(address: NonNullable<Order['shippingAddress']>): string {
  const { firstName, lastName, company, streetNumber, streetName, additionalStreetInfo } = address;
  const { city, state, postalCode, country } = address;
  const place = [state, postalCode];
  const parts = [[firstName, lastName], [company], [streetNumber, streetName], [additionalStreetInfo], [city], place];
  return [...parts, [country]]
    .map((words) => words.filter(Boolean).join(' '))
    .filter((part) => part !== '')
    .join(', ');
}

function lineText(line: Order['lineItems'][number]): string {
  const { id, sku, quantity, price, totalPrice } = line;
  const each = money(price.discounted?.value ?? price.value);
  return `  ${quantity} × ${sku}  ${lineNameOf(line, defaultLanguage)}  ${each} each, ${money(totalPrice)}  (line ${id})`;
}

/** Describes the parts of a split order. */
function partLines(order: Order): string[] {
  const parts = splitOrder(order);
  return parts.length < 2
    ? []
    : parts.map((part) => `  part ${part.orderNumber}  ${stageText(part)}: ${unitsText(order, part.lineItems)}`);
}

function sumsOf({ shippingTotal, taxedPrice, discountOnTotalPrice, ...order }: Order) {
  const discount = discountOnTotalPrice?.discountedAmount;
  const sums = [
    ['discount', discount && { ...discount, centAmount: -discount.centAmount }],
    ['shipping', shippingTotal],
    ...(taxedPrice?.taxPortions ?? []).map((portion) => [taxLabel(portion, defaultLanguage), portion.amount] as const),
    ['total', amountDue({ ...order, taxedPrice })],
  ] as const;
  return sums.flatMap(([label, amount]) => (amount ? [[label, amount] as const] : []));
}

const stepLine = ({ step, taken_at, taken_by, reason }: OrderStepRow): string =>
  `  ${isoMinute(taken_at)}  ${step} by ${taken_by}${reason === null ? '' : `: ${reason}`}`;

const dayOf = (time: string | undefined): string => (time === undefined ? '' : isoDay(new Date(time)));

const unitsText = ({ lineItems }: Order, units: readonly LineUnits[] = []): string =>
  units.map(({ id, quantity }) => `${quantity} × ${lineItems.find((line) => line.id === id)?.sku ?? id}`).join(', ');

const money = (amount: Money): string => formatMoney(amount, localeTag(defaultLanguage));
