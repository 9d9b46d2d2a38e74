import { expect, test } from 'vitest';
import { createWorkQueue, QueueFullError } from './work-queue.ts';

/** Creates a job that the test ends. */
function job() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const state = { started: false };
  return {
    state,
    end: resolve,
    fail: reject,
    run: () => {
      state.started = true;
      return promise;
    },
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('the queue limits concurrent jobs and starts the next one when a job ends or fails', async () => {
  const queue = createWorkQueue({ concurrency: 2, maxWaiting: 10 });
  const jobs = Array.from({ length: 4 }, job);
  const results = jobs.map(({ run }) => queue(run).catch((error: unknown) => error));
  const started = () => jobs.map(({ state }) => state.started);
  await settle();
  expect(started()).toEqual([true, true, false, false]);
  jobs[1]?.fail(new Error('broken'));
  await settle();
  expect(started()).toEqual([true, true, true, false]);
  jobs[0]?.end('a');
  jobs[2]?.end('c');
  jobs[3]?.end('d');
  expect(await Promise.all(results)).toEqual(['a', new Error('broken'), 'c', 'd']);
});

test('a job above the queue limit is rejected immediately, and the others continue', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 1 });
  const [first, second, third] = [job(), job(), job()];
  const results = [queue(first.run), queue(second.run)];
  await expect(queue(third.run)).rejects.toThrow(QueueFullError);
  first.end('a');
  second.end('b');
  expect(await Promise.all(results)).toEqual(['a', 'b']);
});
