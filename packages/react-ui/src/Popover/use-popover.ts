import { useEffect, useRef } from 'react';
import { useStable } from '../use-stable.ts';

/** Opens and closes a popover by `open` when that is given. React 18 hears no `toggle` of it, hence the listener of its own. */
export function usePopover(open: boolean | undefined, onOpenChange: ((open: boolean) => void) | undefined) {
  const panel = useRef<HTMLElement>(null);
  const tell = useStable((event: ToggleEvent) => onOpenChange?.(event.newState === 'open'));
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('toggle', tell);
    return () => element?.removeEventListener('toggle', tell);
  }, [tell]);
  useEffect(() => {
    if (open !== undefined) panel.current?.togglePopover(open);
  }, [open]);
  return panel;
}
