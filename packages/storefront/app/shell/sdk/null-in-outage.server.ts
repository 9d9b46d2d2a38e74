import type { Context } from '../context.ts';
import { logContext } from '../request-context.server.ts';
import { isOutage } from './is-outage.ts';

/** Handles the failure of what a page can do without: logs an outage and returns null. Throws any other error. */
export const nullInOutage = (context: Context) => (problem: unknown) => {
  if (!isOutage(problem)) throw problem;
  context.get(logContext).warn({ err: problem }, 'a system is unavailable: the page is shown without its part');
  return null;
};
