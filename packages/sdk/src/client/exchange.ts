import { createFetch } from 'ofetch';
import type { Send } from './send.ts';

/** Sends requests and gives each response as it is; what was thrown under it comes through unwrapped. */
export function exchange(send: Send): Send {
  const fetch = createFetch({
    fetch: send as typeof globalThis.fetch,
    defaults: { retry: false, ignoreResponseError: true, responseType: 'stream' },
  });
  return async (url, init) => {
    try {
      return await fetch.raw(url, init as object);
    } catch (problem) {
      // the error of the transport quotes the address with its query
      throw problem instanceof Error && problem.name === 'FetchError' ? (problem.cause ?? problem) : problem;
    }
  };
}
