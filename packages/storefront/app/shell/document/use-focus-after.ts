import { useEffect, useRef } from 'react';

/** Returns a ref to an element that takes the focus when a change removes the control that had it. */
export function useFocusAfter<Target extends HTMLElement>(change: unknown, options?: FocusOptions) {
  const element = useRef<Target>(null);
  const focus = useRef(() => element.current?.focus(options));
  useEffect(() => {
    const { current } = focus;
    return () => {
      if (document.activeElement === document.body) current();
    };
  }, [change]);
  return element;
}
