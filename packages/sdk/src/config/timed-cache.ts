import { expireTimeFrom, isExpired } from '@basin/domain';
import { withTimeout, type WaitOptions } from '../client/deadline.ts';
import { AbortedError } from '../client/errors.ts';

/** Options of a cache: how it loads its values, and how long it uses them. */
export interface TimedCacheOptions<Key, Value> {
  /** The loading call, for errors. */
  readonly call: string;
  readonly load: (key: Key) => Promise<Value>;
  readonly lifeMs: number;
  /** Returns the value to use until the first load succeeds. */
  readonly fallback: (key: Key) => Value;
  /** The only report of a failed load. */
  readonly onFailure: (problem: unknown, key: Key) => void;
  /** Minimum time between a failed load and the next one. */
  readonly pauseMs: number;
  readonly now: () => Date;
}

interface CacheEntry<Value> {
  value: Value | undefined;
  /** Time of the next load, in epoch ms. */
  expireTime: number;
  pending: Promise<void> | undefined;
}

/**
 * Caches values by key for a limited time, with at most one load per key at a time. An expired value is returned
 * immediately while the next one loads, and stays in use if that fails. Only the first caller waits, and can abort
 * without aborting the load.
 */
export function createTimedCache<Key, Value>(
  options: TimedCacheOptions<Key, Value>,
): (key: Key, options?: WaitOptions) => Promise<Value> {
  const { call, load, lifeMs, fallback, onFailure, pauseMs, now } = options;
  const entries = new Map<Key, CacheEntry<Value>>();

  const reload = async (key: Key, entry: CacheEntry<Value>): Promise<void> => {
    try {
      entry.value = await load(key);
      entry.expireTime = expireTimeFrom(now(), lifeMs);
    } catch (problem) {
      entry.expireTime = expireTimeFrom(now(), pauseMs);
      onFailure(problem, key);
    } finally {
      entry.pending = undefined;
    }
  };

  return async (key, { signal } = {}) => {
    if (signal?.aborted) throw new AbortedError({ call });
    const entry = entries.get(key) ?? { value: undefined, expireTime: 0, pending: undefined };
    entries.set(key, entry);
    if (isExpired(entry.expireTime, now())) entry.pending ??= reload(key, entry);
    const { value, pending } = entry;
    if (value === undefined && pending) await withTimeout(Infinity, signal, { call }, () => pending);
    return entry.value ?? fallback(key);
  };
}
