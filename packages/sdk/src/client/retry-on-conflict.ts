import { ConflictError } from './errors.ts';

/**
 * Applies a wish to a resource as it is now. When someone else changed it first, it is read again and the wish is
 * worked out anew on what it has become, once; what was sent is never sent again blindly.
 *
 * @param change works out the change from the resource and sends it with the resource's version
 * @throws ConflictError when the second try comes too late as well
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
