import { findOrders, lookUpOrder, type LookUpContext, type Order } from '../orders/index.ts';

/**
 * Finds an order by number for its shopper, or for a caller who knows its e-mail address; undefined for other callers.
 *
 * @throws {HttpProblem} 429 after too many attempts
 */
export async function findOwnOrder(
  context: LookUpContext,
  orderNumber: string,
  email: string | undefined,
): Promise<Order | undefined> {
  const { results } = await findOrders(context.db, context.principal, { orderNumber, limit: 1 });
  if (results[0]) return results[0];
  return email === undefined ? undefined : lookUpOrder(context, orderNumber, email);
}
