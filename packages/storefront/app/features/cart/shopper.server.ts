import type { Cart } from '@basin/sdk';
import { createContext } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { sessionContext, shopperContext } from '../../shell/request-context.server.ts';
import { cartOf } from '../../shell/sdk/nouns.server.ts';

/** The request's cart, once it has been read. */
const cartContext = createContext<Promise<Cart | null> | null>(null);

/** Returns the shopper's cart with its totals, or null. It is read once per request. */
export function findShopperCart(context: Context): Promise<Cart | null> {
  const read = context.get(cartContext) ?? cartOf(context).get();
  context.set(cartContext, read);
  return read;
}

/** Makes the next reader in this request load the cart again, after a change. */
export function invalidateCart(context: Context): void {
  context.set(cartContext, null);
}

/**
 * Whether a form of a cart comes from a session that was ended in another tab. A page without scripts may have opened a
 * guest's session since, which has no cart.
 */
export async function isSessionGone(context: Context): Promise<boolean> {
  const { isKnown, isSignedIn } = context.get(shopperContext);
  if (!isKnown) return true;
  if (isSignedIn || !context.get(sessionContext).has('hasSignedOut')) return false;
  return (await findShopperCart(context)) === null;
}
