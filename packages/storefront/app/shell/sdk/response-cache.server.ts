import { isSdkError } from '@basin/sdk';
import { createAgingCache, type AgingCacheOptions, type Ages } from '../../../server/aging-cache.ts';

/** Returns the cached response of a request, or loads it. */
export type ResponseCache = <Value>(key: string, ages: Ages, load: () => Promise<Value>) => Promise<Value>;

/** Caches responses that are the same for everyone. Their size is measured as JSON, and they are frozen. */
export function createResponseCache(options: Omit<AgingCacheOptions<unknown>, 'sizeOf' | 'isOutage'>): ResponseCache {
  const cache = createAgingCache<unknown>({ ...options, sizeOf, isOutage });
  return async <Value>(key: string, ages: Ages, load: () => Promise<Value>): Promise<Value> =>
    (await cache(key, ages, async () => deepFreeze(await load()))) as Value; // a key is always loaded by the same call
}

const sizeOf = (value: unknown): number => 1 + JSON.stringify(value ?? null).length;

/** Whether the system was unavailable. Any other error is a valid response. */
export const isOutage = (problem: unknown): boolean =>
  isSdkError(problem) &&
  (problem.kind === 'http' ? problem.status >= 500 || problem.status === 429 : problem.kind !== 'aborted') &&
  !(problem.kind === 'contract' && problem.direction === 'request');

/** Freezes a cached value, so that one page cannot change the data of the next. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return Object.freeze(value);
}
