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

/** A response before validation. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or text. */
  readonly body: unknown;
}

/** A validated response; `reply` is set for a success with a body. */
export interface CallResponse<Name extends CallName = CallName> extends RawResponse {
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
  request: CallRequest,
): Promise<CallResponse<Name>> {
  const entry = entryOf(call);
  const response = await sendCall(wire, entry, request);
  const { isSuccess, reply } = validateResponse(call, entry, response);
  return { call, ...response, isSuccess, reply: reply as CallResponse<Name>['reply'] };
}

/** Sends one request and returns the response without validating it. */
export async function sendCall(wire: Wire, entry: Call, request: CallRequest): Promise<RawResponse> {
  const response = await wire.fetch(entry.system, requestOf(wire, entry, request));
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
