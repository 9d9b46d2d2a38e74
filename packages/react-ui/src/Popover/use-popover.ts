import { useEffect } from 'react';
import { useToggle } from '../use-toggle.ts';

/** Opens and closes a popover by `open` when given. It then follows the focused element in the tab order. */
export function usePopover(open: boolean | undefined, onOpenChange: ((open: boolean) => void) | undefined) {
  const panel = useToggle((isOpen) => onOpenChange?.(isOpen));
  useEffect(() => {
    if (open === undefined) return;
    const { activeElement } = document;
    const source = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
    panel.current?.togglePopover({ force: open, ...(source && { source }) });
  }, [open]);
  return panel;
}
