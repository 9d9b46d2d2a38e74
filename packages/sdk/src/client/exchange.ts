import { createFetch } from 'ofetch';
import { platformFetch, sendThrough } from './send-through.ts';
import type { Fetch, Send } from './send.ts';

/** Sends requests through fetch and gives each answer as it is; what was thrown under it comes through unwrapped. */
export function exchange(given: Fetch = platformFetch): Send {
  const fetch = createFetch({
    fetch: async (request) => given(request as Request),
    defaults: { retry: false, ignoreResponseError: true, responseType: 'stream' },
  });
  return sendThrough(async (request) => {
    try {
      return await fetch.raw(request);
    } catch (problem) {
      // the error of the transport quotes the address with its query
      throw problem instanceof Error && problem.name === 'FetchError' ? (problem.cause ?? problem) : problem;
    }
  });
}
