import { createClient, type ClientOptions } from '../client/create-client.ts';
import { createGuestToken } from '../contract/guest-token.ts';
import type { GuestTokenCalls } from './guest-session.ts';

/** Creates the gateway's call for guest tokens, on a client without a session. */
export function createGuestTokenCalls(options: Omit<ClientOptions, 'session'>): GuestTokenCalls {
  const { session } = createClient({ session: { createGuestToken } }, options);
  return {
    createGuestToken: (guest, options) =>
      session.createGuestToken({ query: { scope: 'guest', ...guest }, signal: options?.signal }),
  };
}
