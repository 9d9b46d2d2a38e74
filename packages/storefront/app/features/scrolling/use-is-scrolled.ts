import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled by more than this many pixels. */
export const useIsScrolled = (offset: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > offset,
    () => false,
  );

function subscribe(follow: () => void): () => void {
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
}
