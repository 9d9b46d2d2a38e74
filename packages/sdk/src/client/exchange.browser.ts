import type { Exchange } from './send.ts';

/** Sends a request and gives the response as it is, with nothing but the platform: every byte counts in a browser. */
export function exchange({ send, baseURL, path, query, init }: Exchange): Promise<Response> {
  const url = new URL(baseURL.replace(/\/$/, '') + path);
  for (const [name, values] of Object.entries(query))
    for (const value of [values ?? []].flat()) url.searchParams.append(name, value);
  return send(url.href, init);
}
