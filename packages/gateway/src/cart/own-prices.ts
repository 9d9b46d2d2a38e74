import { findOffers } from '../catalogue/index.ts';
import type { HandlerContext } from '../http/implement.ts';
import type { Principal } from '../http/principal.ts';
import type { Cart } from './cart.ts';
import { repriceCart } from './change-cart.ts';
import { draftFrom, skusIn } from './draft.ts';
import { findGroupOfCart } from './group-of-cart.ts';

interface CartReader extends Pick<HandlerContext, 'db' | 'now'> {
  readonly principal: Principal;
}

/** Returns a cart at the prices of its owner's group, which may have changed since the last change of the cart. */
export async function atOwnPrices(reader: CartReader, cart: Cart): Promise<Cart> {
  if ((await findGroupOfCart(reader.db, cart, reader.principal)) === cart.customerGroup.obj.key) return cart;
  return repriceCart(reader.db, cart, draftFrom(cart), reader, await findOffers(reader.db, skusIn(cart)));
}
