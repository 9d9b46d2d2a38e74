import { loginFrom } from '../identity/index.ts';
import type { HandlerContext } from '../http/implement.ts';
import { limitFailures, type AttemptLimit } from '../http/limits/attempts.ts';
import { networkOf } from '../http/limits/client-address.ts';
import { ownerOf, type Principal } from '../http/principal.ts';
import type { Order } from './order.ts';
import { findOrder, wholeNumberOf } from './order-store.ts';

/** Per network, so that an attacker does not lock out the owner. */
const networkLimit: AttemptLimit = { name: 'order-look-up', max: 10, windowSeconds: 900 };
/** Per shopper, across networks and orders. */
const shopperLimit: AttemptLimit = { name: 'order-look-up-of-shopper', max: 30, windowSeconds: 900 };
/** For all networks together: one network counts at most ten, so locking an order takes thirty networks. */
const totalLimit: AttemptLimit = { name: 'order-look-up-of-all', max: 300, windowSeconds: 900 };

/** The caller who looks up an order. */
export interface LookUpContext extends Pick<HandlerContext, 'db' | 'now' | 'callerAddress'> {
  readonly principal: Principal;
}

/**
 * Returns the order with a number and an e-mail address, for anyone who knows both; undefined when they do not match.
 * Rate-limits failed look-ups only, in the same way whether or not the order exists.
 *
 * @throws {HttpProblem} 429 when a limit is exceeded
 */
export async function lookUpOrder(
  { db, now, callerAddress, principal }: LookUpContext,
  orderNumber: string,
  email: string,
): Promise<Order | undefined> {
  const network = callerAddress === undefined ? '' : networkOf(callerAddress);
  const subjects = [`number ${wholeNumberOf(orderNumber)}`, `e-mail ${loginFrom(email)}`];
  const counted = [
    [shopperLimit, ownerOf(principal)] as const,
    ...subjects.map((subject) => [networkLimit, `${network} ${subject}`] as const),
    ...subjects.map((subject) => [totalLimit, subject] as const),
  ];
  return limitFailures({ db, now }, counted, () => findOrder(db, orderNumber, email), isMiss);
}

const isMiss = (outcome: PromiseSettledResult<Order | undefined>): boolean =>
  outcome.status === 'rejected' || outcome.value === undefined;
