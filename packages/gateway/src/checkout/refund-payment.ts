import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/**
 * Pays back a part of what an order's cart was paid with, to the card or account that it came from.
 *
 * @returns whether it was paid back; false when there is no payment, or less than that is left of it
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
