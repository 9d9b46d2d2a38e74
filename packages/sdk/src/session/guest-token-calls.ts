import { createClient, type ClientOptions } from '../client/create-client.ts';
import { createGuestToken } from '../contract/guest-token.ts';
import type { GuestTokenCalls } from './guest-session.ts';

/** The gateway's call for a guest's token, over a client that signs nothing. */
export function createGuestTokenCalls(options: Omit<ClientOptions, 'session'>): GuestTokenCalls {
  const { session } = createClient({ session: { createGuestToken } }, options);
  return {
    createGuestToken: (guest, waiting) =>
      session.createGuestToken({ query: { scope: 'guest', ...guest }, signal: waiting?.signal }),
  };
}
