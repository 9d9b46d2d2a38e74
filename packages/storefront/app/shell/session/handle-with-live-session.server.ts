import { RouterContextProvider } from 'react-router';
import { safeMethods } from '../../../server/same-origin.ts';
import { logContext, sessionEndContext } from '../request-context.server.ts';

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Handles a request. When the shopper's session has ended elsewhere, discards the void response and handles the same
 * request, including its form, again as a guest's. Pages and forms need not know about it.
 */
export async function handleWithLiveSession(request: Request, handler: Handler): Promise<Response> {
  const form = safeMethods.has(request.method) ? undefined : request.clone(); // the body can be read only once
  const context = new RouterContextProvider();
  const response = await handler(request, context);
  if (!context.get(sessionEndContext).aborted) return response;
  const cookies = response.headers.getSetCookie();
  context.get(logContext).info('a session has ended elsewhere; handling the request again as a guest’s');
  const guestResponse = await handler(withCookies(form ?? request.clone(), cookies), new RouterContextProvider());
  if (isPart(guestResponse)) {
    guestResponse.headers.delete('Set-Cookie');
    return guestResponse;
  }
  const written = new Set(guestResponse.headers.getSetCookie().map(nameOf));
  for (const cookie of cookies) if (!written.has(nameOf(cookie))) guestResponse.headers.append('Set-Cookie', cookie);
  return guestResponse;
}

const nameOf = (cookie: string): string => cookie.split('=', 1).join('');

/**
 * Whether a response is page data, such as suggestions. Scripts load it in parallel, so it must not replace the session
 * and cart that another request has opened for the guest meanwhile. The next page ends the session.
 */
const isPart = (response: Response): boolean => response.headers.get('Content-Type')?.includes('json') ?? false;

/** Returns the request as the browser would send it after a response with these `Set-Cookie` headers. */
function withCookies(request: Request, setCookies: readonly string[]): Request {
  const headers = new Headers(request.headers);
  const set = setCookies.map((cookie) => cookie.split(';', 1).join(''));
  const isReplaced = (pair: string) => set.some((other) => nameOf(other) === nameOf(pair));
  const others = (headers.get('Cookie') ?? '').split('; ').filter((pair) => !isReplaced(pair));
  headers.set('Cookie', [...set, ...others].join('; '));
  return new Request(request, { headers });
}
