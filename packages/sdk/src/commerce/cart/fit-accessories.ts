import { changeQuantity, type CartChange, type NewItem, type QuantityNotice } from './change-items.ts';
import type { CartOnlyCalls, Shopper } from './open-cart.ts';

/** Something to put into the cart. */
export interface CartAddition extends NewItem {
  /** What goes with it, such as required parts: as many as of the item unless they say otherwise. */
  readonly accessories?: readonly { readonly sku: string; readonly quantity?: number | undefined }[] | undefined;
}

/** The items of an addition, its accessories included. */
export const itemsOf = ({ accessories = [], ...item }: CartAddition): NewItem[] => [
  item,
  ...accessories.map(({ sku, quantity = item.quantity }) => ({ sku, quantity })),
];

/**
 * Returns a change whose accessories fit what was added: where the stock cut an item, what was added for the missing units is taken out
 * again. Without a cut nothing is sent.
 */
export async function fitAccessories(
  calls: CartOnlyCalls,
  shopper: Shopper,
  additions: readonly CartAddition[],
  { cart: added, notices }: CartChange,
): Promise<CartChange> {
  let cart = added;
  for (const { sku, quantity } of additions.flatMap((addition) => surplusOf(addition, notices))) {
    const line = cart?.lineItems.find((each) => each.sku === sku && each.isBundleChildItem !== true);
    if (line) ({ cart } = await changeQuantity(calls, shopper, { lineItemId: line.id, by: -quantity }));
  }
  return { cart, notices };
}

function surplusOf(addition: CartAddition, notices: readonly QuantityNotice[]): NewItem[] {
  const most = mostAdded(addition, notices);
  if (most === addition.quantity) return [];
  return (addition.accessories ?? []).flatMap(({ sku, quantity }) => {
    const wanted = most === 0 ? 0 : (quantity ?? most);
    const surplus = mostAdded({ sku, quantity: quantity ?? addition.quantity }, notices) - wanted;
    return surplus > 0 ? [{ sku, quantity: surplus }] : [];
  });
}

/** The most units that can have been added: a cut quantity is that of the whole cart. */
function mostAdded({ sku, quantity }: NewItem, notices: readonly QuantityNotice[]): number {
  const cut = notices.find((notice) => notice.sku === sku);
  if (!cut) return quantity;
  return cut.message === 'capped' ? Math.min(cut.quantity, quantity) : 0;
}
