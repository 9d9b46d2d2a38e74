import { inspect, isDeepStrictEqual } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { contract, type Call } from '../contract/index.ts';
import { webTokenStore } from '../session/token-store.ts';
import { fixtureOf } from '../testing/fixtures/index.ts';
import { createClient, type ClientOptions } from './create-client.ts';
import { driftPolicy } from './drift.ts';
import { isSdkError } from './errors.ts';
import type { Fetch } from './send.ts';
import { jsonResponse } from './testing.ts';

const planted = '"polluted":"yes"';
/** JSON members that could pollute Object.prototype. */
const members = [
  `"__proto__":{${planted}}`,
  `"constructor":{"prototype":{${planted}}}`,
  `"__proto__":{"__proto__":{${planted}}}`,
  `"__proto__":[{${planted}}]`,
  `"prototype":{${planted}}`,
  `"toString":"yes","valueOf":"yes","hasOwnProperty":"yes"`,
  `"__defineGetter__":"yes","__proto__":null`,
];

/** Yields copies of a JSON text, each with an additional member in one of its objects. */
function* poisoned(text: string): Generator<string> {
  for (const { index } of text.matchAll(/\{(?=["}])/g))
    for (const member of members) {
      const rest = text.slice(index + 1);
      yield `${text.slice(0, index + 1)}${member}${rest.startsWith('}') ? '' : ','}${rest}`;
    }
}

/** Returns a limited number of evenly spaced items. */
const evenlySpaced = (all: readonly string[], count: number): string[] =>
  all.filter((_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length));

const builtInKeys = () => [Object.prototype, Array.prototype, Function.prototype, Map.prototype].map(Reflect.ownKeys);
const originalKeys = builtInKeys();

/** Returns signs of pollution: a member of Object.prototype, or a value with a foreign prototype. */
function signsOfPollution(value: unknown): string[] {
  return [
    ...(isDeepStrictEqual(builtInKeys(), originalKeys) && !('polluted' in {}) ? [] : ['every object is polluted']),
    ...(hasForeignPrototype(value) ? [`a value has a prototype of its own: ${inspect(value)}`] : []),
  ];
}

const plainPrototypes = new Set<unknown>([
  Object.prototype,
  Array.prototype,
  Map.prototype,
  Set.prototype,
  Date.prototype,
  null,
]);

function hasForeignPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Blob || value instanceof Error) return false;
  const inner = value instanceof Map ? [...value.values()] : Object.values(value);
  return !plainPrototypes.has(Object.getPrototypeOf(value)) || inner.some(hasForeignPrototype);
}

const names = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, entry]) => ({ area, name, entry })),
);

type Calls = Record<string, Record<string, (input: object) => Promise<unknown>>>;

/** Runs a call and returns its result or typed error. */
const performCall = (area: string, name: string, input: object, options: Partial<ClientOptions>): Promise<unknown> => {
  const client = createClient(contract, { baseURL: 'http://shop.test', ...options }) as unknown as Calls;
  const call = client[area]?.[name] ?? expect.unreachable(`${area}.${name}`);
  return call(input).catch((error: unknown) => (isSdkError(error) ? error : expect.unreachable(String(error))));
};

/** Returns the decoded request of a fixture, as the SDK accepts it. */
const inputOf = (area: string, name: string, entry: Call): object =>
  Object.fromEntries(
    Object.entries(fixtureOf(area, name).request).map(([part, wire]) => [
      part,
      entry[part as 'params' | 'query' | 'body']?.parse(wire as object),
    ]),
  );

const modes = ['strict', 'report', 'tolerant'] as const;

afterEach(() => {
  delete (Object.prototype as Record<string, unknown>).polluted;
});

test('control: a client that merges responses into its objects is polluted, and the test detects it', () => {
  const merge = (into: Record<string, unknown>, from: Record<string, unknown>): void => {
    for (const [key, value] of Object.entries(from))
      if (typeof value === 'object' && value !== null && key in into) merge(into[key] as never, value as never);
      else into[key] = value;
  };
  const [withProto = ''] = poisoned('{"a":1}');
  merge({}, JSON.parse(withProto) as Record<string, unknown>);
  expect(signsOfPollution({})).toEqual(['every object is polluted']);
  expect(hasForeignPrototype(Object.assign({}, JSON.parse(withProto) as object))).toBe(true);
});

describe('prototype pollution', () => {
  test('a response cannot pollute Object.prototype, in any call and mode', async () => {
    let replies = 0;
    for (const { area, name, entry } of names) {
      const { reply } = fixtureOf(area, name);
      if (entry.reply !== undefined && entry.reply !== 'json') continue;
      for (const [at, body] of evenlySpaced([...poisoned(JSON.stringify(reply))], 14).entries()) {
        const fetch: Fetch = () => jsonResponse(JSON.parse(body), entry.status?.[0]);
        const drift = driftPolicy(modes[at % modes.length] ?? 'strict', () => undefined);
        expect(
          signsOfPollution(await performCall(area, name, inputOf(area, name, entry), { fetch, drift })),
          body,
        ).toEqual([]);
        replies += 1;
      }
    }
    expect(replies).toBeGreaterThan(800);
  });

  test('a request cannot pollute Object.prototype, and the polluting member is not sent', async () => {
    const sent: string[] = [];
    const fetch: Fetch = async (request) => {
      sent.push(request.url + (await request.text()));
      return jsonResponse({});
    };
    for (const { area, name, entry } of names) {
      const input = inputOf(area, name, entry);
      if (Object.values(input).some((part) => part instanceof Blob)) continue;
      for (const poison of evenlySpaced([...poisoned(JSON.stringify(input))], 14))
        expect(
          signsOfPollution(await performCall(area, name, JSON.parse(poison) as object, { fetch })),
          poison,
        ).toEqual([]);
    }
    expect(sent.length).toBeGreaterThan(100);
    expect(sent.filter((text) => text.includes('polluted'))).toEqual([]);
  });

  test('values in browser storage cannot pollute Object.prototype', () => {
    for (const member of members) {
      const stored = `{"isAuthenticated":false,${member}}`;
      const store = webTokenStore({ getItem: () => stored, setItem: () => undefined, removeItem: () => undefined });
      expect((store.read() as { polluted?: string }).polluted).toBeUndefined();
      expect(signsOfPollution({})).toEqual([]);
    }
  });
});
