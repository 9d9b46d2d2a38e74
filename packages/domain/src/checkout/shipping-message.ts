import type { ShippingSplit } from './split-by-shipping.ts';

/** What to tell the shopper about shipping, if anything. @see platform spec §8 */
export type ShippingMessage = 'shippingAddressFailed' | 'cannotShip' | 'noItemsToShip';

/** What is known after an address was set and shipments were assigned. */
export interface ShippingFacts {
  /** The call that sets the address failed. */
  readonly isAddressFailed?: boolean | undefined;
  readonly isNonDeliverableAddress?: boolean | undefined;
  readonly split: ShippingSplit<unknown>;
}

/** The message of a shipping answer: a failed address first, then one that cannot be reached, then no item that ships. @see platform spec §8 */
export function shippingMessage({
  isAddressFailed,
  isNonDeliverableAddress,
  split,
}: ShippingFacts): ShippingMessage | undefined {
  if (isAddressFailed) return 'shippingAddressFailed';
  if (isNonDeliverableAddress) return 'cannotShip';
  return split.shipping.length === 0 && split.noShipping.length > 0 ? 'noItemsToShip' : undefined;
}
