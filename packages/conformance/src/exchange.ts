import type { Call, CallOutput, System } from '@basin/sdk/contract';
import { entryOf, type CallName, type EntryOf } from './call-name.ts';
import { validateResponse } from './validate-response.ts';

/** A request as sent, which may be invalid on purpose. */
export interface CallRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response as it came. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, else text. */
  readonly body: unknown;
}

/** A validated response; `reply` is set for a success with a body. */
export interface Answer<Name extends CallName = CallName> extends RawAnswer {
  readonly call: Name;
  readonly reply: CallOutput<EntryOf<Name>> | undefined;
  readonly isSuccess: boolean;
}

/** The URLs of the systems, and the fetch that reaches them. */
export interface Wire {
  readonly urls: Partial<Record<System, string>>;
  readonly fetch: (system: System, request: Request) => Promise<Response>;
}

/**
 * Makes one call over plain HTTP.
 *
 * @throws {CheckFailure} when the contract does not document the response
 */
export async function exchange<Name extends CallName>(
  wire: Wire,
  call: Name,
  asked: CallRequest,
): Promise<Answer<Name>> {
  const entry = entryOf(call);
  const answer = await sendCall(wire, entry, asked);
  const { isSuccess, reply } = validateResponse(call, entry, answer);
  return { call, ...answer, isSuccess, reply: reply as Answer<Name>['reply'] };
}

/** Sends one request and reads the response as it is. */
export async function sendCall(wire: Wire, entry: Call, asked: CallRequest): Promise<RawAnswer> {
  const response = await wire.fetch(entry.system, requestOf(wire, entry, asked));
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, body: isJson(response) ? parsed(text) : text };
}

function requestOf({ urls }: Wire, entry: Call, { params = {}, query = {}, body, headers }: CallRequest): Request {
  const url = new URL((urls[entry.system] ?? '').replace(/\/$/, '') + fill(entry.path, params));
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) url.searchParams.append(name, each);
  return new Request(url, {
    method: entry.method,
    redirect: 'manual',
    headers: { Accept: 'application/json', ...typeOf(entry, body), ...headers },
    ...(body !== undefined && { body: bodyOf(entry, body) }),
  });
}

const fill = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'pagePath' ? (params[name] ?? '') : encodeURIComponent(params[name] ?? 'none'),
  );

function typeOf({ bodyType = 'json' }: Call, body: unknown): Record<string, string> {
  if (body === undefined || body instanceof Blob) return {};
  return { 'Content-Type': bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json' };
}

/** Text is sent unchanged, so that a check can send invalid JSON. */
function bodyOf({ bodyType }: Call, body: unknown): string | Blob {
  if (typeof body === 'string' || body instanceof Blob) return body;
  return bodyType === 'form' ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);
}

const isJson = ({ headers }: Response): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('content-type') ?? '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
