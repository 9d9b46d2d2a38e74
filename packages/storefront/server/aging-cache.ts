import { LRUCache } from 'lru-cache';

/** How old what is cached may be. */
export interface Ages {
  /** Returned as it is. */
  readonly freshMs: number;
  /** Returned at once while the next one is loaded. */
  readonly staleMs: number;
  /** Returned only while the next one cannot be loaded because of an outage. */
  readonly keptMs: number;
}

export interface AgingCacheOptions<Value> {
  /** The size of all values together; the one used longest ago goes first. */
  readonly maxBytes: number;
  readonly sizeOf: (value: Value) => number;
  /** Epoch ms. */
  readonly now: () => number;
  /** Whether a failure is one of the systems behind, so that an older value is better than none. */
  readonly isOutage: (problem: unknown) => boolean;
  /** Called with a failure that nobody sees because an older value was returned. */
  readonly onFailure: (problem: unknown) => void;
}

/** Returns the value of a key, loaded unless a recent one is cached. */
export type AgingCache<Value> = (key: string, ages: Ages, load: () => Promise<Value>) => Promise<Value>;

interface Cached<Value> {
  readonly value: Value;
  readonly loadedMs: number;
}

interface Load<Value> {
  readonly ages: Ages;
  readonly load: () => Promise<Value>;
  /** Whether the caller already has an older value, so that nobody sees this load fail. */
  readonly isInBackground: boolean;
}

const outageRestMs = 5_000;

/**
 * Caches what is the same for everybody. Each key is loaded once at a time; a failure is never cached, and a value that
 * is too old, or that can no longer be had, is dropped.
 */
export function createAgingCache<Value>(options: AgingCacheOptions<Value>): AgingCache<Value> {
  const { maxBytes, sizeOf, now, isOutage, onFailure } = options;
  const cache = new LRUCache<string, Cached<Value>, Load<Value>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => sizeOf(value) + key.length,
    perf: { now },
    ttlResolution: 0, // the clock above is the only one
    ttl: 1, // each value has its own
    ignoreFetchAbort: true, // a value that leaves the cache while it is loaded still goes to its callers
    async fetchMethod(_, old, { options, context: { ages, load, isInBackground } }) {
      options.ttl = ages.freshMs;
      try {
        return { value: await load(), loadedMs: now() };
      } catch (problem) {
        const outlivesOutage = isOutage(problem) && old && now() < old.loadedMs + ages.keptMs;
        if (outlivesOutage || isInBackground) onFailure(problem);
        if (!outlivesOutage) throw problem;
        options.ttl = outageRestMs;
        return old;
      }
    },
  });

  return async (key, ages, load) => {
    const old = cache.peek(key, { allowStale: true });
    const allowStale = old !== undefined && now() < old.loadedMs + ages.staleMs;
    const { value } = await cache.forceFetch(key, { allowStale, context: { ages, load, isInBackground: allowStale } });
    return value;
  };
}
