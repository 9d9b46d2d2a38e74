import { inspect, isDeepStrictEqual } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { contract, type Call } from '../contract/index.ts';
import { webTokenStore } from '../session/token-store.ts';
import { fixtureOf } from '../testing/fixtures/index.ts';
import { createClient, type ClientOptions } from './create-client.ts';
import { driftPolicy } from './drift.ts';
import { isSdkError } from './errors.ts';
import type { Fetch } from './send.ts';
import { answer } from './testing.ts';

const planted = '"polluted":"yes"';
/** Members that reach for what every object has. */
const members = [
  `"__proto__":{${planted}}`,
  `"constructor":{"prototype":{${planted}}}`,
  `"__proto__":{"__proto__":{${planted}}}`,
  `"__proto__":[{${planted}}]`,
  `"prototype":{${planted}}`,
  `"toString":"yes","valueOf":"yes","hasOwnProperty":"yes"`,
  `"__defineGetter__":"yes","__proto__":null`,
];

/** A JSON text with a member more in each of its objects, one after the other. */
function* poisoned(text: string): Generator<string> {
  for (const { index } of text.matchAll(/\{(?=["}])/g))
    for (const member of members) {
      const rest = text.slice(index + 1);
      yield `${text.slice(0, index + 1)}${member}${rest.startsWith('}') ? '' : ','}${rest}`;
    }
}

/** Of many, so many that lie evenly. */
const some = (all: readonly string[], count: number): string[] =>
  all.filter((_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length));

const ground = () => [Object.prototype, Array.prototype, Function.prototype, Map.prototype].map(Reflect.ownKeys);
const before = ground();

/** What is wrong now: a member that every object has, or a value whose members are not its own. */
function harmOf(value: unknown): string[] {
  return [
    ...(isDeepStrictEqual(ground(), before) && !('polluted' in {}) ? [] : ['every object is polluted']),
    ...(hasForeignPrototype(value) ? [`a value has a prototype of its own: ${inspect(value)}`] : []),
  ];
}

const usual = new Set<unknown>([Object.prototype, Array.prototype, Map.prototype, Set.prototype, Date.prototype, null]);

function hasForeignPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Blob || value instanceof Error) return false;
  const inner = value instanceof Map ? [...value.values()] : Object.values(value);
  return !usual.has(Object.getPrototypeOf(value)) || inner.some(hasForeignPrototype);
}

const names = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, entry]) => ({ area, name, entry })),
);

type Calls = Record<string, Record<string, (input: object) => Promise<unknown>>>;

/** What comes of a call, a typed error among it. */
const madeWith = (area: string, name: string, input: object, options: Partial<ClientOptions>): Promise<unknown> => {
  const client = createClient(contract, { baseURL: 'http://house.test', ...options }) as unknown as Calls;
  const call = client[area]?.[name] ?? expect.unreachable(`${area}.${name}`);
  return call(input).catch((error: unknown) => (isSdkError(error) ? error : expect.unreachable(String(error))));
};

/** The request of a fixture under its meaning, as the SDK takes it. */
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

test('the control: a client that merges what comes is polluted, and it is seen', () => {
  const merge = (into: Record<string, unknown>, from: Record<string, unknown>): void => {
    for (const [key, value] of Object.entries(from))
      if (typeof value === 'object' && value !== null && key in into) merge(into[key] as never, value as never);
      else into[key] = value;
  };
  const [first = ''] = poisoned('{"a":1}');
  merge({}, JSON.parse(first) as Record<string, unknown>);
  expect(harmOf({})).toEqual(['every object is polluted']);
  expect(hasForeignPrototype(Object.assign({}, JSON.parse(first) as object))).toBe(true);
});

describe('what reaches for the members that every object has', () => {
  test('changes nothing in the reply of any call, in any mode', async () => {
    let replies = 0;
    for (const { area, name, entry } of names) {
      const { reply } = fixtureOf(area, name);
      if (entry.reply !== undefined && entry.reply !== 'json') continue;
      for (const [at, body] of some([...poisoned(JSON.stringify(reply))], 14).entries()) {
        const fetch: Fetch = () => answer(JSON.parse(body), entry.status?.[0]);
        const drift = driftPolicy(modes[at % modes.length] ?? 'strict', () => undefined);
        expect(harmOf(await madeWith(area, name, inputOf(area, name, entry), { fetch, drift })), body).toEqual([]);
        replies += 1;
      }
    }
    expect(replies).toBeGreaterThan(800);
  });

  test('changes nothing in the request of any call, and is not sent', async () => {
    const sent: string[] = [];
    const fetch: Fetch = async (request) => {
      sent.push(request.url + (await request.text()));
      return answer({});
    };
    for (const { area, name, entry } of names) {
      const input = inputOf(area, name, entry);
      if (Object.values(input).some((part) => part instanceof Blob)) continue;
      for (const poison of some([...poisoned(JSON.stringify(input))], 14))
        expect(harmOf(await madeWith(area, name, JSON.parse(poison) as object, { fetch })), poison).toEqual([]);
    }
    expect(sent.length).toBeGreaterThan(100);
    expect(sent.filter((text) => text.includes('polluted'))).toEqual([]);
  });

  test('changes nothing in what a browser kept', () => {
    for (const member of members) {
      const kept = `{"isAuthenticated":false,${member}}`;
      const store = webTokenStore({ getItem: () => kept, setItem: () => undefined, removeItem: () => undefined });
      expect((store.read() as { polluted?: string }).polluted).toBeUndefined();
      expect(harmOf({})).toEqual([]);
    }
  });
});
