import { transact } from '../database/transact.ts';
import type { Cart } from './cart.ts';
import { lockOpenCart, type CartChange } from './change-cart.ts';

/**
 * Deletes an open cart and returns it.
 *
 * @throws {HttpProblem} 404 for an unknown cart, 409 for a stale version, 400 when the cart is closed
 */
export function deleteCart(change: CartChange): Promise<Cart> {
  return transact(change.db, async (tx) => {
    const cart = await lockOpenCart(tx, change);
    await tx.deleteFrom('carts').where('id', '=', cart.id).execute();
    return cart;
  });
}
