import { hasStatus } from '@basin/sdk';

/** The number of simultaneous changes of one cart or list that all succeed: each round, one of them wins. */
const maxConcurrentChanges = 30;

/** Retries a change on the current version after a conflict, so that rapid clicks all count. */
export async function retryConflicts<Result>(
  change: () => Promise<Result>,
  tries = maxConcurrentChanges,
): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (tries === 1 || !hasStatus(error, 409)) throw error;
    return retryConflicts(change, tries - 1);
  }
}
