import { returnedCents, returnedUnits, type ReturnedUnits } from '@basin/domain';
import { amountDue, type Order } from '../orders/index.ts';
import { lifecycleOf } from './order-lifecycle.ts';

/** Returns the paid cents of an order that have not been refunded. */
export const paidCents = (order: Order): number =>
  (order.refunds ?? []).reduce((left, { amount }) => left - amount.centAmount, amountDue(order).centAmount);

/** Returns the cents owed for returned units without a refund: their share of the goods with tax, without shipping. */
export const owedCents = (order: Order): number =>
  // a difference of two sums, because individually rounded shares would not add up
  Math.min(worthOf(order, () => true) - worthOf(order, isRefunded), paidCents(order));

function worthOf(order: Order, isCounted: (item: ReturnedUnits) => boolean): number {
  const lines = order.lineItems.map(({ id, quantity, totalPrice }) => ({
    ...{ id, quantity },
    centAmount: totalPrice.centAmount,
  }));
  const counted = lifecycleOf(order).returnInfo.map(({ items }) => ({ items: items.filter(isCounted) }));
  const paidForGoods = amountDue(order).centAmount - order.shippingTotal.centAmount;
  return returnedCents({ lines, returned: returnedUnits(counted), paidForGoods });
}

const isRefunded = ({ paymentState }: ReturnedUnits): boolean => paymentState === 'Refunded';
