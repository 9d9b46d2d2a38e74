import { webTokenStore, type TokenStore } from '@basin/sdk';

/** An HTTP-only cookie. Safari drops it from `next start` over http; use https, or `next dev`. */
export const sessionCookie = {
  name: 'shopper',
  options: { httpOnly: true, sameSite: 'lax', secure: process.env.NODE_ENV === 'production', path: '/' },
} as const;

/** Stores a shopper's session in a cookie. `save` receives the new value, which is empty after the session ends. */
export function cookieTokens(text: string | undefined, save: (text: string) => void): TokenStore {
  const value = { now: text ?? null };
  const store = webTokenStore({
    getItem: () => value.now,
    setItem: (_, changed) => save((value.now = changed)),
    removeItem: () => save((value.now = '')),
  });
  // a cookie is limited to 4 KB, so the identity token, which only a logout at the provider needs, is omitted
  return { ...store, write: (session) => store.write(session && { ...session, idToken: undefined }) };
}
