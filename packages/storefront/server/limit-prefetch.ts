import type { MiddlewareHandler } from 'hono';

/**
 * Responds with 204 to the prefetch of a page that guests do not share. Rendering it could consume a notice that the
 * visitor has not read, or record a visit to a page that they never opened. See also `limitPrerendering`.
 */
export function limitPrefetch(isSharedPath: (pathname: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const isPrefetch = /\bprefetch\b(?!;prerender)/.test(c.req.header('Sec-Purpose') ?? '');
    if (!isPrefetch || isSharedPath(c.req.path)) return next();
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  };
}
