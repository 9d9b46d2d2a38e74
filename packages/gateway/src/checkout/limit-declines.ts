import { HttpProblem } from '../http/http-problem.ts';
import type { HandlerContext } from '../http/implement.ts';
import { limitFailures, type AttemptLimit, type CountedSubject } from '../http/limits/attempts.ts';
import { networkOf } from '../http/limits/client-address.ts';
import { ownerOf, type Principal } from '../http/principal.ts';

const perHour = (name: string, most: number): AttemptLimit => ({ name, most, windowSeconds: 3600 });

const ofCart = perHour('declines-of-cart', 10);
const ofShopper = perHour('declines-of-shopper', 15);
/** Many shoppers may stand behind one address. */
const ofNetwork = perHour('declines-of-network', 60);

interface Payer extends Pick<HandlerContext, 'db' | 'now' | 'callerAddress'> {
  readonly principal: Principal;
  readonly cartId: string;
}

/**
 * The result of a payment. Declines are counted by cart, shopper and network: a shop that answers for any number of
 * cards is where stolen ones are tried out.
 *
 * @throws {HttpProblem} 429 before the payment is tried when one of them had too many declines
 */
export function limitDeclines<Result>(payer: Payer, payment: () => Promise<Result>): Promise<Result> {
  const { principal, cartId, callerAddress } = payer;
  const subjects: CountedSubject[] = [
    [ofCart, cartId],
    [ofShopper, ownerOf(principal)],
    ...(callerAddress === undefined ? [] : [[ofNetwork, networkOf(callerAddress)] as const]),
  ];
  return limitFailures(payer, subjects, payment, isNewDecline);
}

/** A repeated request gets its first answer again: that is no second decline. */
const isNewDecline = (outcome: PromiseSettledResult<unknown>): boolean =>
  outcome.status === 'rejected' &&
  outcome.reason instanceof HttpProblem &&
  outcome.reason.status === 402 &&
  !('Idempotent-Replayed' in outcome.reason.headers);
