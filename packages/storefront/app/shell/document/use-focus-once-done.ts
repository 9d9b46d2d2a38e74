import { useEffect, useRef } from 'react';

/** Focuses an element when something is done whose control, which had the focus, disappears with it. */
export function useFocusOnceDone<Target extends HTMLElement>(isDone: boolean) {
  const element = useRef<Target>(null);
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (isDone && !wasDone.current) element.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  return element;
}
