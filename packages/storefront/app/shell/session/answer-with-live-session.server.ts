import { RouterContextProvider } from 'react-router';
import { readingMethods } from '../../../server/same-origin.ts';
import { logContext, sessionEndContext } from '../request-context.server.ts';

type Answer = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Answers a request. When the shopper's session turns out to have ended elsewhere, the void response is dropped and the
 * same request, its form included, is answered once more as a guest's: every page and form copes without knowing.
 */
export async function answerWithLiveSession(request: Request, answer: Answer): Promise<Response> {
  const form = readingMethods.has(request.method) ? undefined : request.clone(); // it can be read only once
  const context = new RouterContextProvider();
  const response = await answer(request, context);
  if (!context.get(sessionEndContext).aborted) return response;
  const cookies = response.headers.getSetCookie();
  context.get(logContext).info('a session had ended elsewhere; the request is answered as a guest’s');
  const guestResponse = await answer(withCookies(form ?? request.clone(), cookies), new RouterContextProvider());
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
 * Whether a response is a part of a page, such as suggestions. Scripts load it beside other requests, so it must not replace the guest's
 * session, and with it the cart, that one of them has opened meanwhile; the next page ends the session.
 */
const isPart = (response: Response): boolean => response.headers.get('Content-Type')?.includes('json') ?? false;

/** The request as the browser would send it after a response with these `Set-Cookie` headers. */
function withCookies(request: Request, setCookies: readonly string[]): Request {
  const headers = new Headers(request.headers);
  const set = setCookies.map((cookie) => cookie.split(';', 1).join(''));
  const isReplaced = (pair: string) => set.some((other) => nameOf(other) === nameOf(pair));
  const others = (headers.get('Cookie') ?? '').split('; ').filter((pair) => !isReplaced(pair));
  headers.set('Cookie', [...set, ...others].join('; '));
  return new Request(request, { headers });
}
