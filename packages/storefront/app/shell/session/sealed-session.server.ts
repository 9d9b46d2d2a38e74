import { parse, serialize } from 'hono/utils/cookie';
import { defaults, seal, unseal } from 'iron-webcrypto';
import { createSession, type Session, type SessionData } from 'react-router';

const lifetimeSeconds = 30 * 24 * 60 * 60;
/** The maximum length of one piece: browsers reject a cookie whose name, value and attributes exceed 4,096 bytes. */
const pieceLength = 3_300;

export interface SealedSessionOptions {
  readonly secret: string;
  readonly publicOrigin: string;
}

/** Stores sessions between requests. A store in Redis or SQL can replace cookies. */
export interface SessionStore<Data> {
  /** Returns the session of a `Cookie` header, or an empty one. */
  read: (cookies: string | null) => Promise<Session<Data>>;
  /** Returns the `Set-Cookie` headers that replace the session that was read. */
  write: (session: Session<Data>, cookies: string | null) => Promise<string[]>;
}

/**
 * Creates sessions that are stored entirely in encrypted, HttpOnly cookies: one, or several for a long session, of
 * which the first contains the number.
 */
export function createSealedSessions<Data extends SessionData>(options: SealedSessionOptions): SessionStore<Data> {
  const { name, ...attributes } = cookieFor(options.publicOrigin, 'sid');
  const nameOf = (index: number) => (index === 0 ? name : `${name}.${index}`);
  const cookie = (index: number, value: string, maxAge = lifetimeSeconds) =>
    serialize(nameOf(index), value, { ...attributes, maxAge });
  return {
    async read(cookies) {
      const values = parse(cookies ?? '');
      const [, count = '1', first = ''] = /^(?:(\d)~)?(.*)$/.exec(values[name] ?? '') ?? [];
      const rest = indices(1, Number(count)).map((index) => values[nameOf(index)] ?? '');
      const sealed = [first, ...rest].join('');
      return createSession<Data>((sealed ? await open(sealed, options.secret) : {}) as Data);
    },
    async write(session, cookies) {
      const sealed = await seal(session.data, options.secret, { ...defaults, ttl: lifetimeSeconds * 1000 });
      const count = Math.ceil(sealed.length / pieceLength);
      const pieces = indices(0, count).map((index) => sealed.slice(index * pieceLength, (index + 1) * pieceLength));
      const before = Object.keys(parse(cookies ?? ''));
      const leftOver = indices(count, maxPieces).filter((index) => before.includes(nameOf(index)));
      return [
        ...pieces.map((piece, index) => cookie(index, index === 0 && count > 1 ? `${count}~${piece}` : piece)),
        ...leftOver.map((index) => cookie(index, '', 0)),
      ];
    },
  };
}

const maxPieces = 9;
const indices = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** A cookie that is forged, expired or sealed with another secret is empty, not an error. */
export async function open(sealed: string, secret: string): Promise<object> {
  try {
    const data = await unseal(sealed, secret, defaults);
    return typeof data === 'object' && data !== null ? data : {};
  } catch {
    return {};
  }
}

/** Browsers accept a Secure cookie over plain http only from a loopback address. */
export function cookieFor(publicOrigin: string, name: string) {
  const { protocol, hostname } = new URL(publicOrigin);
  const isTrustworthy = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
  const shared = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;
  return isTrustworthy
    ? { ...shared, name: `__Host-${name}` as const, secure: true as const }
    : { ...shared, name, secure: false as const };
}
