import { createHmac, timingSafeEqual } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { cookieFor, type SealedSessionOptions } from './sealed-session.server.ts';

type Cookies = Readonly<Record<string, string>>;

/** A guest's cart may end in the back end; the cookie is then wrong for a day at most, and never on the cart's own page. */
const lifetimeSeconds = 24 * 60 * 60;

/**
 * How many units a guest's cart holds, as the last page of their own counted them: with that, a page of the shop needs
 * nothing else of them. It is signed together with the session's cookie, so it counts for that session only, until
 * anything in that session changes.
 */
export function createCartUnitsCookie({ secret, publicOrigin }: SealedSessionOptions) {
  const { name, ...attributes } = cookieFor(publicOrigin, 'cart-units');
  const session = cookieFor(publicOrigin, 'sid').name;
  const sign = (units: string, cookies: Cookies): string => {
    const pieces = Object.keys(cookies).filter((key) => key === session || key.startsWith(`${session}.`));
    const sealed = pieces.toSorted().map((key) => cookies[key]);
    return createHmac('sha256', secret)
      .update([name, units, ...sealed].join(' '))
      .digest('base64url');
  };
  return {
    /** Returns the units; 0 without a session, undefined when the cookie is missing, forged or that of another session. */
    read(cookies: Cookies): number | undefined {
      if (!cookies[session]) return 0;
      const [, units = '', signature = ''] = /^(\d{1,3})\.([\w-]{43})$/.exec(cookies[name] ?? '') ?? [];
      if (units === '') return undefined;
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(units, cookies)));
      return isOurs ? Number(units) : undefined;
    },
    /** The `Set-Cookie` header that keeps the units for this session; without units it ends the cookie, if there is one. */
    write(units: number | undefined, cookies: Cookies): string | undefined {
      if (units === undefined) return cookies[name] ? serialize(name, '', { ...attributes, maxAge: 0 }) : undefined;
      const value = `${units}.${sign(String(units), cookies)}`;
      return cookies[name] === value ? undefined : serialize(name, value, { ...attributes, maxAge: lifetimeSeconds });
    },
  };
}
