import { AbortedError, HttpError, NetworkError } from '@basin/sdk';
import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.server.ts';

const facts = { call: 'GET /x' };
const rejection = (status: number) => new HttpError(facts, { status, body: {} });

const ages = { freshMs: 10_000, staleMs: 60_000, staleIfErrorMs: 600_000 };
const startMs = 1_000;

/** Creates a cache with a test clock, in front of a system that counts its calls. */
function cacheUnderTest(maxBytes = 1_000_000) {
  const state = { ageMs: 0, requests: 0, problem: undefined as Error | undefined, failures: [] as unknown[] };
  const cache = createResponseCache({
    maxBytes,
    now: () => startMs + state.ageMs,
    onFailure: (problem) => state.failures.push(problem),
  });
  const load = async () => {
    const value = (state.requests += 1);
    await Promise.resolve();
    if (state.problem) throw state.problem;
    return { value };
  };
  return { state, ask: (question = 'q') => cache(question, ages, load) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a response is loaded once at a time, and not again while it is fresh', async () => {
  const { state, ask } = cacheUnderTest();
  const responses = await Promise.all(Array.from({ length: 100 }, () => ask()));
  state.ageMs = 9_999;
  responses.push(await ask());
  expect(new Set(responses.map(({ value }) => value))).toEqual(new Set([1]));
  expect(state.requests).toBe(1);
});

test('a stale response is returned at once while the next one is loaded', async () => {
  const { state, ask } = cacheUnderTest();
  await ask();
  state.ageMs = 10_001;
  expect(await Promise.all([ask(), ask()])).toEqual([{ value: 1 }, { value: 1 }]);
  await settled();
  expect(await ask()).toEqual({ value: 2 });
  expect(state.requests).toBe(2);
});

test('a response that is older than the stale age is loaded before it is returned', async () => {
  const { state, ask } = cacheUnderTest();
  await ask();
  state.ageMs = 60_000;
  expect(await ask()).toEqual({ value: 2 });
});

test.each([
  ['no connection', new NetworkError(facts)],
  ['a server error', rejection(503)],
  ['rate limiting', rejection(429)],
])(
  'after an outage (%s) the stale response is returned, the failure is reported, and the next load waits',
  async (_, problem) => {
    const { state, ask } = cacheUnderTest();
    await ask();
    Object.assign(state, { ageMs: 60_000, problem });
    expect(await ask()).toEqual({ value: 1 });
    expect(await ask()).toEqual({ value: 1 });
    expect([state.requests, state.failures]).toEqual([2, [problem]]);
    Object.assign(state, { ageMs: 65_001, problem: undefined });
    expect(await ask()).toEqual({ value: 3 });
  },
);

test('an outage longer than the maximum age of cached responses is an error', async () => {
  const { state, ask } = cacheUnderTest();
  await ask();
  Object.assign(state, { ageMs: 600_000, problem: rejection(503) });
  await expect(ask()).rejects.toBe(state.problem);
});

test.each([rejection(404), rejection(400), new AbortedError(facts), new TypeError('a fault of our own')])(
  'an error that is not an outage (%s) is thrown, and the cached response is dropped',
  async (problem) => {
    const { state, ask } = cacheUnderTest();
    await ask();
    Object.assign(state, { ageMs: 60_000, problem });
    await expect(ask()).rejects.toBe(problem);
    state.problem = undefined;
    expect(await ask()).toEqual({ value: 3 });
  },
);

test('an error response during background revalidation is reported, and the next caller gets it', async () => {
  const { state, ask } = cacheUnderTest();
  await ask();
  Object.assign(state, { ageMs: 30_000, problem: rejection(404) });
  expect(await ask()).toEqual({ value: 1 });
  await settled();
  expect(state.failures).toEqual([state.problem]);
  await expect(ask()).rejects.toBe(state.problem);
});

test('a failed first load is not cached', async () => {
  const { state, ask } = cacheUnderTest();
  state.problem = rejection(503);
  await expect(Promise.all([ask(), ask()])).rejects.toBe(state.problem);
  state.problem = undefined;
  expect(await ask()).toEqual({ value: 2 });
});

test('cached responses stay within the byte limit, and the least recently used one is evicted first', async () => {
  const responseBytes = 1_000;
  const cache = createResponseCache({ maxBytes: 10 * responseBytes, now: () => startMs, onFailure: () => undefined });
  const loaded: string[] = [];
  const ask = (question: string) =>
    cache(question, ages, () => {
      loaded.push(question);
      return Promise.resolve('x'.repeat(responseBytes / 2));
    });
  for (let question = 0; question < 1_000; question += 1) await ask(String(question));
  loaded.length = 0;
  for (let question = 999; question > 990; question -= 1) await ask(String(question));
  expect(loaded).toEqual([]);
  await ask('900');
  expect(loaded).toEqual(['900']);
});

test('a response larger than the whole cache is returned and not cached', async () => {
  const { state, ask } = cacheUnderTest(5);
  expect([await ask(), await ask()]).toEqual([{ value: 1 }, { value: 2 }]);
  expect(state.failures).toEqual([]);
});

test('callers cannot change a cached response', async () => {
  const cache = createResponseCache({ maxBytes: 1_000, now: () => startMs, onFailure: () => undefined });
  const response = await cache('q', ages, () => Promise.resolve({ list: [{ name: 'a' }] }));
  expect(() => response.list.push({ name: 'b' })).toThrow(TypeError);
  expect(() => Object.assign(response.list[0] ?? {}, { name: 'b' })).toThrow(TypeError);
});
