import { cookieTokenStore, type CookieSession, type TokenStore } from '@basin/sdk';

/**
 * Stores a shopper's tokens in the session without the identity token, which the shop does not use and which would
 * enlarge the cookie.
 */
export function sessionTokenStore(session: CookieSession): TokenStore {
  const store = cookieTokenStore(session);
  return {
    read: store.read,
    write: (stored) => store.write(stored && { ...stored, idToken: undefined }),
  };
}
