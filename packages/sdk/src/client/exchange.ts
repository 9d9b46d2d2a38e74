import { createFetch } from 'ofetch';
import type { Send } from './send.ts';

/** Sends a request and gives the response as it is; what was thrown under it comes through unwrapped. */
export async function exchange(send: Send, url: string, init: RequestInit): Promise<Response> {
  const fetch = createFetch({ fetch: send as typeof globalThis.fetch });
  try {
    return await fetch.raw(url, { ...init, retry: false, ignoreResponseError: true, responseType: 'stream' });
  } catch (problem) {
    // the error of the transport quotes the address with its query
    throw problem instanceof Error && problem.name === 'FetchError' ? (problem.cause ?? problem) : problem;
  }
}
