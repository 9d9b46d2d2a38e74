import { stringify as stableJson } from 'safe-stable-stringify';
import {
  readAddress,
  type CartAddress,
  saveCart,
  lockOpenCart,
  withCalculation,
  type CartChange,
} from '../cart/index.ts';
import { transact } from '../database/transact.ts';
import { settleCart } from './settle-cart.ts';
import { quoteFor, shipmentsOf, shortfallOf } from './shipping-response.ts';

/**
 * Splits the lines of a cart into shipments and adds their cost to the cart. An already settled cart does not change.
 *
 * @throws {HttpProblem} 404 for an unknown cart, 409 for a stale version, 400 without an address
 */
export function assignShipment(change: CartChange, address: CartAddress | undefined) {
  return transact(change.db, async (tx) => {
    const before = await lockOpenCart(tx, change);
    const moved = address ? { shippingAddress: readAddress(address) } : {};
    const { cart: settled, offers } = await settleCart(tx, before, change, { ...moved, isShipped: true });
    const quote = quoteFor(settled, offers);
    const unchanged = stableJson({ ...settled, lastModifiedAt: before.lastModifiedAt }) === stableJson(before);
    const cart = unchanged ? before : await saveCart(tx, settled);
    const shipping = new Set(quote.shipments.flatMap(({ lineItemIds }) => lineItemIds));
    const ids = cart.lineItems.map(({ id }) => id);
    return {
      cart: withCalculation(cart, 'calculation'),
      shipments: shipmentsOf(quote),
      shippingItems: ids.filter((id) => shipping.has(id)),
      noShippingItems: ids.filter((id) => !shipping.has(id)),
      ...shortfallOf(quote),
    };
  });
}
