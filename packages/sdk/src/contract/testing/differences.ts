import { createCallsFor } from '../../create-calls.ts';
import { memoryTokenStore } from '../../session/token-store.ts';
import type { Auth, Call, Method, System } from '../call.ts';

/** The wire reference's data on one call, recorded independently of the contract. */
export interface WireRecord {
  /** The section of the wire reference. */
  readonly number: number;
  readonly system: System;
  readonly method: Method;
  readonly path: string;
  readonly auth: Auth;
  /** The reason why `auth` is weaker than in the section. */
  readonly remark?: string;
  readonly examples: readonly Example[];
}

interface Example {
  readonly input: Input;
  readonly request: Target & { readonly contentType?: string; readonly body?: unknown };
}

interface Input {
  readonly body?: { readonly file?: string; readonly type?: string };
}

interface Target {
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * Yields the differences between an entry of the contract, with the requests that the SDK sends for it, and the record.
 */
export async function* differences(entry: Call, record: WireRecord): AsyncGenerator<string> {
  const { examples, method, auth, system } = record;
  for (const fact of ['number', 'system', 'path', 'auth'] as const)
    if (entry[fact] !== record[fact]) yield `${fact}: ${entry[fact]} instead of ${record[fact]}`;
  const isSigned = auth === 'guest' || auth === 'customer';
  for (const { input, request } of examples) {
    const expected = inOrder({ method, origin: originOf(system), isSigned, ...request });
    const actual = inOrder(await requestFor(entry, input));
    if (actual !== expected) yield `sends ${actual} instead of ${expected}`;
  }
}

/** Returns the value as JSON with sorted members. */
const inOrder = (value: object): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );

/** Returns the request that the SDK sends, or the error that prevented it. */
async function requestFor(entry: Call, input: Input): Promise<object> {
  const requests: Request[] = [];
  const sdk = createCallsFor(
    { area: { call: entry } },
    {
      gatewayUrl: originOf('gateway'),
      authorUrl: originOf('author'),
      identityUrl: originOf('identity'),
      tokens: memoryTokenStore({ token: 'token', expiresAtMs: Date.parse('9999-01-01'), isAuthenticated: false }),
      fetch(request) {
        requests.push(request);
        return Response.json({}, { status: 400 });
      },
    },
  );
  const failure: unknown = await sdk.area.call(withFile(input)).catch((error: unknown) => error);
  return requests[0] ? partsOf(requests[0]) : { failure: String(failure) };
}

/** Creates the file of a record, which is stored as text and type. */
const withFile = (input: Input): object =>
  input.body?.file === undefined
    ? input
    : { ...input, body: new Blob([input.body.file], { type: input.body.type ?? '' }) };

const originOf = (system: System): string => `https://${system}.test`;

async function partsOf(request: Request): Promise<object> {
  const { origin, pathname: path, searchParams } = new URL(request.url);
  const isSigned = request.headers.get('Authorization') === 'Bearer token';
  const target = { method: request.method, origin, isSigned, path, query: valuesByName(searchParams) };
  const contentType = request.headers.get('Content-Type');
  return contentType ? { ...target, contentType, body: bodyOf(contentType, await request.text()) } : target;
}

function bodyOf(contentType: string, text: string): unknown {
  if (contentType === 'application/json') return text.startsWith('{') ? JSON.parse(text) : text;
  return contentType === 'application/x-www-form-urlencoded' ? valuesByName(new URLSearchParams(text)) : text;
}

function valuesByName(params: URLSearchParams): Target['query'] {
  const byName = Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));
  return Object.fromEntries(
    Object.entries(byName).map(([name, [first = '', ...more]]) => [name, more.length > 0 ? [first, ...more] : first]),
  );
}
