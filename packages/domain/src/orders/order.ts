import { isYoungerThan } from '../dates.ts';
import { normaliseEmail } from '../validation/email.ts';

/** The statuses of an order. @see platform spec §4 */
export const orderStatuses = ['Completed', 'Cancelled', 'Shipped'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The order type of an order placed by a store associate. @see platform spec §1 */
export const associateOrderType = 'ISC';

/** The order fields that determine its status. */
export interface OrderProgress {
  readonly orderStatus?: string | undefined;
  /** Open, Confirmed, Complete, Cancelled. */
  readonly orderState?: string | undefined;
  /** Shipped, Delivered, Ready, Pending, … */
  readonly shipmentState?: string | undefined;
}

/**
 * Returns the status of an order. Without a status: Shipped if its shipment is shipped or delivered, Cancelled if the
 * order is cancelled, Completed if it is complete. Any other order returns its state unchanged; undefined when it has
 * none.
 *
 * @see docs/domain.md A40
 */
export function orderStatusOf({ orderStatus, orderState, shipmentState }: OrderProgress): string | undefined {
  if (orderStatus) return orderStatus;
  if (shipmentState === 'Shipped' || shipmentState === 'Delivered') return 'Shipped' satisfies OrderStatus;
  return orderState === 'Complete' ? ('Completed' satisfies OrderStatus) : orderState;
}

/** Days after an order during which its follow-up offers are shown. @see platform spec §9 and docs/domain.md A26 */
export const postOrderDays = 45;

/** Returns whether the follow-up offers of an order are still shown: for 45 days. @see platform spec §9 */
export function isInPostOrderPeriod(orderedAt: Date, now: Date): boolean {
  return isYoungerThan(orderedAt, now, postOrderDays * 86_400_000);
}

/** The values that identify an order. @see catalogue spec §3 */
export interface OrderLookup {
  readonly email: string;
  readonly orderId: string;
}

/**
 * Returns a look-up as the wire expects it: e-mail trimmed and in lower case, order number trimmed and in upper case.
 *
 * @see catalogue spec §5
 */
export function orderLookup({ email, orderId }: OrderLookup): OrderLookup {
  return { email: normaliseEmail(email), orderId: orderId.trim().toUpperCase() };
}

/** An order found by a look-up. @see catalogue spec §3 */
export interface FoundOrder<Address> {
  readonly addresses?: { readonly shipping?: Address | undefined; readonly billing?: Address | undefined } | undefined;
}

/** Returns the shipping address of a found order, else its billing address; undefined when it has neither. */
export function addressOfFoundOrder<Address>({ addresses }: FoundOrder<Address>): Address | undefined {
  return addresses?.shipping ?? addresses?.billing;
}
