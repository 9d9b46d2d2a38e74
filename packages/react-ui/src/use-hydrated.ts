import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in server-rendered HTML and the first client render, true after: for what only works with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
