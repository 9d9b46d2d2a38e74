import { createFetch } from 'ofetch';
import { sendThrough, transmitThrough } from './send-through.ts';
import type { Fetch, Send } from './send.ts';

/** Sends requests through fetch and gives each answer as it is; what was thrown under it comes through unwrapped. */
export function exchange(given: Fetch | undefined): Send {
  const fetch = createFetch({
    fetch: transmitThrough(given) as typeof globalThis.fetch,
    defaults: { retry: false, ignoreResponseError: true, responseType: 'stream' },
  });
  return sendThrough(async (url, init) => {
    try {
      return await fetch.raw(url, init as object);
    } catch (problem) {
      // the error of the transport quotes the address with its query
      throw problem instanceof Error && problem.name === 'FetchError' ? (problem.cause ?? problem) : problem;
    }
  });
}
