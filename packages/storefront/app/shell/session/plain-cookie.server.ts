import { serialize } from 'hono/utils/cookie';
import type { Context } from '../context.ts';
import { environmentContext } from '../request-context.server.ts';

interface PlainCookie {
  readonly name: string;
  readonly value: string;
  /** The lifetime in seconds. */
  readonly maxAge: number;
  /** Whether scripts of the page cannot read it. */
  readonly httpOnly?: boolean;
}

/** Returns the `Set-Cookie` header of a cookie that is neither sealed nor signed, such as a choice of the visitor. */
export const plainCookie = (context: Context, { name, value, maxAge, httpOnly = true }: PlainCookie): string =>
  serialize(name, value, {
    path: '/',
    sameSite: 'Lax',
    secure: context.get(environmentContext).publicOrigin.startsWith('https:'),
    httpOnly,
    maxAge,
  });
