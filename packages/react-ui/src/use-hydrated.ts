import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false in server-rendered HTML and the first client render, then true; for features that need scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
