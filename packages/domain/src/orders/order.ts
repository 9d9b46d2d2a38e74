import { isWithin } from '../dates.ts';
import { normaliseEmail } from '../validation/email.ts';

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

/** How long after an order its follow-up offers are shown. @see platform spec §9 and docs/domain.md A26 */
export const postOrderDays = 45;

/** Whether the offers that follow an order are still shown: for 45 days. @see platform spec §9 */
export function isInPostOrderPeriod(orderedAt: Date, now: Date): boolean {
  return isWithin(orderedAt, now, postOrderDays * 86_400_000);
}

/** What an order is looked up by. @see catalogue spec §3 */
export interface OrderLookup {
  readonly email: string;
  readonly orderId: string;
}

/** A look-up as it is sent: e-mail trimmed and in lower case, order number trimmed and in upper case. @see catalogue spec §5 */
export function orderLookup({ email, orderId }: OrderLookup): OrderLookup {
  return { email: normaliseEmail(email), orderId: orderId.trim().toUpperCase() };
}

/** The addresses of an order that a look-up found. @see catalogue spec §3 */
export interface FoundOrder<Address> {
  readonly addresses?: { readonly shipping?: Address | undefined; readonly billing?: Address | undefined } | undefined;
}

/** The address that a found order went to, else the one that it was billed to; undefined when it has none. */
export function foundAddress<Address>({ addresses }: FoundOrder<Address>): Address | undefined {
  return addresses?.shipping ?? addresses?.billing;
}
