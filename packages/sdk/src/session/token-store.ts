/** What is kept of a shopper's session between calls and visits. */
export interface StoredSession {
  /** The bearer token in use: a guest's, or the access token of a signed-in shopper. */
  readonly token?: string | undefined;
  /** Epoch ms. */
  readonly expiresAtMs?: number | undefined;
  readonly isAuthenticated: boolean;
  /** Epoch ms after which a signed-in shopper's token is validated. */
  readonly revalidateAtMs?: number | undefined;
  /** What the tokens say about the shopper has changed: new ones are needed. */
  readonly isStale?: boolean | undefined;
  readonly refreshToken?: string | undefined;
  /** The identity token, for a logout page of the provider. */
  readonly idToken?: string | undefined;
  /** The guest identifier; the same one gets a token for the same guest. */
  readonly anonymousId?: string | undefined;
}

/** Where a session is kept. An empty store reads as undefined; writing undefined empties it. */
export interface TokenStore {
  read: () => StoredSession | undefined | Promise<StoredSession | undefined>;
  write: (session: StoredSession | undefined) => void | Promise<void>;
}

/** Keeps the session as long as the program holds the store. */
export function memoryTokenStore(initial?: StoredSession): TokenStore {
  let kept = initial;
  return {
    read: () => kept,
    write(session) {
      kept = session;
    },
  };
}

/** Keeps the session in a browser's storage: readable by every script of the page, so a server-side store is safer. */
export function webTokenStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key = 'basin.session',
): TokenStore {
  return {
    read: () => sessionFrom(parsed(storage.getItem(key))),
    write: (session) => (session ? storage.setItem(key, JSON.stringify(session)) : storage.removeItem(key)),
  };
}

/** A session of a server framework whose members travel in a sealed cookie: React Router's, for one. */
export interface CookieSession {
  get: (name: 'tokens') => unknown;
  set: (name: 'tokens', value: StoredSession) => void;
  unset: (name: 'tokens') => void;
}

/** Keeps the session as a member of a server's cookie session; who owns that session commits it. */
export const cookieTokenStore = (cookie: CookieSession): TokenStore => ({
  read: () => sessionFrom(cookie.get('tokens')),
  write: (session) => (session ? cookie.set('tokens', session) : cookie.unset('tokens')),
});

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a store holds may be of an older version, or someone else's; then there is no session. */
const sessionFrom = (value: unknown): StoredSession | undefined =>
  typeof value === 'object' && value !== null && 'isAuthenticated' in value ? (value as StoredSession) : undefined;
