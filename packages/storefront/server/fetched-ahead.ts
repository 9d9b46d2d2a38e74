import type { MiddlewareHandler } from 'hono';

/**
 * Answers 204 when a page is fetched ahead that guests do not share: making it could take a notice that the visitor has
 * not read, or note a page that they never opened.
 */
export function fetchedAhead(isSharedPath: (pathname: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const isAhead = /\bprefetch\b/.test(c.req.header('Sec-Purpose') ?? '');
    if (!isAhead || isSharedPath(c.req.path)) return next();
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  };
}
