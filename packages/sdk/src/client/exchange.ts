import { createFetch } from 'ofetch';
import type { Exchange } from './send.ts';

/** Sends a request and gives the response as it is; what was thrown under it comes through unwrapped. */
export async function exchange({ send, baseURL, path, query, init }: Exchange): Promise<Response> {
  const fetch = createFetch({ fetch: send as typeof globalThis.fetch });
  const raw = { retry: false, ignoreResponseError: true, responseType: 'stream' } as const;
  try {
    return await fetch.raw(path, { ...init, ...raw, baseURL, query });
  } catch (problem) {
    // the error of the transport quotes the address with its query
    throw problem instanceof Error && problem.name === 'FetchError' ? (problem.cause ?? problem) : problem;
  }
}
