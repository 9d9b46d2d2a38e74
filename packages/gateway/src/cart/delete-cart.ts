import { transact } from '../store/transact.ts';
import { lockOpenCart, type CartChange } from './change-cart.ts';

/**
 * Deletes an open cart.
 *
 * @throws {HttpProblem} 404 when there is none, 409 on a stale version, 400 when it is closed
 */
export function deleteCart(change: CartChange): Promise<void> {
  return transact(change.db, async (tx) => {
    const { id } = await lockOpenCart(tx, change);
    await tx.deleteFrom('carts').where('id', '=', id).execute();
  });
}
