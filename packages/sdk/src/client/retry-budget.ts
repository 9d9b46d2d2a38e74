/** Limits the retries of a process, so that an outage does not get worse. */
export interface RetryBudget {
  /** Spends one retry; returns false when the budget is exhausted. */
  spend: () => boolean;
  /** Refunds a little after a successful call. */
  refund: () => void;
}

const capacity = 500;
const retryCost = 5;

/** Creates a token bucket for all clients of a process: a retry costs 5 tokens, a success refunds 1. */
export function createRetryBudget(): RetryBudget {
  let tokens = capacity;
  return {
    spend() {
      if (tokens < retryCost) return false;
      tokens -= retryCost;
      return true;
    },
    refund() {
      tokens = Math.min(capacity, tokens + 1);
    },
  };
}
