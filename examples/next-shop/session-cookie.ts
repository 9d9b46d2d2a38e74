import { webTokenStore, type TokenStore } from '@basin/sdk';

/** A cookie that no script of a page can read. */
export const sessionCookie = {
  name: 'shopper',
  options: { httpOnly: true, sameSite: 'lax', secure: process.env.NODE_ENV === 'production', path: '/' },
} as const;

/** A shopper's session as the text of a cookie; `keep` gets the new text, which is empty when the session has ended. */
export function cookieTokens(text: string | undefined, keep: (text: string) => void): TokenStore {
  const value = { now: text ?? null };
  const store = webTokenStore({
    getItem: () => value.now,
    setItem: (_, changed) => keep((value.now = changed)),
    removeItem: () => keep((value.now = '')),
  });
  // a cookie has 4 KB: the identity token, which only a logout at the provider asks for, is left out
  return { ...store, write: (session) => store.write(session && { ...session, idToken: undefined }) };
}
