import { returnedCents, returnedUnits, type ReturnedUnits } from '@basin/domain';
import { shippingTaxCents } from '../cart/index.ts';
import { amountDue, paidCents, type Order } from '../orders/index.ts';
import { lifecycleOf } from './order-lifecycle.ts';

/**
 * Returns the cents owed for returned units without a refund: their share of the goods with tax, without shipping, less
 * earlier refunds of more than the units they settled.
 */
export function owedCents(order: Order): number {
  const paid = paidCents(order);
  // a part of a set has no price of its own, so its refund counts only as an amount, towards the return of its set
  const settled = Math.max(worthOf(order, isRefunded), amountDue(order).centAmount - paid);
  // a difference of two sums, because individually rounded shares would not add up
  return Math.max(0, Math.min(worthOf(order, () => true) - settled, paid));
}

function worthOf(order: Order, isCounted: (item: ReturnedUnits) => boolean): number {
  const lines = order.lineItems.map(({ id, quantity, totalPrice }) => ({
    id,
    quantity,
    centAmount: totalPrice.centAmount,
  }));
  const counted = lifecycleOf(order).returnInfo.map(({ items }) => ({ items: items.filter(isCounted) }));
  const paidForGoods = amountDue(order).centAmount - order.shippingTotal.centAmount - shippingTaxCents(order);
  return returnedCents({ lines, returned: returnedUnits(counted), paidForGoods });
}

const isRefunded = ({ paymentState }: ReturnedUnits): boolean => paymentState === 'Refunded';
