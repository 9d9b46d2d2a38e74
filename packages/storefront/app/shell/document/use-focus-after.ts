import { useEffect, useRef } from 'react';
import { focusIfLost } from './focus-if-lost.ts';

/** Returns a ref to an element that takes the focus when a change removes the control that had it. */
export function useFocusAfter<Target extends HTMLElement>(change: unknown, options?: FocusOptions) {
  const element = useRef<Target>(null);
  const takeFocus = useRef(() => focusIfLost(element.current, options));
  useEffect(() => takeFocus.current, [change]); // as a clean-up, so that the first value is no change
  return element;
}
