import type { Send } from './send.ts';

/** Sends a request with nothing but the platform: every byte counts in a browser. */
export const exchange = (send: Send, url: string, init: RequestInit): Promise<Response> => send(url, init);
