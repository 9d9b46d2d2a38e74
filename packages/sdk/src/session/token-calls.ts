import { createClient, type ClientOptions } from '../client/create-client.ts';
import { hasStatus } from '../client/errors.ts';
import { validateToken } from '../contract/token-validity.ts';
import { createGuestTokenCalls } from './guest-token-calls.ts';
import type { TokenCalls } from './extend-session.ts';

/** Creates the gateway's token calls, on clients without another session. */
export function createTokenCalls(options: Omit<ClientOptions, 'session'>): Omit<TokenCalls, 'refresh'> {
  return {
    ...createGuestTokenCalls(options),
    isValid: (token) => {
      const bearer = {
        bearer: () => Promise.resolve({ token, isGuest: false }),
        replace: () => Promise.resolve(undefined),
      };
      const signed = createClient({ session: { validateToken } }, { ...options, session: bearer });
      return signed.session.validateToken().then(({ valid }) => valid, falseWhenRejected);
    },
  };
}

/** Returns false for a rejected token, and rethrows any other error. */
function falseWhenRejected(problem: unknown): false {
  if (hasStatus(problem, 401)) return false;
  throw problem;
}
