/** Focuses an element when no element has the focus, such as when the pressed button has disappeared. */
export function focusIfLost(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (document.activeElement === document.body) element?.focus(options);
}
