import type { Context } from '../context.ts';
import { plainCookie } from '../session/plain-cookie.server.ts';
import { visitorStateCookie } from './visitor-state.ts';

const lifetimeSeconds = 365 * 24 * 60 * 60;

/** Returns the `Set-Cookie` header that stores the state of the visitor's showroom or address for a year. */
export const visitorStateCookieHeader = (context: Context, state: string): string =>
  plainCookie(context, { name: visitorStateCookie, value: state, maxAge: lifetimeSeconds });
