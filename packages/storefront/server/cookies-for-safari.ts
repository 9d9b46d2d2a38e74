import type { MiddlewareHandler } from 'hono';

const [secure, plain] = ['__Host-', 'http-'];
/** Chromium names Safari too, after itself. */
const safari = /^(?!.*\bChrom).*\bAppleWebKit\b/;

/**
 * Gives Safari the shop's cookies without `Secure` where the shop is served over http. Other browsers accept `Secure`
 * cookies over http from their own computer; Safari drops them without a word, and with them cart and session.
 */
export function cookiesForSafari(publicOrigin: string): MiddlewareHandler {
  const isHttp = publicOrigin.startsWith('http:');
  return async (c, next) => {
    if (!isHttp || !safari.test(c.req.header('User-Agent') ?? '')) return next();
    c.req.raw = withSecureNames(c.req.raw);
    await next();
    const cookies = c.res.headers.getSetCookie();
    if (cookies.length === 0) return;
    c.res.headers.delete('Set-Cookie');
    for (const cookie of cookies) c.res.headers.append('Set-Cookie', withoutSecure(cookie));
  };
}

/** Gives the cookies of a request the names that the shop knows. */
function withSecureNames(request: Request): Request {
  const cookie = request.headers.get('Cookie');
  if (cookie === null) return request;
  const { url, method, signal, body } = request;
  const headers = new Headers(request.headers);
  headers.set('Cookie', cookie.replaceAll(/(?<=^|; )http-/g, secure));
  const init = { method, headers, signal, body, duplex: 'half' };
  return new Request(url, init);
}

const withoutSecure = (cookie: string) =>
  cookie.startsWith(secure) ? cookie.replace(secure, plain).replace(/; Secure\b/i, '') : cookie;
