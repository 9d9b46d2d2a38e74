import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same and calls the last `callback`: for timers and listeners of an effect. */
export function useStable<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const last = useRef(callback);
  useEffect(() => {
    last.current = callback;
  });
  return useCallback((...args: Args) => last.current(...args), []);
}
