import { countAttempt, type AttemptLimit } from '../accounts/attempts.ts';
import { HttpProblem } from '../http-problem.ts';
import type { HandlerContext } from '../implement.ts';
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
  for (const subject of [orderNumber, email]) {
    const { isOver, retryAfterSeconds } = await countAttempt(db, lookUpLimit, subject, now());
    if (isOver) throw tooManyAttempts(retryAfterSeconds);
  }
  return findOrder(db, orderNumber, email);
}

function tooManyAttempts(retryAfterSeconds: number): HttpProblem {
  const message = `Rate limit is exceeded. Try again in ${retryAfterSeconds} seconds.`;
  return new HttpProblem(429, { statusCode: 429, message }, { 'Retry-After': String(retryAfterSeconds) });
}
