import { parse, serialize } from 'hono/utils/cookie';
import { defaults, seal } from 'iron-webcrypto';
import { cookieFor, open, type SealedSessionOptions } from '../session/sealed-session.server.ts';
import type { SessionNotice } from '../session/shop-session.ts';

/** What is to be said on the next page that shows notices: what earlier requests left, and this one. */
export interface NoticeBoard {
  /** By the names of their cookies, in the order in which they were left. */
  readonly kept: Map<string, SessionNotice>;
  readonly left: SessionNotice[];
}

/** The most that a page says; what no page shows must not fill the cookies. */
const mostNotices = 3;
const lifetimeSeconds = 24 * 60 * 60;

/**
 * Keeps each notice in a sealed cookie of its own: two tabs that leave one at the same moment do not overwrite each
 * other's, as they would in the cookie of the session.
 */
export function createNoticeCookies({ secret, publicOrigin }: SealedSessionOptions) {
  const { name: prefix, ...attributes } = cookieFor(publicOrigin, 'notice-');
  const cookie = (name: string, value: string, maxAge = lifetimeSeconds) =>
    serialize(name, value, { ...attributes, maxAge });
  const cookieOf = async (notice: SessionNotice, index: number) =>
    cookie(newName(prefix, index), await seal({ notice }, secret, { ...defaults, ttl: lifetimeSeconds * 1000 }));
  const namesIn = (values: Record<string, string>) =>
    Object.keys(values)
      .filter((name) => name.startsWith(prefix) && values[name] !== '')
      .toSorted();
  return {
    async read(cookies: string | null): Promise<NoticeBoard> {
      const values = parse(cookies ?? '');
      const kept = new Map<string, SessionNotice>();
      for (const name of namesIn(values).slice(-mostNotices)) {
        const { notice } = (await open(values[name] ?? '', secret)) as { notice?: SessionNotice };
        if (notice) kept.set(name, notice);
      }
      return { kept, left: [] };
    },
    /** The `Set-Cookie` headers that keep what is still to be said, and end the cookies of the rest. */
    async write({ kept, left }: NoticeBoard, cookies: string | null): Promise<string[]> {
      const added = left.slice(-mostNotices);
      const staying = new Set([...kept.keys()].slice(Math.max(0, kept.size + added.length - mostNotices)));
      const over = namesIn(parse(cookies ?? '')).filter((name) => !staying.has(name));
      return [...(await Promise.all(added.map(cookieOf))), ...over.map((name) => cookie(name, '', 0))];
    },
  };
}

/** Names sort by the time at which their notices were left. */
const newName = (prefix: string, index: number): string =>
  `${prefix}${Date.now().toString(36)}-${index}-${crypto.randomUUID().slice(0, 8)}`;
