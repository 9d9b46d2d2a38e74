import type { MiddlewareHandler } from 'hono';

export interface AdmissionLimits {
  readonly maxInFlight: number;
  readonly deadlineMs: number;
}

const limits: AdmissionLimits = { maxInFlight: 100, deadlineMs: 30_000 }; // the gateway may take 25 s

const sorry = { 'Retry-After': '2' };

/** Answers 503 when too many requests wait already, or when one takes longer than its deadline. */
export function admission({ maxInFlight, deadlineMs } = limits): MiddlewareHandler {
  let inFlight = 0;
  return async (c, next) => {
    if (inFlight >= maxInFlight) return c.text('The shop is busy. Please try again in a moment.', 503, sorry);
    inFlight += 1;
    const deadline = new Promise<'late'>((resolve) => setTimeout(resolve, deadlineMs, 'late').unref());
    try {
      const outcome = await Promise.race([next(), deadline]);
      if (outcome === 'late') return c.text('This took too long. Please try again.', 503, sorry);
    } finally {
      inFlight -= 1;
    }
    return undefined;
  };
}
