import { parse, serialize } from 'hono/utils/cookie';
import { defaults, seal } from 'iron-webcrypto';
import { cookieFor, open, type SealedSessionOptions } from '../session/sealed-session.server.ts';
import type { SessionNotice } from '../session/shop-session.ts';

/** The notices for the next page that shows them: those of earlier requests and of this one. */
export interface PendingNotices {
  /** Notices of earlier requests by cookie name, oldest first. */
  readonly earlier: Map<string, SessionNotice>;
  readonly added: SessionNotice[];
}

/** The maximum number of notices on a page, which also limits the cookies. */
const maxNotices = 3;
const lifetimeSeconds = 24 * 60 * 60;
/** Browsers reject a cookie of more than 4,096 bytes, and a notice grows by a third when it is sealed. */
const maxNoticeBytes = 2_400;
const maxValueBytes = 900;

/**
 * Stores each notice in its own sealed cookie, so that two tabs that add one at the same time do not overwrite each
 * other's, as they would in the session cookie.
 */
export function createNoticeCookies({ secret, publicOrigin }: SealedSessionOptions) {
  const { name: prefix, ...attributes } = cookieFor(publicOrigin, 'notice-');
  const cookie = (name: string, value: string, maxAge = lifetimeSeconds) =>
    serialize(name, value, { ...attributes, maxAge });
  const cookieOf = async (notice: SessionNotice, index: number) =>
    cookie(
      newName(prefix, index),
      await seal({ notice: fitted(notice) }, secret, { ...defaults, ttl: lifetimeSeconds * 1000 }),
    );
  const namesIn = (values: Record<string, string>) =>
    Object.keys(values)
      .filter((name) => name.startsWith(prefix) && values[name] !== '')
      .toSorted();
  return {
    async read(cookies: string | null): Promise<PendingNotices> {
      const values = parse(cookies ?? '');
      const earlier = new Map<string, SessionNotice>();
      for (const name of namesIn(values).slice(-maxNotices)) {
        const { notice } = (await open(values[name] ?? '', secret)) as { notice?: SessionNotice };
        if (notice) earlier.set(name, notice);
      }
      return { earlier, added: [] };
    },
    /** Returns the `Set-Cookie` headers that store the remaining notices and delete the other cookies. */
    async write({ earlier, added }: PendingNotices, cookies: string | null): Promise<string[]> {
      const newest = added.slice(-maxNotices);
      const remaining = new Set([...earlier.keys()].slice(Math.max(0, earlier.size + newest.length - maxNotices)));
      const expired = namesIn(parse(cookies ?? '')).filter((name) => !remaining.has(name));
      return [...(await Promise.all(newest.map(cookieOf))), ...expired.map((name) => cookie(name, '', 0))];
    },
  };
}

/** Returns a new cookie name. Names sort by creation time. */
const newName = (prefix: string, index: number): string =>
  `${prefix}${Date.now().toString(36)}-${index}-${crypto.randomUUID().slice(0, 8)}`;

/** Shortens long values, such as the names of many products, and leaves out a button that does not fit in a cookie. */
function fitted({ values, ...rest }: SessionNotice): SessionNotice {
  const short = values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shortened(value)]));
  const notice = { ...rest, values: short };
  return Buffer.byteLength(JSON.stringify(notice)) > maxNoticeBytes ? { ...notice, action: undefined } : notice;
}

function shortened(value: string | number): string | number {
  const bytes = Buffer.from(String(value));
  if (bytes.length <= maxValueBytes) return value;
  const start = bytes.subarray(0, maxValueBytes).toString();
  // at a space, or before the last character, of which a part may be missing
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/,$/, '')}…`;
}
