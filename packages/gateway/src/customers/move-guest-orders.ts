import type { Tx } from '../database/database.ts';
import { loginFrom } from '../identity/index.ts';

/**
 * Transfers to a new account the orders, with their carts, that its guest placed with the same e-mail address. Orders of
 * other guests stay: nobody has verified that the address is the customer's.
 */
export async function moveGuestOrders(
  tx: Tx,
  anonymousId: string,
  { id: customerId, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .where('anonymous_id', '=', anonymousId)
    .where('customer_id', 'is', null)
    .where('customer_email', '=', loginFrom(email))
    .select(['id', 'cart_id', 'document'])
    .forUpdate()
    .execute();
  for (const { id, cart_id, document } of orders) {
    const owned = { customer_id: customerId, document: JSON.stringify({ ...document, customerId }) };
    await tx.updateTable('orders').set(owned).where('id', '=', id).execute();
    await moveCart(tx, cart_id, customerId);
  }
}

/** Gives a cart to the customer, without the guest's id: associates can read the cart and the id is secret. */
async function moveCart(tx: Tx, id: string, customerId: string): Promise<void> {
  const { document } = await tx.selectFrom('carts').where('id', '=', id).select('document').executeTakeFirstOrThrow();
  const owned = JSON.stringify({ ...document, anonymousId: undefined, customerId });
  const changes = { anonymous_id: null, customer_id: customerId, document: owned };
  await tx.updateTable('carts').set(changes).where('id', '=', id).execute();
}
