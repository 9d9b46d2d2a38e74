import { changeQuantity, type CartChange, type NewItem, type QuantityNotice } from './change-items.ts';
import type { CartOnlyCalls, Shopper } from './open-cart.ts';

/** An item to add to the cart. */
export interface CartAddition extends NewItem {
  /** Accessories such as required parts; by default as many as of the item. */
  readonly accessories?: readonly { readonly sku: string; readonly quantity?: number | undefined }[] | undefined;
}

/** Returns the items of an addition, including its accessories. */
export const itemsOf = ({ accessories = [], ...item }: CartAddition): NewItem[] => [
  item,
  ...accessories.map(({ sku, quantity = item.quantity }) => ({ sku, quantity })),
];

/**
 * Adjusts accessories to the added items: when the stock capped an item, removes the accessories added for the missing
 * units, once when the addition is sent again. Sends nothing when no quantity was capped.
 */
export async function fitAccessories(
  calls: CartOnlyCalls,
  shopper: Shopper,
  additions: readonly CartAddition[],
  { cart: added, notices }: CartChange,
): Promise<CartChange> {
  let cart = added;
  const surplus = new Map<string, number>();
  for (const { sku, quantity } of additions.flatMap((addition) => surplusOf(addition, notices)))
    surplus.set(sku, (surplus.get(sku) ?? 0) + quantity);
  for (const [sku, quantity] of surplus) {
    const line = added?.lineItems.find((each) => each.sku === sku && each.isBundleChildItem !== true);
    if (!line) continue;
    const change = { lineItemId: line.id, by: -quantity, from: line.quantity };
    ({ cart } = await changeQuantity(calls, shopper, change));
  }
  return { cart, notices };
}

function surplusOf(addition: CartAddition, notices: readonly QuantityNotice[]): NewItem[] {
  const added = maxAdded(addition, notices);
  if (added === addition.quantity) return [];
  return (addition.accessories ?? []).flatMap(({ sku, quantity }) => {
    const wanted = added === 0 ? 0 : (quantity ?? added);
    const surplus = maxAdded({ sku, quantity: quantity ?? addition.quantity }, notices) - wanted;
    return surplus > 0 ? [{ sku, quantity: surplus }] : [];
  });
}

/** Returns the maximum number of units that were added; a capped quantity is that of the whole cart. */
function maxAdded({ sku, quantity }: NewItem, notices: readonly QuantityNotice[]): number {
  const cut = notices.find((notice) => notice.sku === sku);
  if (!cut) return quantity;
  return cut.message === 'capped' ? Math.min(cut.quantity, quantity) : 0;
}
