import { expireTimeFrom, isExpired } from '@basin/domain';
import { withinTime, type Waiting } from '../client/deadline.ts';
import { AbortedError } from '../client/errors.ts';

/** How a cache gets and keeps its values. */
export interface TimedCacheOptions<Key, Value> {
  /** The call that loads, as its errors name it. */
  readonly call: string;
  readonly load: (key: Key) => Promise<Value>;
  readonly lifeMs: number;
  /** What is given while nothing could be loaded yet. */
  readonly fallback: (key: Key) => Value;
  /** A failed load is reported here and nowhere else. */
  readonly onFailure: (problem: unknown, key: Key) => void;
  /** After a failed load, the least time before the next one. */
  readonly pauseMs: number;
  readonly now: () => Date;
}

interface Kept<Value> {
  value: Value | undefined;
  /** When to load again, in epoch ms. */
  expireTime: number;
  flight: Promise<void> | undefined;
}

/**
 * Values by key, each kept for a time. One load per key runs at a time. An old value is given at once while the next
 * one loads, and stays when that fails; only the first caller has to wait, and may give up without ending the load.
 */
export function createTimedCache<Key, Value>(
  options: TimedCacheOptions<Key, Value>,
): (key: Key, waiting?: Waiting) => Promise<Value> {
  const { call, load, lifeMs, fallback, onFailure, pauseMs, now } = options;
  const entries = new Map<Key, Kept<Value>>();

  const reload = async (key: Key, kept: Kept<Value>): Promise<void> => {
    try {
      kept.value = await load(key);
      kept.expireTime = expireTimeFrom(now(), lifeMs);
    } catch (problem) {
      kept.expireTime = expireTimeFrom(now(), pauseMs);
      onFailure(problem, key);
    } finally {
      kept.flight = undefined;
    }
  };

  return async (key, { signal } = {}) => {
    if (signal?.aborted) throw new AbortedError({ call });
    const kept = entries.get(key) ?? { value: undefined, expireTime: 0, flight: undefined };
    entries.set(key, kept);
    if (isExpired(kept.expireTime, now())) kept.flight ??= reload(key, kept);
    const { value, flight } = kept;
    if (value === undefined && flight) await withinTime(Infinity, signal, { call }, () => flight);
    return kept.value ?? fallback(key);
  };
}
