import type { Fetch } from './send.ts';

/** Signs every request with a name and a password: the preview of the author system asks for it. Only ever on a server. */
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
