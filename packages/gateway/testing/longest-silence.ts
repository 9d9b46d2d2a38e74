import { setImmediate } from 'node:timers/promises';

/**
 * How long other calls got no answer while some work was done, as a share of the time that the work took: from 0 to 1,
 * however fast the machine is.
 */
export async function longestSilence(work: () => Promise<unknown>, quickCall: () => unknown): Promise<number> {
  const startedMs = performance.now();
  let [answeredMs, longestMs, isDone] = [startedMs, 0, false];
  const working = work().finally(() => (isDone = true));
  while (!isDone) {
    await quickCall();
    await setImmediate();
    const nowMs = performance.now();
    longestMs = Math.max(longestMs, nowMs - answeredMs);
    answeredMs = nowMs;
  }
  await working;
  return longestMs / (answeredMs - startedMs);
}
