import type { MiddlewareHandler } from 'hono';
import { parse } from 'hono/utils/cookie';
import { hasSession } from './shared-pages.ts';

/**
 * Rejects the prefetch of a page that guests do not share. Rendering it could consume a notice that the visitor has not
 * read, or record a visit to a page that they never opened. For a visitor with a session it also rejects rendering a
 * page ahead: by the time they open it, their cart may have changed.
 */
export function limitPrefetch(isSharedPath: (pathname: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const purpose = c.req.header('Sec-Purpose') ?? '';
    if (!/\bprefetch\b/.test(purpose)) return next();
    const isPage = purpose.includes('prerender');
    const isRenderedForSession = isPage && hasSession(parse(c.req.header('Cookie') ?? ''));
    if (isSharedPath(c.req.path) && !isRenderedForSession) return next();
    // browsers report an error for rejected data, and would open a page for which they have got 204
    return c.body(null, isPage ? 503 : 204, { 'Cache-Control': 'no-store' });
  };
}
