import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/**
 * Refunds a part of the payment of an order's cart to its card or account.
 *
 * @returns whether the refund succeeded; false without a payment, or when less than the amount is left of it
 */
export async function refundPayment(tx: Tx, cartId: string, centAmount: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ refunded_cents: sql<number>`refunded_cents + ${centAmount}` })
    .where('cart_id', '=', cartId)
    .where('status', '=', 'CAPTURED')
    .where(sql<boolean>`refunded_cents + ${centAmount} <= cent_amount`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
