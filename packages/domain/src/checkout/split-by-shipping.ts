/** What a shipment assignment said about the lines; every part may be missing. */
export interface ShipmentAnswer {
  /** Line ids. */
  readonly shippingItems?: readonly string[] | undefined;
  /** Line ids. */
  readonly noShippingItems?: readonly string[] | undefined;
  readonly shipments?: readonly { readonly lineItemIds: readonly string[] }[] | undefined;
  /** Skus of the answer's error. */
  readonly unavailableSkus?: readonly string[] | undefined;
}

/** Lines that ship and lines that do not, each in the order of the cart. */
export interface ShippingSplit<Line> {
  readonly shipping: Line[];
  readonly noShipping: Line[];
}

/**
 * The lines that ship and those that do not, each in the order of the cart. A line does not ship when the answer lists it so, or names its
 * sku as unavailable, or (without lists) puts it in no shipment.
 *
 * @see platform spec §4
 */
export function splitByShipping<Line extends { readonly id: string; readonly sku: string }>(
  lines: readonly Line[],
  answer: ShipmentAnswer,
): ShippingSplit<Line> {
  const stays = new Set(answer.noShippingItems);
  const unavailable = new Set(answer.unavailableSkus);
  const goes = assignedLines(answer);
  const split: ShippingSplit<Line> = { shipping: [], noShipping: [] };
  for (const line of lines) {
    const ships = !stays.has(line.id) && !unavailable.has(line.sku) && (goes?.has(line.id) ?? true);
    (ships ? split.shipping : split.noShipping).push(line);
  }
  return split;
}

/** Line ids that ship; undefined when the answer does not say. */
function assignedLines({ shippingItems, noShippingItems, shipments }: ShipmentAnswer): Set<string> | undefined {
  if (shippingItems) return new Set(shippingItems);
  if (noShippingItems || !shipments) return undefined;
  return new Set(shipments.flatMap(({ lineItemIds }) => lineItemIds));
}

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
