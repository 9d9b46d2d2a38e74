import { cookieTokenStore, type CookieSession, type TokenStore } from '@basin/sdk';

/** Keeps a shopper's tokens in the session, but for the identity token: the shop has no use for it, and cookies are small. */
export function sessionTokenStore(session: CookieSession): TokenStore {
  const store = cookieTokenStore(session);
  return {
    read: store.read,
    write: (stored) => store.write(stored && { ...stored, idToken: undefined }),
  };
}
