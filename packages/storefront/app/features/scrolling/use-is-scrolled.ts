import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled by more than this many pixels. */
export const useIsScrolled = (offset: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > offset,
    () => false,
  );

/** Whether the last scrolling went towards the top. */
export const useIsScrolledUp = (): boolean =>
  useSyncExternalStore(
    subscribeToDirection,
    () => isUp,
    () => false,
  );

let isUp = false;

function subscribeToDirection(follow: () => void): () => void {
  let last = scrollY;
  return subscribe(() => {
    if (scrollY === last) return;
    isUp = scrollY < last;
    last = scrollY;
    follow();
  });
}

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
