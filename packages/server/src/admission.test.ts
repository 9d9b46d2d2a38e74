import { expect, test } from 'vitest';
import { createAdmission, type AdmissionLimits } from './admission.ts';

/** Creates an admission whose limit does not depend on the load of this process. */
const withPlaces = (places: number, given: Partial<AdmissionLimits> = {}) =>
  createAdmission({ minUnderWay: places, maxUnderWay: places, maxWaitMs: 60_000, ...given });

/** Creates work that lasts until the test ends it. */
function openWork() {
  const endings: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => endings.push(() => resolve('done')));
  return { work, begun: () => endings.length, endAll: () => endings.splice(0).forEach((end) => end()) };
}
/** Resolves when the work that may start has started. */
const settled = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('no more requests than the limit run at once; the next starts when one ends', async () => {
  const { run } = withPlaces(2);
  const { work, begun, endAll } = openWork();
  const all = Promise.all([run(work), run(work), run(work)]);
  await settled();
  expect(begun()).toBe(2);
  endAll();
  await settled();
  expect(begun()).toBe(1);
  endAll();
  expect(await all).toEqual(['done', 'done', 'done']);
});

test('a request that waits too long is rejected, and a later one is accepted', async () => {
  const { run } = withPlaces(1, { maxWaitMs: 20 });
  const { work, endAll } = openWork();
  const first = run(work);
  expect(await run(work)).toBeUndefined();
  endAll();
  expect(await first).toBe('done');
  const last = run(work);
  await settled();
  endAll();
  expect(await last).toBe('done');
});

/** Blocks the event loop for longer than a request may wait below. */
const block = () => {
  const endMs = performance.now() + 60;
  while (performance.now() < endMs);
};

test('after a blocked event loop the requests that waited too long do not start, except as many as run at once', async () => {
  const { run } = withPlaces(1, { maxWaitMs: 20 });
  const { work, begun, endAll } = openWork();
  const [first, second, third] = [run(work), run(work), run(work)];
  await settled();
  block();
  endAll();
  expect([await first, await second]).toEqual(['done', undefined]);
  await expect.poll(begun).toBe(1);
  endAll();
  expect(await third).toBe('done');
});

test('no more requests than run at once are all served, even when the process was stopped for longer than they may wait', async () => {
  const { run } = withPlaces(4, { maxWaitMs: 20 });
  const all = Array.from({ length: 4 }, () => run(() => Promise.resolve('done')));
  block();
  expect(await Promise.all(all)).toEqual(Array.from({ length: 4 }, () => 'done'));
});

test('a request whose client has disconnected does not start', async () => {
  const { run } = withPlaces(1);
  const { work, begun, endAll } = openWork();
  const client = new AbortController();
  const [first, gone] = [run(work), run(work, client.signal)];
  await settled();
  client.abort();
  endAll();
  expect([await first, await gone, begun()]).toEqual(['done', undefined, 0]);
});

test('requests that only wait for other systems are all accepted: the limit rises while the loop is idle', async () => {
  const { run } = createAdmission({ minUnderWay: 1, maxUnderWay: 50, maxWaitMs: 60_000 });
  const { work, begun, endAll } = openWork();
  const all = Promise.all(Array.from({ length: 50 }, () => run(work)));
  await expect.poll(begun, { timeout: 120_000 }).toBe(50);
  endAll();
  expect(new Set(await all)).toEqual(new Set(['done']));
});

test('failed work frees its place', async () => {
  const { run } = withPlaces(1);
  await expect(run(() => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
  expect(await run(() => Promise.resolve('done'))).toBe('done');
});
