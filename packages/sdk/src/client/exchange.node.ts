import { exchange as exchangeThroughFetch } from './exchange.ts';
import { sendThroughHttp } from './send-through-http.node.ts';
import type { Fetch, Send } from './send.ts';

const platformFetch = globalThis.fetch;

/**
 * Sends requests with Node's own HTTP client, at half the time of its fetch; through fetch when one is given, or when
 * another one stands in the platform's place.
 */
export function exchange(given: Fetch | undefined): Send {
  const throughFetch = exchangeThroughFetch(given);
  if (given) return throughFetch;
  return (url, parts) => (globalThis.fetch === platformFetch ? sendThroughHttp : throughFetch)(url, parts);
}
