import { AbortedError, HttpError, NetworkError } from '@basin/sdk';
import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.server.ts';

const facts = { call: 'GET /x' };
const rejection = (status: number) => new HttpError(facts, { status, body: {} });

const ages = { freshMs: 10_000, staleMs: 60_000, keptMs: 600_000 };
const START_MS = 1_000;

/** A cache with a clock, before a system that counts its calls. */
function cacheUnderTest(maxBytes = 1_000_000) {
  const state = { ageMs: 0, asked: 0, problem: undefined as Error | undefined, failures: [] as unknown[] };
  const cache = createAnswerCache({
    maxBytes,
    now: () => START_MS + state.ageMs,
    onFailure: (problem) => state.failures.push(problem),
  });
  const load = async () => {
    const value = (state.asked += 1);
    await Promise.resolve();
    if (state.problem) throw state.problem;
    return { value };
  };
  return { state, ask: (question = 'q') => cache(question, ages, load) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a question is asked once at a time, and not again while its answer is fresh', async () => {
  const { state, ask } = cacheUnderTest();
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
  state.ageMs = 9_999;
  answers.push(await ask());
  expect(new Set(answers.map(({ value }) => value))).toEqual(new Set([1]));
  expect(state.asked).toBe(1);
});

test('an answer that is stale is given at once while the next one is asked for', async () => {
  const { state, ask } = cacheUnderTest();
  await ask();
  state.ageMs = 10_001;
  expect(await Promise.all([ask(), ask()])).toEqual([{ value: 1 }, { value: 1 }]);
  await settled();
  expect(await ask()).toEqual({ value: 2 });
  expect(state.asked).toBe(2);
});

test('an answer that is older than that is waited for', async () => {
  const { state, ask } = cacheUnderTest();
  await ask();
  state.ageMs = 60_000;
  expect(await ask()).toEqual({ value: 2 });
});

test.each([
  ['no connection', new NetworkError(facts)],
  ['a failed server', rejection(503)],
  ['a throttled one', rejection(429)],
])('after %s the old answer stays, the failure is reported, and the system rests', async (_, problem) => {
  const { state, ask } = cacheUnderTest();
  await ask();
  Object.assign(state, { ageMs: 60_000, problem });
  expect(await ask()).toEqual({ value: 1 });
  expect(await ask()).toEqual({ value: 1 });
  expect([state.asked, state.failures]).toEqual([2, [problem]]);
  Object.assign(state, { ageMs: 65_001, problem: undefined });
  expect(await ask()).toEqual({ value: 3 });
});

test('an outage longer than answers are cached is a failure', async () => {
  const { state, ask } = cacheUnderTest();
  await ask();
  Object.assign(state, { ageMs: 600_000, problem: rejection(503) });
  await expect(ask()).rejects.toBe(state.problem);
});

test.each([rejection(404), rejection(400), new AbortedError(facts), new TypeError('a fault of our own')])(
  'what is not an outage (%s) is handed on, and the old answer is forgotten',
  async (problem) => {
    const { state, ask } = cacheUnderTest();
    await ask();
    Object.assign(state, { ageMs: 60_000, problem });
    await expect(ask()).rejects.toBe(problem);
    state.problem = undefined;
    expect(await ask()).toEqual({ value: 3 });
  },
);

test('an error response that comes behind a stale answer is reported, and the next caller hears it', async () => {
  const { state, ask } = cacheUnderTest();
  await ask();
  Object.assign(state, { ageMs: 30_000, problem: rejection(404) });
  expect(await ask()).toEqual({ value: 1 });
  await settled();
  expect(state.failures).toEqual([state.problem]);
  await expect(ask()).rejects.toBe(state.problem);
});

test('a first failure is not kept', async () => {
  const { state, ask } = cacheUnderTest();
  state.problem = rejection(503);
  await expect(Promise.all([ask(), ask()])).rejects.toBe(state.problem);
  state.problem = undefined;
  expect(await ask()).toEqual({ value: 2 });
});

test('answers take no more than their bytes, and the one used longest ago leaves first', async () => {
  const answerBytes = 1_000;
  const cache = createAnswerCache({ maxBytes: 10 * answerBytes, now: () => START_MS, onFailure: () => undefined });
  const loaded: string[] = [];
  const ask = (question: string) =>
    cache(question, ages, () => {
      loaded.push(question);
      return Promise.resolve('x'.repeat(answerBytes / 2));
    });
  for (let question = 0; question < 1_000; question += 1) await ask(String(question));
  loaded.length = 0;
  for (let question = 999; question > 990; question -= 1) await ask(String(question));
  expect(loaded).toEqual([]);
  await ask('900');
  expect(loaded).toEqual(['900']);
});

test('an answer larger than the whole cache is returned and not cached', async () => {
  const { state, ask } = cacheUnderTest(5);
  expect([await ask(), await ask()]).toEqual([{ value: 1 }, { value: 2 }]);
  expect(state.failures).toEqual([]);
});

test('an answer cannot be changed by its callers', async () => {
  const cache = createAnswerCache({ maxBytes: 1_000, now: () => START_MS, onFailure: () => undefined });
  const answer = await cache('q', ages, () => Promise.resolve({ list: [{ name: 'a' }] }));
  expect(() => answer.list.push({ name: 'b' })).toThrow(TypeError);
  expect(() => Object.assign(answer.list[0] ?? {}, { name: 'b' })).toThrow(TypeError);
});
