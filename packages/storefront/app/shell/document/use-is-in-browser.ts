import { useSyncExternalStore } from 'react';

/** Whether the page runs in a browser: false on the server and while its HTML is hydrated. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

const neverChanges = () => () => undefined;
