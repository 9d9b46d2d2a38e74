import { createHmac, timingSafeEqual } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { cookieFor, type SealedSessionOptions } from './sealed-session.server.ts';

type Cookies = Readonly<Record<string, string>>;

/**
 * A guest's cart may expire in the back end. The cookie is then wrong for at most a day, and never on the cart page
 * itself.
 */
const lifetimeSeconds = 24 * 60 * 60;

/**
 * The number of units in a guest's cart as the last page rendered for them read it. It is all that a shared page needs
 * to know about them. It is signed together with the session cookie, so it is valid only until the session changes.
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
    /** Returns the count: 0 without a session, undefined when the cookie is missing, forged or from another session. */
    read(cookies: Cookies): number | undefined {
      if (!cookies[session]) return 0;
      const [, units = '', signature = ''] = /^(\d{1,3})\.([\w-]{43})$/.exec(cookies[name] ?? '') ?? [];
      if (units === '') return undefined;
      const isValidSignature = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(units, cookies)));
      return isValidSignature ? Number(units) : undefined;
    },
    /**
     * Returns the `Set-Cookie` header that stores the count for this session. Without a count it deletes an existing
     * cookie.
     */
    write(units: number | undefined, cookies: Cookies): string | undefined {
      if (units === undefined) return cookies[name] ? serialize(name, '', { ...attributes, maxAge: 0 }) : undefined;
      const value = `${units}.${sign(String(units), cookies)}`;
      return cookies[name] === value ? undefined : serialize(name, value, { ...attributes, maxAge: lifetimeSeconds });
    },
  };
}
