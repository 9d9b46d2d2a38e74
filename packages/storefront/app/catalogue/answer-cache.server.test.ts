import { AbortedError, HttpError, NetworkError } from '@basin/sdk';
import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.server.ts';

const facts = { call: 'GET /x' };
const refusal = (status: number) => new HttpError(facts, { status, body: {} });

/** A cache with a clock and a system behind that counts how often it is asked. */
function cacheUnderTest(most = 10) {
  const state = { nowMs: 0, asked: 0, problem: undefined as Error | undefined, failures: [] as unknown[] };
  const cache = createAnswerCache<{ readonly value: number }>({
    freshMs: 10_000,
    staleMs: 60_000,
    keptMs: 600_000,
    most,
    now: () => state.nowMs,
    onFailure: (problem) => state.failures.push(problem),
  });
  const load = async () => {
    const value = (state.asked += 1);
    await Promise.resolve();
    if (state.problem) throw state.problem;
    return { value };
  };
  return { state, ask: (question = 'q') => cache(question, load) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a question is asked once at a time, and not again while its answer is fresh', async () => {
  const { state, ask } = cacheUnderTest();
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
  state.nowMs = 9_999;
  answers.push(await ask());
  expect(new Set(answers.map(({ value }) => value))).toEqual(new Set([1]));
  expect(state.asked).toBe(1);
});

test('an answer that is stale is given at once while the next one is asked for', async () => {
  const { state, ask } = cacheUnderTest();
  await ask();
  state.nowMs = 10_000;
  expect(await Promise.all([ask(), ask()])).toEqual([{ value: 1 }, { value: 1 }]);
  await settled();
  expect(await ask()).toEqual({ value: 2 });
  expect(state.asked).toBe(2);
});

test('an answer that is older than that is waited for', async () => {
  const { state, ask } = cacheUnderTest();
  await ask();
  state.nowMs = 60_000;
  expect(await ask()).toEqual({ value: 2 });
});

test.each([
  ['no connection', new NetworkError(facts)],
  ['a failed server', refusal(503)],
  ['a throttled one', refusal(429)],
])('after %s the old answer stays, the failure is told, and the system rests', async (_, problem) => {
  const { state, ask } = cacheUnderTest();
  await ask();
  Object.assign(state, { nowMs: 60_000, problem });
  expect(await ask()).toEqual({ value: 1 });
  expect(await ask()).toEqual({ value: 1 });
  expect([state.asked, state.failures]).toEqual([2, [problem]]);
  Object.assign(state, { nowMs: 65_000, problem: undefined });
  expect(await ask()).toEqual({ value: 3 });
});

test('an outage longer than answers are kept is a failure', async () => {
  const { state, ask } = cacheUnderTest();
  await ask();
  Object.assign(state, { nowMs: 600_000, problem: refusal(503) });
  await expect(ask()).rejects.toBe(state.problem);
});

test.each([refusal(404), refusal(400), new AbortedError(facts), new TypeError('a fault of our own')])(
  'what is no outage (%s) is handed on, and the old answer is forgotten',
  async (problem) => {
    const { state, ask } = cacheUnderTest();
    await ask();
    Object.assign(state, { nowMs: 60_000, problem });
    await expect(ask()).rejects.toBe(problem);
    state.problem = undefined;
    expect(await ask()).toEqual({ value: 3 });
  },
);

test('a refusal that comes behind a stale answer is told, and the next who asks hears it', async () => {
  const { state, ask } = cacheUnderTest();
  await ask();
  Object.assign(state, { nowMs: 30_000, problem: refusal(404) });
  expect(await ask()).toEqual({ value: 1 });
  await settled();
  expect(state.failures).toEqual([state.problem]);
  await expect(ask()).rejects.toBe(state.problem);
});

test('a first failure is not kept', async () => {
  const { state, ask } = cacheUnderTest();
  state.problem = refusal(503);
  await expect(Promise.all([ask(), ask()])).rejects.toBe(state.problem);
  state.problem = undefined;
  expect(await ask()).toEqual({ value: 2 });
});

test('no more answers are kept than may be', async () => {
  const { state, ask } = cacheUnderTest(3);
  for (let question = 0; question < 1000; question += 1) await ask(String(question));
  for (const question of ['999', '998', '997']) await ask(question);
  expect(state.asked).toBe(1000);
  await ask('996');
  expect(state.asked).toBe(1001);
});

test('an answer cannot be changed by who gets it', async () => {
  const cache = createAnswerCache<{ list: { name: string }[] }>({
    freshMs: 1,
    staleMs: 1,
    keptMs: 1,
    most: 1,
    now: () => 0,
    onFailure: () => undefined,
  });
  const answer = await cache('q', () => Promise.resolve({ list: [{ name: 'a' }] }));
  expect(() => answer.list.push({ name: 'b' })).toThrow(TypeError);
  expect(() => Object.assign(answer.list[0] ?? {}, { name: 'b' })).toThrow(TypeError);
});
