import { loginFrom } from '../identity/index.ts';
import type { HandlerContext } from '../http/implement.ts';
import { limitFailures, type AttemptLimit } from '../http/limits/attempts.ts';
import { networkOf } from '../http/limits/client-address.ts';
import { ownerOf, type Principal } from '../http/principal.ts';
import type { Order } from './order.ts';
import { findOrder } from './order-store.ts';

/** Of one network: nobody else is in the way of who knows number and e-mail. */
const ofNetwork: AttemptLimit = { name: 'order-look-up', most: 10, windowSeconds: 900 };
/** Of one shopper, whatever networks they come from and whatever they look up. */
const ofShopper: AttemptLimit = { name: 'order-look-up-of-shopper', most: 30, windowSeconds: 900 };
/** Of all networks together: one of them adds no more than its own ten, so that thirty are needed to lock a number. */
const ofAll: AttemptLimit = { name: 'order-look-up-of-all', most: 300, windowSeconds: 900 };

/** Who looks an order up, and from where. */
export interface LookUpContext extends Pick<HandlerContext, 'db' | 'now' | 'callerAddress'> {
  readonly principal: Principal;
}

/**
 * The order of a number and an e-mail, for whoever knows both; undefined when they do not belong together. Only tries
 * that find nothing count, and count the same whether or not there is such an order.
 *
 * @throws {HttpProblem} 429 when one of them was tried too often
 */
export async function lookUpOrder(
  { db, now, callerAddress, principal }: LookUpContext,
  orderNumber: string,
  email: string,
): Promise<Order | undefined> {
  const network = callerAddress === undefined ? '' : networkOf(callerAddress);
  const subjects = [`number ${orderNumber}`, `e-mail ${loginFrom(email)}`];
  const counted = [
    [ofShopper, ownerOf(principal)] as const,
    ...subjects.map((subject) => [ofNetwork, `${network} ${subject}`] as const),
    ...subjects.map((subject) => [ofAll, subject] as const),
  ];
  return limitFailures({ db, now }, counted, () => findOrder(db, orderNumber, email), isMiss);
}

const isMiss = (outcome: PromiseSettledResult<Order | undefined>): boolean =>
  outcome.status === 'rejected' || outcome.value === undefined;
