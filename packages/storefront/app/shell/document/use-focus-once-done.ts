import { useEffect, useRef } from 'react';

/**
 * Focuses an element when something is done whose control, which had the focus, disappears with it.
 *
 * @param done true, or the id of what is done
 */
export function useFocusOnceDone<Target extends HTMLElement>(done: boolean | string | undefined) {
  const element = useRef<Target>(null);
  const before = useRef(done);
  useEffect(() => {
    if (done && done !== before.current) element.current?.focus();
    before.current = done;
  }, [done]);
  return element;
}
