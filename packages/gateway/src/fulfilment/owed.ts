import { returnedCents, returnedUnits, type ReturnedUnits } from '@basin/domain';
import { amountDue, type Order } from '../orders/index.ts';
import { lifeOf } from './life-of.ts';

/** The cents of an order that were paid and not paid back. */
export const paidCents = (order: Order): number =>
  (order.refunds ?? []).reduce((left, { amount }) => left - amount.centAmount, amountDue(order).centAmount);

/** The cents owed for units that came back and are not paid back: their share of the goods with tax, without shipping. */
export const owedCents = (order: Order): number =>
  // the difference of two sums: shares that are rounded one by one would not add up
  Math.min(worthOf(order, () => true) - worthOf(order, isPaidBack), paidCents(order));

function worthOf(order: Order, isCounted: (item: ReturnedUnits) => boolean): number {
  const lines = order.lineItems.map(({ id, quantity, totalPrice }) => ({
    ...{ id, quantity },
    centAmount: totalPrice.centAmount,
  }));
  const counted = lifeOf(order).returnInfo.map(({ items }) => ({ items: items.filter(isCounted) }));
  const paidForGoods = amountDue(order).centAmount - order.shippingTotal.centAmount;
  return returnedCents({ lines, returned: returnedUnits(counted), paidForGoods });
}

const isPaidBack = ({ paymentState }: ReturnedUnits): boolean => paymentState === 'Refunded';
