import { canShipTo } from '@basin/domain';
import { findOffers, type Offer } from '../catalogue/index.ts';
import {
  type Cart,
  repriceCart,
  type CartChange,
  draftFrom,
  skusIn,
  type CartDraft,
  isUnsold,
  notSold,
  outOfStock,
  quoteShipping,
  shortSkus,
} from '../cart/index.ts';
import { invalidOperation, problem, requiredField, type HttpProblem } from '../http/http-problem.ts';
import type { Db } from '../database/database.ts';

/** A cart with its current prices and totals, and the offers that they are calculated from. */
export interface SettledCart {
  readonly cart: Cart;
  readonly offers: ReadonlyMap<string, Offer>;
}

/** Reprices the cart with shipping and tax. */
export async function settleCart(
  db: Db,
  cart: Cart,
  change: Pick<CartChange, 'principal' | 'now'>,
  choices: Partial<CartDraft> = { isShipped: true, isTaxed: true },
): Promise<SettledCart> {
  const offers = await findOffers(db, skusIn(cart));
  return { cart: await repriceCart(db, cart, { ...draftFrom(cart), ...choices }, change, offers), offers };
}

/**
 * Checks that a cart can be ordered.
 *
 * @throws {HttpProblem} 400 for an empty cart, a missing address, lines that are no longer sold, missing stock or lines
 *   that cannot ship to the address
 */
export function expectOrderable({ cart, offers }: SettledCart): void {
  if (cart.lineItems.length === 0) throw invalidOperation('The cart is empty.');
  if (!canShipTo(cart.shippingAddress)) throw requiredField('shippingAddress');
  const unsold = cart.lineItems.filter(isUnsold);
  if (unsold.length > 0) throw notSold(unsold);
  const short = shortSkus(cart.lineItems, offers);
  if (short.size > 0) throw outOfStock([...short], cart.lineItems);
  const { unavailable } = quoteShipping(cart.lineItems, cart.shippingAddress, offers);
  if (unavailable.length > 0) throw unshippable(unavailable.map(({ sku }) => sku));
}

/** An address that nothing ships to has no tax rate, so a cart for one is rejected before. */
function unshippable(sku: string[]): HttpProblem {
  const message = 'Some items cannot be shipped';
  const detail = { code: 'ShippingMethodDoesNotMatchCart', message, skus: sku };
  return problem(400, detail, { error: { message, sku }, isNonDeliverableAddress: false });
}
