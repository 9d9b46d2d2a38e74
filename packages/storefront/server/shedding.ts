import { createAdmission, type AdmissionLimits } from '@basin/server';
import type { MiddlewareHandler } from 'hono';

const defaultDeadlineMs = 30_000; // the gateway may take 25 s

const sorry = { 'Retry-After': '2' };

export interface SheddingOptions extends Partial<AdmissionLimits> {
  readonly deadlineMs?: number;
}

/** Answers 503 when a request would wait too long for its turn, or when its page takes longer than the deadline. */
export function shedding({ deadlineMs = defaultDeadlineMs, ...limits }: SheddingOptions = {}): MiddlewareHandler {
  const admission = createAdmission(limits);
  return async (c, next) => {
    const answer = () => {
      const late = new Promise<'late'>((resolve) => setTimeout(resolve, deadlineMs, 'late').unref());
      return Promise.race([next().then(() => 'answered' as const), late]);
    };
    const outcome = await admission.run(answer, c.req.raw.signal);
    if (outcome === undefined) return c.text('The shop is busy. Please try again in a moment.', 503, sorry);
    if (outcome === 'late') return c.text('This took too long. Please try again.', 503, sorry);
    return undefined;
  };
}
