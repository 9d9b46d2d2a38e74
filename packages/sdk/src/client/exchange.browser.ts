import type { Send } from './send.ts';

/** Sends requests with nothing but the platform: every byte counts in a browser. */
export const exchange = (send: Send): Send => send;
