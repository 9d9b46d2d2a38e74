import { platformFetch, sendThrough } from './send-through.ts';
import type { Fetch, Send } from './send.ts';

/** Sends requests with nothing but the platform: every byte counts in a browser. */
export const exchange = (fetch: Fetch = platformFetch): Send => sendThrough(fetch);
