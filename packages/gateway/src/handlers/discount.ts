import { contract } from '@basin/sdk/contract';
import { changeDiscounts } from '../cart/change-discounts.ts';
import { HttpProblem } from '../http-problem.ts';
import { implement } from '../implement.ts';
import { countAttempt, takeBackAttempt, tooManyTries, type AttemptLimit } from '../limits/attempts.ts';
import { ownerOf } from '../principal.ts';

const wrongCodes: AttemptLimit = { name: 'discount-code', most: 30, windowSeconds: 900 };

export const discountHandlers = implement(contract.discount, {
  // a code is worth money to who guesses it: what is wrong stays counted, and no good code wipes that out
  async update({ body, ...context }) {
    const { cartId, version, actions } = body;
    const { db, now, principal } = context;
    const attempt = await countAttempt(db, wrongCodes, ownerOf(principal), now());
    if (attempt.isOver) throw tooManyTries(attempt);
    const changing = changeDiscounts({ ...context, cartId, version }, actions);
    const isWrong = await changing.then(() => false, isRefusal);
    if (!isWrong) await takeBackAttempt(db, wrongCodes, ownerOf(principal));
    return changing;
  },
});

const isRefusal = (error: unknown): boolean => error instanceof HttpProblem && error.status === 400;
