import { hasStatus } from '@basin/sdk';
import { createAgingCache, type AgingCacheOptions, type Ages } from '../../../server/aging-cache.ts';
import { isOutage } from './is-outage.ts';

/** Returns the cached response of a request, or loads it. */
export type ResponseCache = <Value>(key: string, ages: Ages, load: () => Promise<Value>) => Promise<Value>;

/** Caches responses that are the same for everyone. Their size is measured as JSON, and they are frozen. */
export function createResponseCache(options: Omit<AgingCacheOptions<unknown>, 'sizeOf' | 'isOutage'>): ResponseCache {
  // everyone's requests have the shop's own token: that it is rejected is no answer to a shopper
  const isStaleBetter = (problem: unknown) => isOutage(problem) || hasStatus(problem, 401);
  const cache = createAgingCache<unknown>({ ...options, sizeOf, isOutage: isStaleBetter });
  return async <Value>(key: string, ages: Ages, load: () => Promise<Value>): Promise<Value> =>
    (await cache(key, ages, async () => deepFreeze(await load()))) as Value; // a key is always loaded by the same call
}

const sizeOf = (value: unknown): number => 1 + JSON.stringify(value ?? null).length;

/** Freezes a cached value, so that one page cannot change the data of the next. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return Object.freeze(value);
}
