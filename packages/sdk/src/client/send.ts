import { createFetch, type FetchError } from 'ofetch';

/** Sends one request: `globalThis.fetch`, or a server in the same process. */
export type Fetch = (request: Request) => Response | Promise<Response>;

/** The request that a hook sees; changes to its headers are sent. */
export interface HookContext {
  readonly request: string | URL | Request;
  readonly options: {
    /** The name of the call, such as `cart.update`; undefined for the redirects of a sign-in. */
    readonly call?: string | undefined;
    readonly method?: string | undefined;
    readonly headers: Headers;
  };
}

type Hook<More = unknown> = (context: HookContext & More) => void | Promise<void>;

/**
 * Functions called around every request, including token requests and retries: the hooks of ofetch. They see tokens and
 * bodies. A hook that reads a response must read a clone of it.
 */
// written out because ofetch's declarations import those of undici, which a project may not have
export interface Hooks {
  readonly onRequest?: Hook;
  readonly onRequestError?: Hook<{ readonly error: Error }>;
  readonly onResponse?: Hook<{ readonly response: Response }>;
  /** Called after `onResponse` for a status of 400 or above. */
  readonly onResponseError?: Hook<{ readonly response: Response }>;
}

/** The parts of a request, kept separately so that it can be signed and retried. */
export interface RequestParts {
  /** The name of the call, for hooks. */
  readonly call?: string | undefined;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | null;
  readonly signal: AbortSignal;
  readonly credentials: 'include' | 'omit';
  /** The maximum size of the response body. */
  readonly maxBytes: number;
}

/** A response whose body has been read completely. */
export interface Reply {
  readonly status: number;
  /** Whether the request was signed with a guest token. */
  readonly isGuest?: boolean;
  /** Returns a header by its lower-case name. */
  readonly header: (name: string) => string | null;
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * Sends a request without following redirects, and reads the response.
 *
 * @throws {UnreadableResponse} when the body is too large
 * @throws {ConnectionReset} when the connection was closed before a response began
 * @throws {SendFailure} for any other failure of the connection or a hook
 */
export type Send = (url: string, parts: RequestParts) => Promise<Reply>;

/** No usable response was received; the cause has the reason. */
export class SendFailure extends Error {}

/** The response cannot be read; the message has the reason. */
export class UnreadableResponse extends SendFailure {}

/** The connection was closed before a response began. */
export class ConnectionReset extends SendFailure {}

/**
 * Creates a function that sends through ofetch, using the given fetch or the platform's fetch at the time of the call.
 */
export function createSend(fetch?: Fetch, hooks: Hooks = {}): Send {
  const ofetch = createFetch({
    fetch: (url, init) =>
      // the platform's fetch creates its own Request in any case
      responseOf(() => (fetch ? fetch(new Request(url, init)) : globalThis.fetch(url, init)), init?.signal),
    defaults: { ...hooks, redirect: 'manual', responseType: 'stream', retry: false },
  });
  return async (url, { maxBytes, ...init }) => {
    try {
      init.signal.throwIfAborted();
      const response = await ofetch.raw(url, init).catch(responseOrCause);
      return {
        status: response.status,
        header: (name) => response.headers.get(name),
        body: await (isPage ? readWhole(response, maxBytes) : readBytes(response, maxBytes, init.signal)),
      };
    } catch (problem) {
      throw problem instanceof SendFailure ? problem : new SendFailure('', { cause: problem });
    }
  };
}

async function responseOf(
  sendRequest: () => Response | Promise<Response>,
  signal: AbortSignal | null = null,
): Promise<Response> {
  try {
    const response = await sendRequest();
    // Node's fetch stops listening to the signal of a request that is no longer referenced
    signal?.throwIfAborted();
    return response;
  } catch (problem) {
    throw isReset(problem) ? new ConnectionReset('', { cause: problem }) : problem;
  }
}

const resetCodes: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** fetch wraps the socket error. */
const isReset = (problem: unknown): boolean =>
  problem instanceof Error && (resetCodes.includes((problem as NodeJS.ErrnoException).code) || isReset(problem.cause));

/**
 * ofetch throws for a status of 400 or above; its error quotes the URL, so only the wrapped response or cause is used.
 * An error of a hook is not wrapped.
 */
function responseOrCause(problem: FetchError): Response {
  if (problem.response) return problem.response;
  throw problem.cause ?? problem;
}

type Bytes = Uint8Array<ArrayBuffer>;

// a browser limits its pages itself, and Chromium's network panel reports responses read in chunks as cancelled
const isPage = typeof document === 'object';

async function readWhole(response: Response, maxBytes: number): Promise<Bytes> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength > maxBytes) throw new UnreadableResponse('too large');
  return bytes;
}

async function readBytes({ body }: Response, maxBytes: number, signal: AbortSignal): Promise<Bytes> {
  const reader = body?.getReader();
  const stop = () => void reader?.cancel().catch(() => undefined); // the body may have already failed
  signal.addEventListener('abort', stop);
  try {
    const chunks: Bytes[] = [];
    let size = 0;
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      size += read.value.byteLength;
      chunks.push(read.value);
      if (size > maxBytes) throw new UnreadableResponse('too large');
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
