import { parse, serialize } from 'hono/utils/cookie';
import { defaults, seal, unseal } from 'iron-webcrypto';
import { createSession, type SessionData, type SessionStorage } from 'react-router';

const lifetimeSeconds = 30 * 24 * 60 * 60;

export interface SealedSessionOptions {
  readonly secret: string;
  readonly publicOrigin: string;
}

/**
 * A session that lives whole inside one encrypted, HttpOnly cookie. It has the shape of React Router's session
 * storage, so that a store in Redis or SQL can take its place.
 */
export function createSealedSessionStorage<Data extends SessionData>(
  options: SealedSessionOptions,
): SessionStorage<Data, Data> {
  const { name, ...attributes } = cookieFor(options.publicOrigin);
  const cookie = (value: string, maxAge: number) => serialize(name, value, { ...attributes, maxAge });
  return {
    async getSession(header) {
      const sealed = parse(header ?? '', name)[name];
      return createSession<Data, Data>((sealed ? await open(sealed, options.secret) : {}) as Data);
    },
    async commitSession(session) {
      const sealed = await seal(session.data, options.secret, { ...defaults, ttl: lifetimeSeconds * 1000 });
      return cookie(sealed, lifetimeSeconds);
    },
    destroySession: () => Promise.resolve(cookie('', 0)),
  };
}

/** A cookie that was forged, has expired or was sealed with another secret is no session, not an error. */
async function open(sealed: string, secret: string): Promise<object> {
  try {
    const data = await unseal(sealed, secret, defaults);
    return typeof data === 'object' && data !== null ? data : {};
  } catch {
    return {};
  }
}

/** Browsers take a Secure cookie over plain http only from a loopback address. */
function cookieFor(publicOrigin: string) {
  const { protocol, hostname } = new URL(publicOrigin);
  const isTrustworthy = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
  const shared = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;
  return isTrustworthy
    ? { ...shared, name: '__Host-sid', secure: true as const }
    : { ...shared, name: 'sid', secure: false as const };
}
