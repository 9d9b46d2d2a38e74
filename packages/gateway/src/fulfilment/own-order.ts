import { findOrders, lookUpOrder, type LookUpContext, type Order } from '../orders/index.ts';

/**
 * The order of a number, for its shopper or for whoever knows its e-mail too; undefined for anyone else.
 *
 * @throws {HttpProblem} 429 after too many tries
 */
export async function ownOrder(
  context: LookUpContext,
  orderNumber: string,
  email: string | undefined,
): Promise<Order | undefined> {
  const { results } = await findOrders(context.db, context.principal, { orderNumber, limit: 1 });
  if (results[0]) return results[0];
  return email === undefined ? undefined : lookUpOrder(context, orderNumber, email);
}
