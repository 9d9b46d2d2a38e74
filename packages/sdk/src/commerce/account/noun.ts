import { customerCalls } from '../../contract/customer.ts';
import { personaOf, type Noun } from '../noun.ts';
import { createAccount, type Account, type AccountNounCalls } from './account.ts';

/** The shopper's account: profile, addresses. */
export const account: Noun<AccountNounCalls, Account> = {
  areas: { customer: customerCalls },
  create: (calls, { session, logger }) => createAccount(calls, { logger, persona: () => personaOf(session) }),
};
