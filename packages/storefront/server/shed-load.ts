import { createAdmission, type AdmissionLimits } from '@basin/server';
import type { MiddlewareHandler } from 'hono';
import { problemPage } from './problem-page.ts';

const defaultDeadlineMs = 30_000; // the gateway may take 25 s

export interface LoadSheddingOptions extends Partial<AdmissionLimits> {
  readonly deadlineMs?: number;
}

/** Responds with 503 when a request would wait too long for admission or its page takes longer than the deadline. */
export function shedLoad({ deadlineMs = defaultDeadlineMs, ...limits }: LoadSheddingOptions = {}): MiddlewareHandler {
  const admission = createAdmission(limits);
  return async (c, next) => {
    const respond = () => {
      const late = new Promise<'late'>((resolve) => setTimeout(resolve, deadlineMs, 'late').unref());
      return Promise.race([next().then(() => 'responded' as const), late]);
    };
    const outcome = await admission.run(respond, c.req.raw.signal);
    if (outcome === undefined) return problemPage('busy', c.req.path);
    if (outcome === 'late') return problemPage('late', c.req.path);
    return undefined;
  };
}
