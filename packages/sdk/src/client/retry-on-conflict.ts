import { ConflictError } from './errors.ts';

/**
 * Changes the current version of a resource. After a conflict, reads it again and recomputes the change from the new
 * version, once; the first request is never resent unchanged.
 *
 * @param change computes the change from the resource and sends it with the resource's version
 * @throws ConflictError when the second attempt conflicts as well
 * @see wire reference §0.4
 */
export async function retryOnConflict<Resource, Result>(
  read: () => Promise<Resource>,
  change: (resource: Resource) => Promise<Result>,
): Promise<Result> {
  const seen = await read();
  try {
    return await change(seen);
  } catch (problem) {
    if (!(problem instanceof ConflictError)) throw problem;
    return change(await read());
  }
}
