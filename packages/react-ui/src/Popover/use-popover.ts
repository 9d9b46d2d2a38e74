import { useEffect, useRef } from 'react';
import { useStable } from '../use-stable.ts';

/**
 * Opens and closes a popover by `open` when given. It then follows the focused element in the tab order. React 18 misses its
 * `toggle` event, so the hook adds its own listener.
 */
export function usePopover(open: boolean | undefined, onOpenChange: ((open: boolean) => void) | undefined) {
  const panel = useRef<HTMLElement>(null);
  const handleToggle = useStable((event: ToggleEvent) => onOpenChange?.(event.newState === 'open'));
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('toggle', handleToggle);
    return () => element?.removeEventListener('toggle', handleToggle);
  }, [handleToggle]);
  useEffect(() => {
    if (open === undefined) return;
    const { activeElement } = document;
    const source = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
    panel.current?.togglePopover({ force: open, ...(source && { source }) });
  }, [open]);
  return panel;
}
