import { useEffect, useRef } from 'react';

const focusItself = (element: HTMLElement) => element.focus();

/**
 * Returns a ref to the element that takes the focus when a change removes the control that had it.
 *
 * @param focus focuses the element, or a part of it, or without scrolling
 */
export function useFocusAfterChange<Target extends HTMLElement>(
  change: unknown,
  focus: (element: Target) => void = focusItself,
) {
  const element = useRef<Target>(null);
  useEffect(() => {
    const { current } = element;
    return () => {
      if (current && document.activeElement === document.body) focus(current);
    };
  }, [change, focus]);
  return element;
}
