import { useEffect, useRef } from 'react';
import { useStable } from '../use-stable.ts';

/** Opens and closes a popover by `open` when given. React 18 misses its `toggle` event, so the hook adds its own listener. */
export function usePopover(open: boolean | undefined, onOpenChange: ((open: boolean) => void) | undefined) {
  const panel = useRef<HTMLElement>(null);
  const handleToggle = useStable((event: ToggleEvent) => onOpenChange?.(event.newState === 'open'));
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('toggle', handleToggle);
    return () => element?.removeEventListener('toggle', handleToggle);
  }, [handleToggle]);
  useEffect(() => {
    if (open !== undefined) panel.current?.togglePopover(open);
  }, [open]);
  return panel;
}
