import { contract, type Call } from '@basin/sdk/contract';
import fc from 'fast-check';
import { arbitraryOf, hostile, type KnownTexts } from '../contract-arbitrary.ts';

/** Whose token a request carries. */
export type Bearer = 'guest' | 'customer' | 'nobody' | 'forger';

/** A request for a call, each part of which may be valid or invalid. */
export interface AnyRequest {
  readonly name: string;
  readonly bearer: Bearer;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** Every call by its name. */
export const calls: readonly (readonly [string, Call])[] = Object.entries(contract).flatMap(([area, entries]) =>
  Object.entries(entries as Record<string, Call>).map(([name, call]) => [`${area}.${name}`, call] as const),
);

/** Generates requests for some calls: valid ones, and ones that are corrupted somewhere. */
export function anyRequest(of: typeof calls, known: KnownTexts): fc.Arbitrary<AnyRequest> {
  return fc.constantFrom(...of).chain(([name, call]) => requestFor(name, call, known));
}

function requestFor(name: string, call: Call, known: KnownTexts): fc.Arbitrary<AnyRequest> {
  const part = (schema: Call['params']) => (schema ? arbitraryOf(schema, known) : fc.constant({}));
  return fc
    .record({
      params: fc.oneof({ weight: 6, arbitrary: part(call.params) }, { weight: 1, arbitrary: corruptParams(call) }),
      query: corrupt(part(call.query as Call['params'])),
      body: call.body ? corrupt(part(call.body as Call['params'])) : fc.constant(undefined),
      bearer: fc.constantFrom<Bearer>('guest', 'guest', 'guest', 'customer', 'customer', 'nobody', 'forger'),
      key: fc.constantFrom('key-1', 'key-2', 'key-3', '', 'x'.repeat(300), 'é'),
      encoding: fc.constantFrom<Encoding>(
        'intact',
        'intact',
        'intact',
        'intact',
        'intact',
        'intact',
        'truncated',
        'invalidUtf8',
        'untyped',
        'mistyped',
        'empty',
      ),
    })
    .map(({ params, query, body, bearer, key, encoding }) => ({
      name,
      bearer,
      method: call.method,
      path: pathFrom(call.path, params as Record<string, unknown>) + searchFrom(query),
      headers: { ...(call.idempotencyKey && key !== 'é' && { 'Idempotency-Key': key }), ...typeOf(call, encoding) },
      body: body === undefined ? undefined : bytesOf(call, body, encoding),
    }));
}

type Encoding = 'intact' | 'truncated' | 'invalidUtf8' | 'untyped' | 'mistyped' | 'empty';

const corruptParams = (call: Call): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, hostile.map(String)])),
  );

/** Generates values as they are, with a member removed or added, or with a hostile value in place of a member or the whole. */
function corrupt(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changed = fc.tuple(value, fc.nat(), hostile, fc.constantFrom('replace', 'remove', 'add', 'whole')).map(mutate);
  return fc.oneof({ weight: 2, arbitrary: value }, { weight: 1, arbitrary: changed });
}

function mutate([value, at, hostileValue, how]: [unknown, number, unknown, string]): unknown {
  if (how === 'whole' || typeof value !== 'object' || value === null) return hostileValue;
  const copy = structuredClone(value) as Record<string, unknown>;
  const places = placesIn(copy);
  const [holder, name] = places[at % Math.max(1, places.length)] ?? [copy, 'extra'];
  if (how === 'add') holder[typeof hostileValue === 'string' ? hostileValue : 'extra'] = hostileValue;
  else if (how === 'remove') Reflect.deleteProperty(holder, name);
  else holder[name] = hostileValue;
  return copy;
}

/** Every member of a value, at any depth. */
function placesIn(value: unknown): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [
    [holder, name] as [Record<string, unknown>, string],
    ...placesIn(holder[name]),
  ]);
}

const pathFrom = (template: string, params: Record<string, unknown>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = textFrom(params[name] ?? '').toWellFormed();
    return template.startsWith('/') ? encodeURIComponent(text) : `/${encodeURI(text).replace(/^\//, '')}`;
  });

function searchFrom(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    // spread: a mutation may have set the array's constructor, which slice would call
    for (const each of Array.isArray(value) ? [...(value as unknown[])].slice(0, 5) : [value])
      search.append(name, textFrom(each).slice(0, 3_000));
  }
  return `?${search.toString()}`;
}

const textFrom = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

function typeOf({ body, bodyType = 'json' }: Call, encoding: Encoding): Record<string, string> {
  if (!body || encoding === 'untyped') return {};
  if (encoding === 'mistyped') return { 'Content-Type': 'text/plain' };
  const types = { json: 'application/json', form: 'application/x-www-form-urlencoded', file: 'image/png' };
  return { 'Content-Type': types[bodyType] };
}

function bytesOf({ bodyType = 'json' }: Call, body: unknown, encoding: Encoding): AnyRequest['body'] {
  const text = bodyType === 'form' ? searchFrom(body).slice(1) : JSON.stringify(body);
  if (encoding === 'truncated') return text.slice(0, -1);
  if (encoding === 'empty') return '';
  if (encoding === 'invalidUtf8') return new Uint8Array([...Buffer.from(text), 0xff, 0xfe, 0xc0]);
  return text;
}
