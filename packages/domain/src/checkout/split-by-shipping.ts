/** The result of a shipment assignment; every field may be missing. */
export interface ShipmentResponse {
  /** Line ids. */
  readonly shippingItems?: readonly string[] | undefined;
  /** Line ids. */
  readonly noShippingItems?: readonly string[] | undefined;
  readonly shipments?: readonly { readonly lineItemIds: readonly string[] }[] | undefined;
  /** Skus named in the error of the response. */
  readonly unavailableSkus?: readonly string[] | undefined;
}

/** Lines that ship and lines that do not, each in cart order. */
export interface ShippingSplit<Line> {
  readonly shipping: Line[];
  readonly noShipping: Line[];
}

/**
 * Returns the lines that ship and those that do not, each in cart order. A line does not ship when the response lists
 * it as such, when its sku is unavailable, or, if the response has no lists, when no shipment contains it.
 *
 * @see platform spec §4
 */
export function splitByShipping<Line extends { readonly id: string; readonly sku: string }>(
  lines: readonly Line[],
  response: ShipmentResponse,
): ShippingSplit<Line> {
  const stays = new Set(response.noShippingItems);
  const unavailable = new Set(response.unavailableSkus);
  const goes = assignedLines(response);
  const split: ShippingSplit<Line> = { shipping: [], noShipping: [] };
  for (const line of lines) {
    const ships = !stays.has(line.id) && !unavailable.has(line.sku) && (goes?.has(line.id) ?? true);
    (ships ? split.shipping : split.noShipping).push(line);
  }
  return split;
}

/** Returns the ids of lines that ship; undefined when the response does not specify them. */
function assignedLines({ shippingItems, noShippingItems, shipments }: ShipmentResponse): Set<string> | undefined {
  if (shippingItems) return new Set(shippingItems);
  if (noShippingItems || !shipments) return undefined;
  return new Set(shipments.flatMap(({ lineItemIds }) => lineItemIds));
}

/** The message to show the shopper about shipping. @see platform spec §8 */
export type ShippingMessage = 'shippingAddressFailed' | 'cannotShip' | 'noItemsToShip';

/** The outcome of setting an address and assigning shipments. */
export interface ShippingFacts {
  /** Whether the call that sets the address failed. */
  readonly isAddressFailed?: boolean | undefined;
  readonly isNonDeliverableAddress?: boolean | undefined;
  readonly split: ShippingSplit<unknown>;
}

/**
 * Returns the shipping message to show: first for a failed address, then an undeliverable one, then a cart in which no
 * item ships.
 *
 * @see platform spec §8
 */
export function shippingMessage({
  isAddressFailed,
  isNonDeliverableAddress,
  split,
}: ShippingFacts): ShippingMessage | undefined {
  if (isAddressFailed) return 'shippingAddressFailed';
  if (isNonDeliverableAddress) return 'cannotShip';
  return split.shipping.length === 0 && split.noShipping.length > 0 ? 'noItemsToShip' : undefined;
}
