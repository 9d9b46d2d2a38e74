/** How much repeating a process may do, so that an outage is not made worse. */
export interface RetryBudget {
  /** Whether one more repeat is allowed now; it is paid at once. */
  spend: () => boolean;
  /** A call succeeded: a little comes back. */
  refund: () => void;
}

const capacity = 500;
const costOfRepeat = 5;

/** A bucket of tokens for all clients of a process: a repeat costs 5, a success gives 1 back. */
export function createRetryBudget(): RetryBudget {
  let tokens = capacity;
  return {
    spend() {
      if (tokens < costOfRepeat) return false;
      tokens -= costOfRepeat;
      return true;
    },
    refund() {
      tokens = Math.min(capacity, tokens + 1);
    },
  };
}
