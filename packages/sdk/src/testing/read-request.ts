import { tokenMissing } from '@basin/domain';
import { decode } from '../client/schema.ts';
import { readQuery, type Call } from '../contract/call.ts';
import { generalError } from './fixtures/error-bodies.ts';

/** The decoded parts of a request, or the error response that a gateway would return. */
export type ReadRequest =
  | { readonly ok: true; readonly parts: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly status: number; readonly body: object };

/** Validates a request as a gateway does; a token is required but not verified. */
export async function readRequest(entry: Call, request: Request, params: object): Promise<ReadRequest> {
  const isSigned = entry.auth === 'guest' || entry.auth === 'customer';
  if (isSigned && !request.headers.has('authorization'))
    return rejected(401, { statusCode: 401, message: tokenMissing });
  if (entry.idempotencyKey === 'required' && !request.headers.has('idempotency-key'))
    return rejected(400, badRequest(entry, ['Idempotency-Key is required.']));
  const wire: Record<string, unknown> = { params, query: queryOf(entry, request), body: await bodyOf(entry, request) };
  const parts: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = entry[part];
    const read = schema && decode(schema, wire[part]);
    if (read?.ok) parts[part] = read.value;
    else problems.push(...(read?.issues ?? []).map(({ path, problem }) => `${part} ${path}: ${problem}`));
  }
  return problems.length === 0 ? { ok: true, parts } : rejected(400, badRequest(entry, problems));
}

const rejected = (status: number, body: object): ReadRequest => ({ ok: false, status, body });

function badRequest(entry: Call, problems: readonly string[]): object {
  const general = generalError(entry, 400);
  const message = problems.join('; ');
  if (!('statusCode' in general)) return { ...general, errorSummary: message };
  return { ...general, message, errors: problems.map((text) => ({ code: 'InvalidInput', message: text })) };
}

function queryOf(entry: Call, request: Request): Record<string, unknown> {
  const query: Record<string, unknown> = readQuery(new URL(request.url).searchParams);
  for (const name of entry.headerAlias ?? []) query[name] ??= request.headers.get(name) ?? undefined;
  return query;
}

async function bodyOf({ body, bodyType = 'json' }: Call, request: Request): Promise<unknown> {
  if (!body) return undefined;
  if (bodyType === 'file') return request.blob();
  const text = await request.text();
  if (bodyType === 'form') return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
