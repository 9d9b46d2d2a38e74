import { LRUCache } from 'lru-cache';

/** The ages up to which a cached value can be used. */
export interface Ages {
  /** A younger value is returned as is. */
  readonly freshMs: number;
  /** A younger value is returned immediately while a new one loads in the background. */
  readonly staleMs: number;
  /** A younger value is returned only while an outage prevents loading a new one. */
  readonly staleIfErrorMs: number;
}

export interface AgingCacheOptions<Value> {
  /** The maximum total size; the least recently used value is evicted first. */
  readonly maxBytes: number;
  readonly sizeOf: (value: Value) => number;
  /** Epoch ms. */
  readonly now: () => number;
  /** Whether a failure is an upstream outage, during which an older value may be returned. */
  readonly isOutage: (problem: unknown) => boolean;
  /** Called with a failure that the caller does not see because an older value was returned. */
  readonly onFailure: (problem: unknown) => void;
}

/** Returns the cached value of a key, or loads it. */
export type AgingCache<Value> = (key: string, ages: Ages, load: () => Promise<Value>) => Promise<Value>;

interface Cached<Value> {
  readonly value: Value;
  readonly loadedMs: number;
}

interface Load<Value> {
  readonly ages: Ages;
  readonly load: () => Promise<Value>;
  /** Whether the caller has already received an older value and will not see this load fail. */
  readonly isInBackground: boolean;
}

const outageRetryMs = 5_000;

/**
 * Creates a cache for values that all visitors share. Concurrent loads of a key are merged. Failures are never cached,
 * and a value is dropped once it is too old or can no longer be loaded.
 */
export function createAgingCache<Value>(options: AgingCacheOptions<Value>): AgingCache<Value> {
  const { maxBytes, sizeOf, now, isOutage, onFailure } = options;
  const cache = new LRUCache<string, Cached<Value>, Load<Value>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => sizeOf(value) + key.length,
    perf: { now },
    ttlResolution: 0, // the clock above is the only one
    ttl: 1, // each load sets its own
    ignoreFetchAbort: true, // callers still receive a value that is evicted while it loads
    async fetchMethod(_, old, { options, context: { ages, load, isInBackground } }) {
      options.ttl = ages.freshMs;
      try {
        return { value: await load(), loadedMs: now() };
      } catch (problem) {
        const outlivesOutage = isOutage(problem) && old && now() < old.loadedMs + ages.staleIfErrorMs;
        if (outlivesOutage || isInBackground) onFailure(problem);
        if (!outlivesOutage) throw problem;
        options.ttl = outageRetryMs;
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
