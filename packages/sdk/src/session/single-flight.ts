import { withTimeout, type WaitOptions } from '../client/deadline.ts';

/**
 * Shares one run of the work, with the input of the first caller, among all concurrent callers; it is aborted when the
 * last of them aborts.
 */
export function createSingleFlight<Input, Result>(
  work: (input: Input, signal: AbortSignal) => Promise<Result>,
): (input: Input, options: WaitOptions) => Promise<Result> {
  let running: Promise<Result> | undefined;
  let controller: AbortController;
  let waiters = 0;
  return async (input, { signal }) => {
    if (waiters === 0) {
      running = undefined;
      controller = new AbortController();
    }
    waiters += 1;
    try {
      return await withTimeout(Infinity, signal, facts, () => (running ??= work(input, controller.signal)));
    } finally {
      waiters -= 1;
      if (waiters === 0) controller.abort();
    }
  };
}

const facts = { call: 'POST /oauth/token' };
