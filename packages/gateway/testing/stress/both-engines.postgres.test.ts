import { afterAll, beforeAll, expect, test } from 'vitest';
import { stressTimeout } from '../../../../scripts/stress/sizes.ts';
import type { Db } from '../../src/database/database.ts';
import { memoryDatabase } from '../database.ts';
import { fillForEveryCall, callerFor } from '../every-call/index.ts';
import { testGateway } from '../gateway.ts';
import { postgresDatabase, type PostgresDatabase } from '../postgres.ts';
import { recordRequests, withTextInEachPlace } from './sent-requests.ts';

const leastCases = 500;

/** Replace each text of each request in turn: special characters that engines may treat differently, a sku, and a language. */
const texts = ["É'\\%_ ß\u00a0", 'TL-300-GY', 'en'];

/** Patterns of generated values, with the placeholders that replace them before the comparison. */
const generated: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'token'],
  [/\bg-[\da-f-]{36}\.[\w-]{22}/g, 'guest'],
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id'],
  [/\b(?:W[\dA-Z]{12}|EC-\w{17})\b/g, 'number'],
  [/\b(?:customer|outsider)-\d+@/g, 'someone@'],
  [/(?=[\w-]*[A-Z])[\w-]{20,}/g, 'secret'], // one in forty has no digit
  [/"QTime":\d+/g, 'time'],
];

const masked = (text: string): string =>
  generated.reduce((left, [pattern, placeholder]) => left.replace(pattern, placeholder), text);

/** Sends some five hundred requests, the first of each call unmodified. Returns the responses on a database. */
async function repliesOn(database: Db): Promise<Map<string, string>> {
  const gateway = await testGateway({ database, showsOutbox: true });
  const requests = await recordRequests((call) => callerFor(call, gateway));
  const replies = new Map<string, string>();
  for (const request of requests) {
    for (const each of [request, ...texts.flatMap((text) => [...withTextInEachPlace(request, text)])]) {
      const { call, method, url, headers, body } = each;
      const origin = call.entry.system === 'gateway' ? gateway : gateway[call.entry.system];
      const response = await origin.fetch(new Request(url, { method, headers, ...(body !== '' && { body }) }));
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const text = await response.text();
      replies.set(`${replies.size} ${call.name}`, `${response.status} ${isJson ? masked(text) : ''}`);
      await database.deleteFrom('attempts').execute(); // resets the rate limits
    }
  }
  await gateway.close();
  return replies;
}

let server: PostgresDatabase;
let embedded: Map<string, string>;
beforeAll(async () => {
  server = await postgresDatabase();
  await fillForEveryCall(server.db);
  embedded = await repliesOn(await memoryDatabase(fillForEveryCall));
}, stressTimeout.timeout);
afterAll(() => server.drop());

test(
  'GW-011 five hundred requests get the same responses on the embedded engine and on a PostgreSQL server',
  stressTimeout,
  async () => {
    const replies = await repliesOn(server.db);
    expect(replies.size).toBeGreaterThan(leastCases);
    const different = [...replies].filter(([name, reply]) => embedded.get(name) !== reply);
    expect(different.map(([name, reply]) => [name, embedded.get(name), reply])).toEqual([]);
  },
);

test('control: generated values are masked before the comparison, and other values are not', () => {
  expect(masked('{"id":"0b9e4a62-1c39-4d3b-9c51-6d1f0f0f7a10","orderNumber":"WRVP92BHACQA8"}')).toBe(
    '{"id":"id","orderNumber":"number"}',
  );
  expect(masked('{"id":"aJGMAQA-YgsvMMyosqUgeQ"}')).toBe('{"id":"secret"}');
  expect(masked('{"centAmount":64900,"sku":"BX-100-WH","name":"Corvane"}')).toContain('64900,"sku":"BX-100-WH"');
  expect(new Set([...embedded.values()].map((reply) => reply.slice(0, 3))).size).toBeGreaterThan(4);
});
