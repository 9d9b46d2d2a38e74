import { afterEach, expect, test, vi } from 'vitest';
import { createAgingCache } from './aging-cache.ts';
import { steadyNow } from './steady-now.ts';

afterEach(() => void vi.useRealTimers());

test('a cached value ages although the clock of the machine is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const options = { maxBytes: 100, sizeOf: () => 1, isOutage: () => false, onFailure: () => undefined };
  const cache = createAgingCache<string>({ ...options, now: steadyNow });
  const ages = { freshMs: 5_000, staleMs: 0, staleIfErrorMs: 0 };
  const load = (value: string) => cache('page', ages, () => Promise.resolve(value));
  expect(await load('old')).toBe('old');
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(6_000);
  expect(await load('new')).toBe('new');
});
