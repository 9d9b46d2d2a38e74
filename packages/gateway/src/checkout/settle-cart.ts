import { canShipTo } from '@basin/domain';
import { findOffers, type Offer } from '../catalogue/index.ts';
import {
  type Cart,
  type CartDiscountCode,
  repriced,
  type CartChange,
  draftFrom,
  skusIn,
  type CartDraft,
  outOfStock,
  quoteShipping,
  shortSkus,
} from '../cart/index.ts';
import { invalidOperation, problem, requiredField, type HttpProblem } from '../http/http-problem.ts';
import type { Db } from '../database/database.ts';

/** A cart with all its figures as they are now, and what they were made from. */
export interface SettledCart {
  readonly cart: Cart;
  readonly offers: ReadonlyMap<string, Offer>;
}

/** The cart priced anew with shipping and tax. */
export async function settleCart(
  db: Db,
  cart: Cart,
  change: Pick<CartChange, 'principal' | 'now'>,
  decided: Partial<CartDraft> = { isShipped: true, isTaxed: true },
): Promise<SettledCart> {
  const offers = await findOffers(db, skusIn(cart));
  return { cart: await repriced(db, cart, { ...draftFrom(cart), ...decided }, change, offers), offers };
}

/**
 * What stands between a cart and its order: nothing in it, no address, stock that is gone, or lines that cannot go there.
 *
 * @throws {HttpProblem} 400
 */
export function expectOrderable({ cart, offers }: SettledCart): void {
  if (cart.lineItems.length === 0) throw invalidOperation('The cart is empty.');
  if (!canShipTo(cart.shippingAddress)) throw requiredField('shippingAddress');
  const short = shortSkus(cart.lineItems, offers);
  if (short.size > 0) throw outOfStock([...short], cart.lineItems);
  const quote = quoteShipping(cart.lineItems, cart.shippingAddress, offers);
  if (quote.unavailable.length > 0)
    throw unshippable(
      quote.unavailable.map(({ sku }) => sku),
      quote.isNonDeliverable,
    );
  const stopped = cart.discountCodes.filter(({ state }) => state !== 'MatchesCart');
  if (stopped[0]) throw codeNoLongerApplies(stopped, stopped[0].state);
}

function unshippable(sku: string[], isNonDeliverableAddress: boolean): HttpProblem {
  const message = isNonDeliverableAddress ? 'Cannot ship to your location' : 'Some items cannot be shipped';
  const detail = { code: 'ShippingMethodDoesNotMatchCart', message, skus: sku };
  return problem(400, detail, { error: { message, sku }, isNonDeliverableAddress });
}

/** 400: codes on the cart take nothing off any more. */
export function codeNoLongerApplies(codes: readonly CartDiscountCode[], reason: string): HttpProblem {
  const discountCode = codes.map((code) => code.discountCode.obj.code).join(', ');
  const message = `The discountCode ${discountCode} cannot be applied to the cart.`;
  return problem(400, { code: 'DiscountCodeNonApplicable', message, discountCode, reason });
}
