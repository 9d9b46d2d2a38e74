import { useEffect, useRef } from 'react';
import { useStable } from './use-stable.ts';

/**
 * Returns a ref to a dialog or a popover, and calls back when it has opened or closed. The hook adds its own listener,
 * because React 18 misses the `toggle` event, and later versions that of a server-rendered dialog.
 */
export function useToggle<Target extends HTMLElement>(onToggle: (isOpen: boolean) => void) {
  const target = useRef<Target>(null);
  const handleToggle = useStable((event: ToggleEvent) => onToggle(event.newState === 'open'));
  useEffect(() => {
    const element = target.current;
    element?.addEventListener('toggle', handleToggle);
    return () => element?.removeEventListener('toggle', handleToggle);
  }, [handleToggle]);
  return target;
}
