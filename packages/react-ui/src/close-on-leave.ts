import type { FocusEvent } from 'react';

/** Closes the open panels within an element when focus moves out of it: over the page they would cover what has focus. */
export function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return;
  for (const panel of currentTarget.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover();
}
