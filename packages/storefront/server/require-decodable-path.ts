import type { MiddlewareHandler } from 'hono';
import { problemPage } from './problem-page.ts';

const maxUrlLength = 8192;

/** Whether a path is decodable and unambiguous: no broken escapes, control characters, backslashes or host. */
export function isDecodablePath(pathname: string): boolean {
  if (pathname.startsWith('//')) return false;
  try {
    // eslint-disable-next-line no-control-regex -- this matches control characters on purpose
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** Rejects an undecodable or too long URL, or a null character in its query, with 400, before anything decodes it. */
export function requireDecodablePath(): MiddlewareHandler {
  return async (c, next) => {
    const tooLong = c.req.url.length > maxUrlLength;
    const { pathname, search } = new URL(c.req.url);
    if (tooLong || search.includes('%00') || !isDecodablePath(pathname)) return problemPage('badAddress', pathname);
    await next();
  };
}
