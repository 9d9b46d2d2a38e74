/** The stored data of a shopper's session. */
export interface StoredSession {
  /** The current bearer token: a guest's, or the access token of a signed-in shopper. */
  readonly token?: string | undefined;
  /** Epoch ms. */
  readonly expiresAtMs?: number | undefined;
  readonly isAuthenticated: boolean;
  /** Epoch ms after which a signed-in shopper's token is validated. */
  readonly revalidateAtMs?: number | undefined;
  /** Whether the claims of the shopper have changed, so that new tokens are needed. */
  readonly isStale?: boolean | undefined;
  readonly refreshToken?: string | undefined;
  /** The identity token, for a logout page of the provider. */
  readonly idToken?: string | undefined;
  /** The guest identifier; the same identifier always gets a token for the same guest. */
  readonly anonymousId?: string | undefined;
}

/** Stores a session. An empty store returns undefined; writing undefined clears it. */
export interface TokenStore {
  read: () => StoredSession | undefined | Promise<StoredSession | undefined>;
  write: (session: StoredSession | undefined) => void | Promise<void>;
}

/** Creates a store in memory. */
export function memoryTokenStore(initial?: StoredSession): TokenStore {
  let stored = initial;
  return {
    read: () => stored,
    write(session) {
      stored = session;
    },
  };
}

/**
 * Creates a store in a browser's storage. Every script of the page can read it, so a server-side store is safer. A
 * session that the storage refuses, because it is full or blocked, is kept in memory.
 */
export function webTokenStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key = 'basin.session',
): TokenStore {
  let refused: StoredSession | undefined;
  const keep = (session: StoredSession) => {
    try {
      storage.setItem(key, JSON.stringify(session));
    } catch {
      refused = session;
    }
  };
  return {
    read: () => refused ?? sessionFrom(parsed(storage.getItem(key))),
    write(session) {
      refused = undefined;
      if (session) keep(session);
      else storage.removeItem(key);
    },
  };
}

/** A session of a server framework that is stored in an encrypted cookie, such as React Router's. */
export interface CookieSession {
  get: (name: 'tokens') => unknown;
  set: (name: 'tokens', value: StoredSession) => void;
  unset: (name: 'tokens') => void;
}

/** Creates a store in a server's cookie session; the owner of that session must commit it. */
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

/**
 * Validates a stored value, which may be of an older version or of another application; an invalid value means no
 * session.
 */
const sessionFrom = (value: unknown): StoredSession | undefined =>
  typeof value === 'object' && value !== null && 'isAuthenticated' in value ? (value as StoredSession) : undefined;
