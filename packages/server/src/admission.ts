import { performance } from 'node:perf_hooks';

/** How long a request may wait, and how many requests run at once. */
export interface AdmissionLimits {
  readonly maxWaitMs: number;
  /** Requests at once while the processor is busy. */
  readonly minUnderWay: number;
  /** Requests at once while they wait for other systems, such as a database. */
  readonly maxUnderWay: number;
}

/** Decides which requests a busy process still accepts. */
export interface Admission {
  /**
   * Runs a request's work when its turn comes; resolves to undefined when the wait is too long.
   *
   * @param signal aborted when the client has disconnected: the request is then skipped
   */
  readonly run: <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result | undefined>;
}

interface Waiting {
  readonly sinceMs: number;
  readonly signal: AbortSignal | undefined;
  /** Ends the wait. */
  readonly settle: (isAdmitted: boolean) => void;
}

const defaults: AdmissionLimits = { maxWaitMs: 1_500, minUnderWay: 4, maxUnderWay: 100 };
const measuredOverMs = 100;
const busyUtilization = 0.9;
/** Accepting a connection takes one turn of the event loop, reading it another. */
const quietTurns = 3;
const mostTurns = 500;

/**
 * Accepts requests in order. How many run at once follows the event loop: few while it is busy, since more would
 * only slow each other down, and more while it is idle. A request that has waited too long is rejected, unless all may
 * run at once: then it only waited for a slow machine. Node accepts one connection in each turn of the loop, so all
 * arrived connections are accepted before the next request starts: a waiting connection could not be rejected.
 */
export function createAdmission(given: Partial<AdmissionLimits> = {}): Admission {
  const { maxWaitMs, ...range } = { ...defaults, ...given };
  const waiting = new Set<Waiting>();
  const limit = createLoopLimit(range);
  let [underWay, arrivals, isWaitingForQuiet] = [0, 0, false];
  let recheck: NodeJS.Timeout | undefined;

  const hasTooMany = () => underWay + waiting.size > limit();
  const startNext = () => {
    for (const next of waiting) {
      const isTooLate = hasTooMany() && performance.now() - next.sinceMs > maxWaitMs; // a busy loop delays its timer too
      const isAdmitted = !isTooLate && next.signal?.aborted !== true;
      next.settle(isAdmitted);
      if (isAdmitted) return;
    }
  };
  const startAfterQuietTurns = (turns: number, quiet: number, seen: number) => {
    if (quiet < quietTurns && turns < mostTurns) {
      const isQuiet = arrivals === seen;
      setImmediate(startAfterQuietTurns, turns + 1, isQuiet ? quiet + 1 : 0, arrivals);
      return;
    }
    isWaitingForQuiet = false;
    if (underWay < limit()) startNext();
    startWhenQuiet();
  };
  const startWhenQuiet = () => {
    if (isWaitingForQuiet || waiting.size === 0) return;
    clearTimeout(recheck);
    isWaitingForQuiet = underWay < limit();
    if (isWaitingForQuiet) startAfterQuietTurns(0, 0, arrivals);
    else recheck = setTimeout(startWhenQuiet, measuredOverMs); // the limit may have risen by then
  };
  const waitForTurn = (signal?: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const request: Waiting = {
        sinceMs: performance.now(),
        signal,
        settle(isAdmitted) {
          clearTimeout(timer);
          waiting.delete(request);
          if (isAdmitted) underWay += 1;
          resolve(isAdmitted);
        },
      };
      const timer = setTimeout(() => {
        if (hasTooMany()) request.settle(false);
      }, maxWaitMs);
      waiting.add(request);
      arrivals += 1;
      startWhenQuiet();
    });

  return {
    async run(work, signal) {
      if (!(await waitForTurn(signal))) return undefined;
      try {
        return await work();
      } finally {
        underWay -= 1;
        startWhenQuiet();
      }
    },
  };
}

/** Returns how many requests may run at once, by the load of the event loop since the last measurement. */
function createLoopLimit({ minUnderWay, maxUnderWay }: Omit<AdmissionLimits, 'maxWaitMs'>): () => number {
  let limit = Math.min(2 * minUnderWay, maxUnderWay);
  let measured = { atMs: performance.now(), loop: performance.eventLoopUtilization() };
  return () => {
    const nowMs = performance.now();
    if (nowMs - measured.atMs < measuredOverMs) return limit;
    const loop = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(loop, measured.loop);
    measured = { atMs: nowMs, loop };
    limit = utilization > busyUtilization ? Math.max(minUnderWay, limit / 2) : Math.min(maxUnderWay, 2 * limit);
    return limit;
  };
}
