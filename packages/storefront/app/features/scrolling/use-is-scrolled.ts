import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled by more than this many pixels. */
export const useIsScrolled = (offset: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > offset,
    () => false,
  );

/** Whether the element with this id is on the screen; undefined without such an element. */
export const useIsOnScreen = (id: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      return box && box.top < innerHeight && box.bottom > 0;
    },
    () => undefined,
  );

function subscribe(follow: () => void): () => void {
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
}
