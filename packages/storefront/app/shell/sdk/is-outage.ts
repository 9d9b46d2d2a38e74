import { isSdkError } from '@basin/sdk';

/** Whether a back-end system was unavailable. Any other error is a valid response. */
export function isOutage(problem: unknown): boolean {
  if (!isSdkError(problem)) return false;
  if (problem.kind === 'contract') return problem.direction === 'reply';
  return 'status' in problem ? problem.status >= 500 || problem.status === 429 : problem.kind !== 'aborted';
}
