import { loginFrom } from '../identity/accounts.ts';
import type { HandlerContext } from '../implement.ts';
import { countAttempt, takeBackAttempt, tooManyTries, type AttemptLimit } from '../limits/attempts.ts';
import { networkOf } from '../limits/client-address.ts';
import type { Order } from './order.ts';
import { findOrder } from './order-store.ts';

/** Of one network: nobody else is in the way of who knows number and e-mail. */
const ofNetwork: AttemptLimit = { name: 'order-look-up', most: 10, windowSeconds: 900 };
/** Of all networks together: one of them adds no more than its own ten, so that thirty are needed to lock a number. */
const ofAll: AttemptLimit = { name: 'order-look-up-of-all', most: 300, windowSeconds: 900 };

/**
 * The order of a number and an e-mail, for whoever knows both; undefined when they do not belong together. Only tries
 * that find nothing count, and count the same whether or not there is such an order.
 *
 * @throws {HttpProblem} 429 when one of them was tried too often
 */
export async function lookUpOrder(
  { db, now, callerAddress }: Pick<HandlerContext, 'db' | 'now' | 'callerAddress'>,
  orderNumber: string,
  email: string,
): Promise<Order | undefined> {
  const network = callerAddress === undefined ? '' : networkOf(callerAddress);
  const subjects = [`number ${orderNumber}`, `e-mail ${loginFrom(email)}`];
  const tries = [
    ...subjects.map((subject) => [ofNetwork, `${network} ${subject}`] as const),
    ...subjects.map((subject) => [ofAll, subject] as const),
  ];
  for (const [limit, subject] of tries) {
    const attempt = await countAttempt(db, limit, subject, now());
    if (attempt.isOver) throw tooManyTries(attempt);
  }
  const order = await findOrder(db, orderNumber, email);
  if (order) for (const [limit, subject] of tries) await takeBackAttempt(db, limit, subject);
  return order;
}
