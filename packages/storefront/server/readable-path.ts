import type { MiddlewareHandler } from 'hono';

const maxUrlLength = 8192;

/** Whether a path can be decoded and names one place: no broken escapes, no control characters, no backslash, no host. */
export function isReadablePath(pathname: string): boolean {
  if (pathname.startsWith('//')) return false;
  try {
    // eslint-disable-next-line no-control-regex -- control characters are what this looks for
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** Answers 400 to an address that cannot be read, before anything decodes it. */
export function readablePath(): MiddlewareHandler {
  return async (c, next) => {
    const tooLong = c.req.url.length > maxUrlLength;
    if (tooLong || !isReadablePath(new URL(c.req.url).pathname)) return c.text('This address cannot be read.', 400);
    await next();
  };
}
