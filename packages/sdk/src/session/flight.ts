import { withinTime, type Waiting } from '../client/deadline.ts';

/**
 * Work that is done once for all who wait for it meanwhile, with the input of the first; it is given up when the last of
 * them has.
 */
export function createFlight<Input, Result>(
  work: (input: Input, signal: AbortSignal) => Promise<Result>,
): (input: Input, waiting: Waiting) => Promise<Result> {
  let flight: Promise<Result> | undefined;
  let controller: AbortController;
  let waiters = 0;
  return async (input, { signal }) => {
    if (waiters === 0) {
      flight = undefined;
      controller = new AbortController();
    }
    waiters += 1;
    try {
      return await withinTime(Infinity, signal, facts, () => (flight ??= work(input, controller.signal)));
    } finally {
      waiters -= 1;
      if (waiters === 0) controller.abort();
    }
  };
}

const facts = { call: 'POST /oauth/token' };
