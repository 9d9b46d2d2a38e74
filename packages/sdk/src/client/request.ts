import type { Call } from '../contract/call.ts';
import { ContractError } from './errors.ts';
import { fillPath } from './path.ts';
import { encode } from './schema.ts';

/** The parts of a request, and the options of its call. */
export interface RequestInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** An encoded request, without its signature. */
export interface EncodedRequest {
  /** Includes the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | undefined;
}

interface Facts {
  readonly call: string;
  readonly requestId: string;
}

/** Encodes a request by its contract entry. An invalid request is not sent. */
export function encodeRequest(entry: Call, input: RequestInput, facts: Facts, newId: () => string): EncodedRequest {
  const encodePart = (part: 'params' | 'query' | 'body'): unknown => {
    const schema = entry[part];
    if (!schema) return undefined;
    const read = encode(schema, part, part === 'query' ? (input.query ?? {}) : input[part]);
    if (!read.ok) throw new ContractError(facts, 'request', read.issues);
    return read.value;
  };
  const path = fillPath(entry.path, (encodePart('params') ?? {}) as Record<string, string>);
  if (path === undefined)
    throw new ContractError(facts, 'request', [{ path: 'params', problem: 'expected values that are safe in a path' }]);
  const query = queryString((encodePart('query') ?? {}) as Query);
  const body = encodePart('body');
  return {
    path: query ? `${path}?${query}` : path,
    headers: headersOf(entry, input, body, facts, newId),
    body: bodyOf(entry, body),
  };
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Encodes names and values as a query; an unpaired surrogate becomes the replacement character. */
function queryString(query: Query): string {
  let text = '';
  for (const name in query)
    for (const value of listOf(query[name]))
      text += `&${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`;
  return text.slice(1);
}

const listOf = (values: string | readonly string[] = []): readonly string[] =>
  typeof values === 'string' ? [values] : values;

function headersOf(entry: Call, input: RequestInput, body: unknown, { requestId }: Facts, newId: () => string) {
  const headers: Record<string, string> = {
    ...input.headers,
    Accept: entry.reply === 'blob' ? '*/*' : 'application/json',
  };
  if (entry.system === 'gateway') headers['X-Request-Id'] = requestId;
  const { idempotencyKey: kind } = entry;
  if (kind && (kind !== 'given' || input.idempotencyKey)) headers['Idempotency-Key'] = input.idempotencyKey ?? newId();
  if (body !== undefined) headers['Content-Type'] = contentTypeOf(entry, body);
  return headers;
}

function contentTypeOf({ bodyType = 'json' }: Call, body: unknown): string {
  if (bodyType === 'json') return 'application/json';
  if (bodyType === 'form') return 'application/x-www-form-urlencoded';
  return (body instanceof Blob && body.type) || 'application/octet-stream';
}

function bodyOf({ bodyType = 'json' }: Call, body: unknown): string | Blob | undefined {
  if (body === undefined || body instanceof Blob) return body;
  if (bodyType === 'json') return JSON.stringify(body);
  return queryString(body as Query);
}
