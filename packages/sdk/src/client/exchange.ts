import { createFetch } from 'ofetch';
import { platformFetch, sendThrough } from './send-through.ts';
import type { Fetch, Send } from './send.ts';

/**
 * Sends requests through fetch and gives each answer as it is; what was thrown under it comes through unwrapped. A
 * fetch that is handed in is called as it is: a library around it would cost a twentieth of the call.
 */
export const exchange = (given?: Fetch): Send => sendThrough(given ?? throughLibrary());

function throughLibrary(): Fetch {
  const fetch = createFetch({
    fetch: async (request) => platformFetch(request as Request),
    defaults: { retry: false, ignoreResponseError: true, responseType: 'stream' },
  });
  return async (request) => {
    try {
      return await fetch.raw(request);
    } catch (problem) {
      // the error of the transport quotes the address with its query
      throw problem instanceof Error && problem.name === 'FetchError' ? (problem.cause ?? problem) : problem;
    }
  };
}
