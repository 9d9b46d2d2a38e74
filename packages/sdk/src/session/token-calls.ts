import { createClient, type ClientOptions } from '../client/create-client.ts';
import { hasStatus } from '../client/errors.ts';
import * as sessionCalls from '../contract/session.ts';
import type { TokenCalls } from './token-session.ts';

/** The gateway's token calls, over clients that sign nothing else. */
export function createTokenCalls(options: Omit<ClientOptions, 'session'>): Omit<TokenCalls, 'refresh'> {
  const { session } = createClient({ session: sessionCalls }, options);
  return {
    createGuestToken: (guest) => session.createGuestToken({ query: { scope: 'guest', ...guest } }),
    isValid: (token) => {
      const bearer = {
        bearer: () => Promise.resolve({ token, isGuest: false }),
        replace: () => Promise.resolve(undefined),
      };
      const signed = createClient({ session: sessionCalls }, { ...options, session: bearer });
      return signed.session.validateToken().then(({ valid }) => valid, falseWhenRefused);
    },
  };
}

/** A refused token is an answer; anything else is no answer. */
function falseWhenRefused(problem: unknown): false {
  if (hasStatus(problem, 401)) return false;
  throw problem;
}
