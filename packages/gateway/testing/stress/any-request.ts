import { contract, type Call } from '@basin/sdk/contract';
import fc from 'fast-check';
import { arbitraryOf, hostile, type KnownTexts } from '../contract-arbitrary.ts';

/** Whose token goes along. */
export type Bearer = 'guest' | 'customer' | 'nobody' | 'forger';

/** A request for a call, right or wrong in any part. */
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

/** A request for any of some calls: half of them as the contract wants them, half spoilt somewhere. */
export function anyRequest(of: typeof calls, known: KnownTexts): fc.Arbitrary<AnyRequest> {
  return fc.constantFrom(...of).chain(([name, call]) => requestFor(name, call, known));
}

function requestFor(name: string, call: Call, known: KnownTexts): fc.Arbitrary<AnyRequest> {
  const part = (schema: Call['params']) => (schema ? arbitraryOf(schema, known) : fc.constant({}));
  return fc
    .record({
      params: fc.oneof({ weight: 6, arbitrary: part(call.params) }, { weight: 1, arbitrary: spoiltParams(call) }),
      query: spoilt(part(call.query as Call['params'])),
      body: call.body ? spoilt(part(call.body as Call['params'])) : fc.constant(undefined),
      bearer: fc.constantFrom<Bearer>('guest', 'guest', 'guest', 'customer', 'customer', 'nobody', 'forger'),
      key: fc.constantFrom('key-1', 'key-2', 'key-3', '', 'x'.repeat(300), 'é'),
      travel: fc.constantFrom<Travel>(
        'well',
        'well',
        'well',
        'well',
        'well',
        'well',
        'cut',
        'latin',
        'untyped',
        'mistyped',
        'empty',
      ),
    })
    .map(({ params, query, body, bearer, key, travel }) => ({
      ...{ name, bearer, method: call.method },
      path: pathFrom(call.path, params as Record<string, unknown>) + searchFrom(query),
      headers: { ...(call.idempotencyKey && key !== 'é' && { 'Idempotency-Key': key }), ...typeOf(call, travel) },
      body: body === undefined ? undefined : bytesOf(call, body, travel),
    }));
}

type Travel = 'well' | 'cut' | 'latin' | 'untyped' | 'mistyped' | 'empty';

const spoiltParams = (call: Call): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, hostile.map(String)])),
  );

/** A value, or one with a member gone, added, or in the place of which something hostile stands. */
function spoilt(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changed = fc.tuple(value, fc.nat(), hostile, fc.constantFrom('replace', 'remove', 'add', 'whole')).map(spoil);
  return fc.oneof({ weight: 2, arbitrary: value }, { weight: 1, arbitrary: changed });
}

function spoil([value, at, poison, how]: [unknown, number, unknown, string]): unknown {
  if (how === 'whole' || typeof value !== 'object' || value === null) return poison;
  const copy = structuredClone(value) as Record<string, unknown>;
  const places = placesIn(copy);
  const [holder, name] = places[at % Math.max(1, places.length)] ?? [copy, 'extra'];
  if (how === 'add') holder[typeof poison === 'string' ? poison : 'extra'] = poison;
  else if (how === 'remove') Reflect.deleteProperty(holder, name);
  else holder[name] = poison;
  return copy;
}

/** Every member of a value, however deep. */
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
    // spread, for an array may have been given a constructor of its own
    for (const each of Array.isArray(value) ? [...(value as unknown[])].slice(0, 5) : [value])
      search.append(name, textFrom(each).slice(0, 3_000));
  }
  return `?${search.toString()}`;
}

const textFrom = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

function typeOf({ body, bodyType = 'json' }: Call, travel: Travel): Record<string, string> {
  if (!body || travel === 'untyped') return {};
  if (travel === 'mistyped') return { 'Content-Type': 'text/plain' };
  const types = { json: 'application/json', form: 'application/x-www-form-urlencoded', file: 'image/png' };
  return { 'Content-Type': types[bodyType] };
}

function bytesOf({ bodyType = 'json' }: Call, body: unknown, travel: Travel): AnyRequest['body'] {
  const text = bodyType === 'form' ? searchFrom(body).slice(1) : JSON.stringify(body);
  if (travel === 'cut') return text.slice(0, -1);
  if (travel === 'empty') return '';
  if (travel === 'latin') return new Uint8Array([...Buffer.from(text), 0xff, 0xfe, 0xc0]);
  return text;
}
