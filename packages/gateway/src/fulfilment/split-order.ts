import { sumMoney, unitsToShip, type OrderLife } from '@basin/domain';
import type { Order } from '../orders/index.ts';
import { lifecycleOf } from './order-lifecycle.ts';

/** What was paid and refunded belongs to the whole order. */
const leftOut = {
  shippingInfo: undefined,
  shippingTotal: undefined,
  taxedPrice: undefined,
  discountOnTotalPrice: undefined,
  payment: undefined,
  refunds: undefined,
};

/** A part of a split order. */
export interface PartOfOrder extends Omit<Order, keyof typeof leftOut> {
  readonly parentOrderNumber: string;
}

/**
 * Returns the orders that an order is split into, one for each shipment, numbered `W1234-1`, `W1234-2` and so on; the
 * order itself when all of it travels together. Services are in no part.
 *
 * @see wire reference §24, §70
 */
export function splitOrder(order: Order): (Order | PartOfOrder)[] {
  const { shipments = [] } = order;
  return shipments.length < 2 ? [order] : shipments.map((shipment, index) => partOf(order, shipment, index + 1));
}

function partOf(order: Order, shipment: NonNullable<Order['shipments']>[number], place: number): PartOfOrder {
  const hasLine = (id: string | undefined): boolean => shipment.lineItemIds.some((line) => line === id);
  const lineItems = order.lineItems.filter(({ id }) => hasLine(id));
  const part = {
    ...order,
    ...leftOut,
    id: `${order.id}-${place}`,
    orderNumber: `${order.orderNumber}-${place}`,
    parentOrderNumber: order.orderNumber,
    lineItems,
    customLineItems: [],
    totalPrice: sumMoney(lineItems.map(({ totalPrice }) => totalPrice)),
    shipments: [shipment],
    trackings: partsWith(order.trackings, ({ id }) => hasLine(id)),
    returnInfo: partsWith(order.returnInfo, ({ lineItemId }) => hasLine(lineItemId)),
  };
  return { ...part, shipmentState: shipmentStateOf(part, order) };
}

/** Returns parcels or returns with the items of a part, without those of other parts only. */
function partsWith<Entry extends { readonly items?: readonly object[] | undefined }>(
  entries: readonly Entry[],
  isIncluded: (item: NonNullable<Entry['items']>[number]) => boolean,
): Entry[] {
  return entries
    .map((entry) => (entry.items ? { ...entry, items: entry.items.filter(isIncluded) } : entry))
    .filter(({ items }) => items === undefined || items.length > 0);
}

/** A part of an order that is still open has its own progress. */
function shipmentStateOf(part: Pick<Order, keyof OrderLife>, whole: Order): Order['shipmentState'] {
  if (whole.orderStatus !== undefined) return whole.shipmentState;
  if (part.trackings.length === 0) return 'Pending';
  return unitsToShip(lifecycleOf(part)).length === 0 ? 'Shipped' : 'Partial';
}
