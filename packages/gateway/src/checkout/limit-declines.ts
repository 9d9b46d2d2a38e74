import { HttpProblem } from '../http/http-problem.ts';
import type { HandlerContext } from '../http/implement.ts';
import { limitFailures, perHour, type CountedSubject } from '../http/limits/attempts.ts';
import { networkOf } from '../http/limits/client-address.ts';
import { ownerOf, type Principal } from '../http/principal.ts';

const cartLimit = perHour('declines-of-cart', 10);
const shopperLimit = perHour('declines-of-shopper', 15);
/** Higher, because many shoppers can share one network. */
const networkLimit = perHour('declines-of-network', 60);

interface Payer extends Pick<HandlerContext, 'db' | 'now' | 'callerAddress'> {
  readonly principal: Principal;
  readonly cartId: string;
}

/**
 * Runs a payment and returns its result. Declines are counted by cart, shopper and network, because a shop without a
 * limit is used to test stolen cards.
 *
 * @throws {HttpProblem} 429 before the payment when one of them has too many declines
 */
export function limitDeclines<Result>(payer: Payer, payment: () => Promise<Result>): Promise<Result> {
  const { principal, cartId, callerAddress } = payer;
  const subjects: CountedSubject[] = [
    [cartLimit, cartId],
    [shopperLimit, ownerOf(principal)],
    ...(callerAddress === undefined ? [] : [[networkLimit, networkOf(callerAddress)] as const]),
  ];
  return limitFailures(payer, subjects, payment, isNewDecline);
}

/** A replayed response to a repeated request does not count as another decline. */
const isNewDecline = (outcome: PromiseSettledResult<unknown>): boolean =>
  outcome.status === 'rejected' &&
  outcome.reason instanceof HttpProblem &&
  outcome.reason.status === 402 &&
  !('Idempotent-Replayed' in outcome.reason.headers);
