import { useCallback, useEffect, useRef } from 'react';

/** Returns a function with a stable identity that calls the latest `callback`, for timers and listeners in effects. */
export function useStable<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const last = useRef(callback);
  useEffect(() => {
    last.current = callback;
  });
  return useCallback((...args: Args) => last.current(...args), []);
}
