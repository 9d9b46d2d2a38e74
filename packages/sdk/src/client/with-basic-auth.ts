import type { Fetch } from './send.ts';

/**
 * Adds a user name and password to every request, which the preview of the author system requires. Use it only on a
 * server.
 */
export function withBasicAuth(
  { user, password }: { readonly user: string; readonly password: string },
  fetch: Fetch = (request) => globalThis.fetch(request),
): Fetch {
  const pair = String.fromCharCode(...new TextEncoder().encode(`${user}:${password}`));
  return (request) => {
    request.headers.set('Authorization', `Basic ${btoa(pair)}`);
    return fetch(request);
  };
}
