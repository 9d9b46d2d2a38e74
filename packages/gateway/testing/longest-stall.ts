import { setImmediate } from 'node:timers/promises';

/**
 * Measures how long `work` keeps other calls from completing: the longest gap between two quick calls as a share of the
 * duration of the work, from 0 to 1. The share does not depend on the speed of the machine.
 */
export async function longestStall(work: () => Promise<unknown>, quickCall: () => unknown): Promise<number> {
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
