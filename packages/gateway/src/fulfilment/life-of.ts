import type { OrderLife } from '@basin/domain';
import type { Order } from '../orders/index.ts';

/** What the rules read of an order. */
export const lifeOf = (order: Order): OrderLife => ({
  ...order,
  returnInfo: order.returnInfo.map(({ items = [] }) => ({ items })),
});
