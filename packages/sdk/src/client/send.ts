import { createFetch, FetchError } from 'ofetch';

/** Answers one request: `globalThis.fetch`, or a server in the same process. */
export type Fetch = (request: Request) => Response | Promise<Response>;

/** What a hook sees of a request; a change of its headers goes along. */
export interface HookContext {
  readonly request: string | URL | Request;
  readonly options: {
    /** Which call it is, such as `cart.update`; undefined for the redirects of a sign-in. */
    readonly call?: string | undefined;
    readonly method?: string | undefined;
    readonly headers: Headers;
  };
}

type Hook<More = unknown> = (context: HookContext & More) => void | Promise<void>;

/**
 * Functions called around every request, token requests and retries included: the hooks of ofetch. They see tokens and
 * bodies. One that reads a response reads a clone of it.
 */
// spelled out because ofetch's own declarations import those of undici, which a project may not have
export interface Hooks {
  readonly onRequest?: Hook;
  readonly onRequestError?: Hook<{ readonly error: Error }>;
  readonly onResponse?: Hook<{ readonly response: Response }>;
  /** Called after `onResponse` for a status of 400 and above. */
  readonly onResponseError?: Hook<{ readonly response: Response }>;
}

/** A request before it is a `Request`, so that it can be signed and sent again. */
export interface RequestParts {
  /** The name of the call, for hooks. */
  readonly call?: string | undefined;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | null;
  readonly signal: AbortSignal;
  readonly credentials: 'include' | 'omit';
  /** The most bytes that the body of the response may have. */
  readonly mostBytes: number;
}

/** A response that has been read to its end. */
export interface Reply {
  readonly status: number;
  /** The request was signed with a guest's token. */
  readonly isGuest?: boolean;
  /** A header by its name in lower case. */
  readonly header: (name: string) => string | null;
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * Sends a request, follows no redirect, and reads the response.
 *
 * @throws {Unreadable} when the body is too large
 * @throws {ConnectionReset} when the connection was closed before a response began
 */
export type Send = (url: string, parts: RequestParts) => Promise<Reply>;

/** The response cannot be read; the message says why. */
export class Unreadable extends Error {}

/** The connection was closed before a response began. */
export class ConnectionReset extends Error {
  override readonly name = 'ConnectionReset';
}

/** Sends through ofetch, over the platform's fetch as it is at the time of the call unless another one is given. */
export function createSend(fetch?: Fetch, hooks: Hooks = {}): Send {
  const ofetch = createFetch({
    fetch: (url, init) =>
      // the platform's makes a request of its own in any case
      responseOf(() => (fetch ? fetch(new Request(url, init)) : globalThis.fetch(url, init)), init?.signal),
    defaults: { ...hooks, redirect: 'manual', responseType: 'stream', retry: false },
  });
  return async (url, { mostBytes, ...init }) => {
    init.signal.throwIfAborted();
    const response = await ofetch.raw(url, init).catch(responseOrCause);
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      body: await (isPage ? readWhole(response, mostBytes) : readBytes(response, mostBytes, init.signal)),
    };
  };
}

async function responseOf(
  answer: () => Response | Promise<Response>,
  signal: AbortSignal | null = null,
): Promise<Response> {
  try {
    const response = await answer();
    // Node's fetch stops listening to the signal of a request that nothing refers to any more
    signal?.throwIfAborted();
    return response;
  } catch (problem) {
    throw isReset(problem) ? new ConnectionReset('', { cause: problem }) : problem;
  }
}

const resetCodes: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** fetch wraps the error of the socket. */
const isReset = (problem: unknown): boolean =>
  problem instanceof Error && (resetCodes.includes((problem as NodeJS.ErrnoException).code) || isReset(problem.cause));

/** ofetch throws for a status of 400 and above; its error quotes the URL, so only what it wraps goes on. */
function responseOrCause(problem: unknown): Response {
  if (!(problem instanceof FetchError)) throw problem;
  if (problem.response) return problem.response;
  throw problem.cause;
}

type Bytes = Uint8Array<ArrayBuffer>;

// a browser bounds its pages itself, and Chromium's network panel calls what is read in parts cancelled
const isPage = typeof document === 'object';

async function readWhole(response: Response, mostBytes: number): Promise<Bytes> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength > mostBytes) throw new Unreadable('too large');
  return bytes;
}

async function readBytes({ body }: Response, mostBytes: number, signal: AbortSignal): Promise<Bytes> {
  const reader = body?.getReader();
  const stop = () => void reader?.cancel().catch(() => undefined); // the body may have failed already
  signal.addEventListener('abort', stop);
  try {
    const chunks: Bytes[] = [];
    let size = 0;
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      size += read.value.byteLength;
      chunks.push(read.value);
      if (size > mostBytes) throw new Unreadable('too large');
    }
    signal.throwIfAborted();
    return await joined(chunks);
  } catch (problem) {
    stop();
    throw problem;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function joined(chunks: readonly Bytes[]): Promise<Bytes> {
  const [first, second] = chunks;
  return first && !second ? first : new Uint8Array(await new Blob([...chunks]).arrayBuffer());
}
