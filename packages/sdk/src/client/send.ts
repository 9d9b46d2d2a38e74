/** Answers one request: `globalThis.fetch`, or a server in the same process. */
export type Fetch = (request: Request) => Response | Promise<Response>;

/** A request that has not been made into a `Request` yet, so that signing it and sending it again cost nothing. */
export interface RequestParts {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | null;
  readonly signal: AbortSignal;
  readonly credentials: 'include' | 'omit';
  /** What the body of the answer may have; one that grows larger is not read to its end. */
  readonly mostBytes: number;
}

/** An answer that has come whole. */
export interface Reply {
  readonly status: number;
  /** A header by its name in lower case. */
  readonly header: (name: string) => string | null;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Sends a request, follows no redirect, and reads the answer; throws what broke, `Unreadable` when the body did. */
export type Send = (url: string, parts: RequestParts) => Promise<Reply>;

/** What came is no readable answer. */
export class Unreadable extends Error {}
