import { contract } from '@basin/sdk/contract';
import { changeDiscounts } from './change-discounts.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { implement } from '../http/implement.ts';
import { limitFailures, type AttemptLimit } from '../http/limits/attempts.ts';
import { ownerOf } from '../http/principal.ts';
import type {} from '../discounts/index.ts';

const invalidCodeLimit: AttemptLimit = { name: 'discount-code', max: 30, windowSeconds: 900 };

export const discountHandlers = implement(contract.discount, {
  // guessing codes is rate-limited: rejected changes count, and a valid code does not reset the count
  update({ body: { cartId, version, actions }, ...context }) {
    const change = () => changeDiscounts({ ...context, cartId, version }, actions);
    return limitFailures(context, [[invalidCodeLimit, ownerOf(context.principal)]], change, isRejected);
  },
});

const isRejected = (outcome: PromiseSettledResult<unknown>): boolean =>
  outcome.status === 'rejected' && outcome.reason instanceof HttpProblem && outcome.reason.status === 400;
