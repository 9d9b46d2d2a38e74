import { useSyncExternalStore } from 'react';

/** Whether the page runs in a browser. False on the server and during hydration. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

const neverChanges = () => () => undefined;
