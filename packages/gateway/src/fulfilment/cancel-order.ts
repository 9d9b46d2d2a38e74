import { transact } from '../database/transact.ts';
import { notFound } from '../http/http-problem.ts';
import type { HandlerContext } from '../http/implement.ts';
import type { LookUpContext, Order } from '../orders/index.ts';
import { findOwnOrder } from './find-own-order.ts';
import { takeStep } from './take-step.ts';

type CancelContext = LookUpContext & Pick<HandlerContext, 'newId' | 'log'>;

/**
 * Cancels an order for its shopper, or for a caller who knows its number and e-mail address.
 *
 * @throws {HttpProblem} 404 when it is not the caller's, 400 when a part of it is shipped, 429 after too many attempts
 */
export async function cancelOrder(
  context: CancelContext,
  orderNumber: string,
  email: string | undefined,
): Promise<Omit<Order, 'anonymousId'>> {
  const own = await findOwnOrder(context, orderNumber, email);
  if (!own) throw notFound('No order has this number and e-mail address.');
  const request = { orderNumber: own.orderNumber, change: { step: 'cancel' }, takenBy: 'shopper' } as const;
  const { anonymousId: _, ...order } = await transact(context.db, (tx) => takeStep(tx, request, context));
  context.log.info({ event: 'order-cancelled', orderId: order.id });
  return order;
}
