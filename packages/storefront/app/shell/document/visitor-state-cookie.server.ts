import { serialize } from 'hono/utils/cookie';
import type { RouterContextProvider } from 'react-router';
import { environmentContext } from '../request-context.server.ts';
import { visitorStateCookie } from './visitor-state.ts';

const lifetimeSeconds = 365 * 24 * 60 * 60;

/** Returns the `Set-Cookie` header that stores the state of the visitor's showroom or address for a year. */
export const visitorStateCookieHeader = (context: Readonly<RouterContextProvider>, state: string): string =>
  serialize(visitorStateCookie, state, {
    ...{ path: '/', sameSite: 'Lax', httpOnly: true, maxAge: lifetimeSeconds },
    secure: context.get(environmentContext).publicOrigin.startsWith('https:'),
  });
