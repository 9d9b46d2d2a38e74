/** @see platform spec §4 */
export const orderStatuses = ['Completed', 'Cancelled', 'Shipped'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Order type of an order placed by a store associate. @see platform spec §1 */
export const associateOrderType = 'ISC';

/** The parts of an order that say how far it is. */
export interface OrderProgress {
  readonly orderStatus?: string | undefined;
  /** Open, Confirmed, Complete, Cancelled. */
  readonly orderState?: string | undefined;
  /** Shipped, Delivered, Ready, Pending, … */
  readonly shipmentState?: string | undefined;
}

/**
 * The status of an order; without one of its own: a shipped or delivered shipment is Shipped, else a cancelled order is Cancelled and a
 * complete one Completed. Any other order shows its state as it is; undefined when it has none.
 *
 * @see docs/domain.md A40
 */
export function orderStatusOf({ orderStatus, orderState, shipmentState }: OrderProgress): string | undefined {
  if (orderStatus) return orderStatus;
  if (shipmentState === 'Shipped' || shipmentState === 'Delivered') return 'Shipped' satisfies OrderStatus;
  return orderState === 'Complete' ? ('Completed' satisfies OrderStatus) : orderState;
}
