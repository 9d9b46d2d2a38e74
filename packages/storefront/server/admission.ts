import type { MiddlewareHandler } from 'hono';

const maxInFlight = 100;
const deadlineMs = 30_000; // the gateway may take 25 s

/** Answers 503 when too many requests wait already, or when one takes longer than its deadline. */
export function admission(): MiddlewareHandler {
  let inFlight = 0;
  return async (c, next) => {
    if (inFlight >= maxInFlight)
      return c.text('The shop is busy. Please try again in a moment.', 503, { 'Retry-After': '2' });
    inFlight += 1;
    const deadline = new Promise<'late'>((resolve) => setTimeout(resolve, deadlineMs, 'late').unref());
    try {
      const outcome = await Promise.race([next(), deadline]);
      if (outcome === 'late') return c.text('This took too long. Please try again.', 503, { 'Retry-After': '2' });
    } finally {
      inFlight -= 1;
    }
    return undefined;
  };
}
