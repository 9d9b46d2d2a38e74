import type { PasswordPolicy } from '@basin/domain';
import { contract } from '@basin/sdk/contract';
import { countAttempt, type AttemptLimit } from '../accounts/attempts.ts';
import { customerFrom, findCustomer } from '../accounts/customers.ts';
import { customerDocumentFrom, signUp } from '../accounts/sign-up.ts';
import { HttpProblem } from '../http-problem.ts';
import { loginFrom } from '../identity/accounts.ts';
import { implement } from '../implement.ts';
import { ownerOf } from '../principal.ts';

const lookupLimit: AttemptLimit = { name: 'lookup', most: 30, windowSeconds: 900 };

/** The customer behind the session, and how to become one. */
export const customerHandlers = ({ passwordPolicy }: { passwordPolicy: PasswordPolicy }) =>
  implement(contract.customer, {
    me: async ({ principal, db }) => customerFrom(await findCustomer(db, principal.customerId)),

    async signUp({ body, db, now, newId }) {
      const { email, password } = body;
      const document = customerDocumentFrom(body, newId);
      return {
        customer: customerFrom(await signUp({ db, now, newId, passwordPolicy }, { email, password, document })),
      };
    },

    // says no more than whether there is one: the state of an account is its owner's matter
    async lookup({ principal, body, db, now }) {
      const { isOver, retryAfterSeconds } = await countAttempt(db, lookupLimit, ownerOf(principal), now());
      if (isOver) throw tooMany(retryAfterSeconds);
      const account = await db
        .selectFrom('accounts')
        .where('login', '=', loginFrom(body.email))
        .select('uid')
        .executeTakeFirst();
      return { exists: account !== undefined };
    },
  });

function tooMany(seconds: number): HttpProblem {
  const message = `Rate limit is exceeded. Try again in ${seconds} seconds.`;
  return new HttpProblem(429, { statusCode: 429, message }, { 'Retry-After': String(seconds) });
}
