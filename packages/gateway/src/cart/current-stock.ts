import { findOffers, unsoldReasonOf, type Offer } from '../catalogue/index.ts';
import type { HandlerContext } from '../http/implement.ts';
import type { Principal } from '../http/principal.ts';
import type { Cart, CartLine, CartVariant } from './cart.ts';
import { lineDraftFrom, skusIn } from './draft.ts';
import { findGroupOfCart } from './group-of-cart.ts';
import { linePrice } from './line-price.ts';

/** The stock of a line's sku, and whether its quantity can exceed it. */
interface CurrentStock {
  readonly availability: CartVariant['availability'];
  readonly isBackOrderable: boolean;
}

/** Who reads a cart, and when. */
interface CartReader extends Pick<HandlerContext, 'db' | 'now'> {
  readonly principal: Principal;
}

/** Returns a cart with the current stock of its lines. The stored cart has the stock at its last change. */
export async function withCurrentStock({ db, principal, now }: CartReader, cart: Cart): Promise<Cart> {
  const customerGroup = await findGroupOfCart(db, cart, principal);
  const pricing = { offers: await findOffers(db, skusIn(cart)), customerGroup };
  const withStock = (lines: readonly CartLine[]): CartLine[] => {
    const drafts = lines.map(lineDraftFrom);
    return lines.map((line) => {
      const isPriced = linePrice(lineDraftFrom(line), drafts, pricing) !== undefined;
      return lineWithStock(line, currentStock(pricing.offers.get(line.sku), now(), isPriced));
    });
  };
  return { ...cart, lineItems: withStock(cart.lineItems), savedItems: cart.savedItems && withStock(cart.savedItems) };
}

/** Returns the stock of a sku: none, with the reason, when it cannot be bought online. */
export function currentStock(offer: Offer | undefined, now: Date, isPriced: boolean): CurrentStock {
  const unsoldReason = unsoldReasonOf(offer, now, isPriced);
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
