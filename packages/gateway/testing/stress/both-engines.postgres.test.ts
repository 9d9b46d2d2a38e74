import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../../../scripts/stress/sizes.ts';
import type { Db } from '../../src/database/database.ts';
import { memoryDatabase } from '../database.ts';
import { fillForEveryCall, personFor } from '../every-call/index.ts';
import { testGateway } from '../gateway.ts';
import { postgresDatabase, type PostgresDatabase } from '../postgres.ts';
import { recordRequests, withTextInEachPlace } from './sent-requests.ts';

const LEAST_CASES = 500;

/** Stand in each place of each request in turn: what a careless engine reads otherwise, a sku, and a language. */
const texts = ["É'\\%_ ß\u00a0", 'TL-300-GY', 'en'];

/** What is made anew each time, with what stands in its place where answers are compared. */
const madeAnew: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'token'],
  [/\bg-[\da-f-]{36}\.[\w-]{22}/g, 'guest'],
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id'],
  [/\b(?:W[\dA-Z]{12}|EC-\w{17})\b/g, 'number'],
  [/\b(?:customer|outsider)-\d+@/g, 'someone@'],
  [/(?=[\w-]*[A-Z])[\w-]{20,}/g, 'secret'], // one in forty has no digit
  [/"QTime":\d+/g, 'time'],
];

const blanked = (text: string): string => madeAnew.reduce((left, [made, blank]) => left.replace(made, blank), text);

/** What each of some five hundred requests is answered over a database; the first of every call is as it is meant to be. */
async function answersOver(database: Db): Promise<Map<string, string>> {
  const gateway = await testGateway({ database, showsOutbox: true });
  const requests = await recordRequests((call) => personFor(call, gateway));
  const answers = new Map<string, string>();
  for (const request of requests) {
    for (const each of [request, ...texts.flatMap((text) => [...withTextInEachPlace(request, text)])]) {
      const { call, method, url, headers, body } = each;
      const origin = call.entry.system === 'gateway' ? gateway : gateway[call.entry.system];
      const response = await origin.fetch(new Request(url, { method, headers, ...(body !== '' && { body }) }));
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const text = await response.text();
      answers.set(`${answers.size} ${call.name}`, `${response.status} ${isJson ? blanked(text) : ''}`);
      await database.deleteFrom('attempts').execute(); // no limit in the way
    }
  }
  await gateway.close();
  return answers;
}

let server: PostgresDatabase;
let embedded: Map<string, string>;
beforeAll(async () => {
  server = await postgresDatabase();
  await fillForEveryCall(server.db);
  embedded = await answersOver(await memoryDatabase(fillForEveryCall));
}, patience.timeout);
afterAll(() => server.drop());

test(
  'GW-011 five hundred requests are answered alike over the embedded engine and over a server',
  patience,
  async () => {
    const answers = await answersOver(server.db);
    expect(answers.size).toBeGreaterThan(LEAST_CASES);
    const different = [...answers].filter(([name, answer]) => embedded.get(name) !== answer);
    expect(different.map(([name, answer]) => [name, embedded.get(name), answer])).toEqual([]);
  },
);

test('control: what is made anew is blanked, and nothing that is said', () => {
  expect(blanked('{"id":"0b9e4a62-1c39-4d3b-9c51-6d1f0f0f7a10","orderNumber":"WRVP92BHACQA8"}')).toBe(
    '{"id":"id","orderNumber":"number"}',
  );
  expect(blanked('{"id":"aJGMAQA-YgsvMMyosqUgeQ"}')).toBe('{"id":"secret"}');
  expect(blanked('{"centAmount":64900,"sku":"BX-100-WH","name":"Corvane"}')).toContain('64900,"sku":"BX-100-WH"');
  expect(new Set([...embedded.values()].map((answer) => answer.slice(0, 3))).size).toBeGreaterThan(4);
});
