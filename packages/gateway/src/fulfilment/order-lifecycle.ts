import { attributeValue, type OrderLife, type SetLine } from '@basin/domain';
import type { Order } from '../orders/index.ts';

/** Returns the parts of an order that the lifecycle rules read. */
export const lifecycleOf = (order: Pick<Order, keyof OrderLife>): OrderLife => ({
  ...order,
  lineItems: order.lineItems.map(({ id, quantity, variant }) => ({
    id,
    quantity,
    isService: attributeValue(variant.attributes, 'ProductKind') === 'service',
  })),
  returnInfo: order.returnInfo.map(({ items = [] }) => ({ items })),
});

/** Returns the lines of an order; the parts of a set refer to the line of their set. */
export const setLinesOf = ({ lineItems }: Order): SetLine[] =>
  lineItems.map(({ id, quantity, custom }) => ({ id, quantity, bundleParentId: custom.fields.bundleParentId }));
