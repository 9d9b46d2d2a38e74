import { defaultLanguage, formatMoney, inLocale, localeTag, type LineUnits, type Money } from '@basin/domain';
import { stageText, type OrderStepRow } from '../fulfilment/index.ts';
import { amountDue, type Order } from '../orders/index.ts';

/** Formats an order as one line: number, date, state, amount and e-mail address. */
export const orderLine = (order: Order): string =>
  [
    order.orderNumber,
    order.createdAt.slice(0, 10),
    stageText(order).padEnd('partly shipped'.length),
    money(amountDue(order)).padStart(12),
    order.customerEmail,
  ].join('  ');

/** Formats an order with its lines, parcels, returns, refunds and steps. */
export function orderText(order: Order, steps: readonly OrderStepRow[]): string {
  const { trackings, returnInfo, refunds = [], lineItems } = order;
  const { associateId } = order.custom.fields;
  return [
    orderLine(order),
    ...(associateId === undefined ? [] : [`  sold by the associate ${associateId}`]),
    ...lineItems.map(
      ({ id, sku, quantity, name }) => `  ${quantity} × ${sku}  ${inLocale(name, defaultLanguage)}  (line ${id})`,
    ),
    ...trackings.map(
      ({ carrier, trackingNumber, items }) => `  parcel ${carrier} ${trackingNumber}: ${unitsText(order, items)}`,
    ),
    ...returnInfo.map(
      ({ items = [], returnDate = '' }) =>
        `  returned ${returnDate.slice(0, 10)}: ${unitsText(
          order,
          items.map(({ lineItemId: id = '', quantity }) => ({ id, quantity })),
        )}`,
    ),
    ...refunds.map(({ amount, createdAt = '' }) => `  refunded ${createdAt.slice(0, 10)}: ${money(amount)}`),
    ...steps.map(stepLine),
  ].join('\n');
}

const stepLine = ({ step, taken_at, taken_by, reason }: OrderStepRow): string =>
  `  ${taken_at.toISOString()}  ${step} by ${taken_by}${reason === null ? '' : `: ${reason}`}`;

const unitsText = ({ lineItems }: Order, units: readonly LineUnits[] = []): string =>
  units.map(({ id, quantity }) => `${quantity} × ${lineItems.find((line) => line.id === id)?.sku ?? id}`).join(', ');

const money = (amount: Money): string => formatMoney(amount, localeTag(defaultLanguage));
