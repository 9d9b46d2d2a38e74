import type { FocusEvent } from 'react';

/** Whether focus moves out of an element to another one of the page. */
export const isLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);

/** Closes the open panels within an element when focus moves out of it: over the page they would cover what has focus. */
export function closeOnLeave(event: FocusEvent<HTMLElement>): void {
  if (!isLeaving(event)) return;
  for (const panel of event.currentTarget.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover();
}
