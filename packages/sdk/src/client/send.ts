/** Answers one request: `globalThis.fetch`, or a server in the same process. */
export type Fetch = (request: Request) => Response | Promise<Response>;

/** A request's parts; its headers are plain, so that signing it costs nothing. */
export interface RequestParts extends RequestInit {
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a request that has not been made into a `Request` yet, so that it can be signed and sent again. */
export type Send = (url: string, init: RequestParts) => Promise<Response>;

/** Sends through a given fetch, or the platform's. */
export const sendThrough = (fetch: Fetch | undefined): Send =>
  fetch ? async (url, init) => fetch(new Request(url, init)) : (url, init) => globalThis.fetch(url, init);
