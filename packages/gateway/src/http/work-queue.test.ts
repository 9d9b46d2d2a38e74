import { expect, test } from 'vitest';
import { createWorkQueue, QueueFullError } from './work-queue.ts';

/** A job that ends when told. */
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

test('no more jobs run at once than may; the next starts when one ends, also when it fails', async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 10 });
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

test('a job beyond the queue is refused at once and the others go on', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
  const [first, second, third] = [job(), job(), job()];
  const results = [queue(first.run), queue(second.run)];
  await expect(queue(third.run)).rejects.toThrow(QueueFullError);
  first.end('a');
  second.end('b');
  expect(await Promise.all(results)).toEqual(['a', 'b']);
});
