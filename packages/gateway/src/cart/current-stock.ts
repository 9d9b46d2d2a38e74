import { findOffers, unsoldReasonOf, type Offer } from '../catalogue/index.ts';
import type { Db } from '../database/database.ts';
import type { Cart, CartLine, CartVariant } from './cart.ts';
import { skusIn } from './draft.ts';

/** The stock of a line's sku, and whether its quantity can exceed it. */
interface CurrentStock {
  readonly availability: CartVariant['availability'];
  readonly isBackOrderable: boolean;
}

/** Returns a cart with the current stock of its lines. The stored cart has the stock at its last change. */
export async function withCurrentStock(db: Db, cart: Cart, now: Date): Promise<Cart> {
  const offers = await findOffers(db, skusIn(cart));
  const current = (line: CartLine) => lineWithStock(line, currentStock(offers.get(line.sku), now));
  return { ...cart, lineItems: cart.lineItems.map(current), savedItems: cart.savedItems?.map(current) };
}

/** Returns the stock of a sku: none, with the reason, when it cannot be bought online. */
export function currentStock(offer: Offer | undefined, now: Date): CurrentStock {
  const unsoldReason = unsoldReasonOf(offer, now);
  if (!offer || unsoldReason !== null) {
    const availability = { isOnStock: false, availableQuantity: 0, unsoldReason: unsoldReason ?? undefined };
    return { availability, isBackOrderable: false };
  }
  const { available, restockableInDays } = offer.stock;
  const availability = { isOnStock: available > 0, availableQuantity: available, restockableInDays };
  return { availability, isBackOrderable: offer.variant.backOrderable };
}

/** Returns a line with this stock. */
export const lineWithStock = (line: CartLine, { availability, isBackOrderable }: CurrentStock): CartLine => ({
  ...line,
  variant: { ...line.variant, availability },
  custom: { ...line.custom, fields: { ...line.custom.fields, isBackOrderable } },
});
