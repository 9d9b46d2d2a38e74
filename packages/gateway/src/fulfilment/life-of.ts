import type { OrderLife, SetLine } from '@basin/domain';
import type { Order } from '../orders/index.ts';

/** What the rules read of an order. */
export const lifeOf = (order: Order): OrderLife => ({
  ...order,
  returnInfo: order.returnInfo.map(({ items = [] }) => ({ items })),
});

/** The lines of an order, the parts of a set with the line of their set. */
export const setLinesOf = ({ lineItems }: Order): SetLine[] =>
  lineItems.map(({ id, quantity, custom }) => ({ id, quantity, bundleParentId: custom.fields.bundleParentId }));
