import { documentedErrors, errorBodySchema, type Call } from '../../src/contract/index.ts';
import { generalError } from '../../src/testing/fixtures/error-bodies.ts';
import { meaningOf, userTextOf } from '../meanings.ts';
import type { Components, ComponentReference } from './components.ts';
import type { NamedCall } from './operation.ts';

export interface Response {
  readonly description: string;
  readonly headers?: object;
  readonly content?: Readonly<
    Record<string, { readonly schema: object; readonly examples?: Readonly<Record<string, object>> }>
  >;
  readonly 'x-user-text'?: string;
  readonly 'x-user-text-key'?: string;
}

const requestId = { 'X-Request-Id': { $ref: '#/components/headers/requestId' } };
const retryAfter = { 'Retry-After': { $ref: '#/components/headers/retryAfter' } };
const limits = {
  'RateLimit-Limit': { $ref: '#/components/headers/limit' },
  'RateLimit-Remaining': { $ref: '#/components/headers/remaining' },
};

/** Returns the responses of a call, including errors, by status. */
export function responsesOf(call: NamedCall, components: Components): Record<string, Response | ComponentReference> {
  const [first, ...others] = call.entry.status ?? [200];
  const more = others.map((status) => [status, alsoSuccess(call.entry, status, components)] as const);
  const errors = Object.keys(documentedErrors(call.entry)).map(
    (status) => [status, errorResponse(call, Number(status), components)] as const,
  );
  return Object.fromEntries([[first, success(call, components)], ...more, ...errors]);
}

const contentDisposition = { 'Content-Disposition': { $ref: '#/components/headers/contentDisposition' } };
const binary = { type: 'string', contentMediaType: 'application/octet-stream' };

function success({ area, name, entry, fixture }: NamedCall, components: Components): Response {
  if (entry.reply === 'blob')
    return {
      description: 'A file with its media type and name.',
      headers: { ...requestId, ...contentDisposition },
      content: { '*/*': { schema: binary } },
    };
  if (!entry.response) return { description: 'Success, without a body.', headers: requestId };
  const sample = components.addExample(`${area}.${name}`, fixture.reply);
  const media = { schema: components.add(entry.response), examples: { sample } };
  return { description: 'Success.', headers: requestId, content: { 'application/json': media } };
}

function alsoSuccess(entry: Call, status: number, components: Components): Response {
  if (status === 204) return { description: 'Success, without a body.', headers: requestId };
  if (status === 404)
    return { description: 'The object no longer exists, which counts as success.', headers: requestId };
  if (!entry.response || entry.reply === 'none') return { description: 'Success.', headers: requestId };
  const media = { schema: components.add(entry.response) };
  return { description: 'Success, with the same body.', headers: requestId, content: { 'application/json': media } };
}

/** The envelopes that any call can return; a call-specific body is documented with its call. */
const generalEnvelopes = ['ErrorBody', 'IdentityError', 'TokenError'];

function errorResponse(call: NamedCall, status: number, components: Components): Response | ComponentReference {
  const { area, name, entry, fixture } = call;
  const schema = components.add(documentedErrors(entry)[status] ?? errorBodySchema);
  const own = fixture.errors?.[status];
  const envelope = /\w+$/.exec(String(schema.$ref))?.[0] ?? '';
  const isGeneral = own === undefined && generalEnvelopes.includes(envelope);
  const value = own ?? generalError(entry, status);
  const place = isGeneral ? `${envelope}.${status}` : `${area}.${name}.${status}`;
  const sample = components.addExample(place, value);
  const read = userTextOf({ status, body: value }, isGeneral ? undefined : entry);
  const response = {
    description: meaningOf(status),
    headers: { ...requestId, ...([429, 503].includes(status) && retryAfter), ...(status === 429 && limits) },
    content: { 'application/json': { schema, examples: { sample } } },
    ...(read?.text !== undefined && { 'x-user-text': read.text }),
    ...(read?.key !== undefined && { 'x-user-text-key': read.key }),
  };
  return isGeneral ? components.addResponse(place, response) : response;
}
