import { loginFrom } from '../identity/accounts.ts';
import type { HandlerContext } from '../implement.ts';
import { countAttempt, tooManyTries, type AttemptLimit } from '../limits/attempts.ts';
import type { Order } from './order.ts';
import { findOrder } from './order-store.ts';

const lookUpLimit: AttemptLimit = { name: 'order-look-up', most: 10, windowSeconds: 900 };

/**
 * The order of a number and an e-mail, for whoever knows both; undefined when they do not belong together.
 *
 * @throws {HttpProblem} 429 when one of them was tried too often
 */
export async function lookUpOrder(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  orderNumber: string,
  email: string,
): Promise<Order | undefined> {
  for (const subject of [orderNumber, loginFrom(email)]) {
    const attempt = await countAttempt(db, lookUpLimit, subject, now());
    if (attempt.isOver) throw tooManyTries(attempt);
  }
  return findOrder(db, orderNumber, email);
}
