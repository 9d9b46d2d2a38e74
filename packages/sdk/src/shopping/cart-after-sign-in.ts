import { cartAfterLogin } from '@basin/domain';
import type { Cart } from '../contract/types.ts';
import { findCart, type Shopper } from './open-cart.ts';
import type { ShoppingCalls } from './shopping-calls.ts';

/**
 * The cart of a customer who has just signed in: a guest's cart with items is merged into it, otherwise it is fetched.
 * Call it with the customer's token in place and the cart as the guest saw it.
 *
 * @see platform spec §4 and wire reference §16
 */
export async function cartAfterSignIn(
  calls: ShoppingCalls,
  shopper: Shopper,
  guestCart: Cart | null,
): Promise<Cart | null> {
  if (guestCart === null || cartAfterLogin(guestCart.lineItems) === 'fetchActive') return findCart(calls, shopper);
  const { id: anonymousCartId, anonymousId } = guestCart;
  return calls.cart.merge({ body: { anonymousCartId, ...(anonymousId !== undefined && { anonymousId }) } });
}
