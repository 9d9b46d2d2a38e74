declare global {
  interface Window {
    /** Script-only controls, and links that open a dialog or ask for it by `data-held`, and search fields that were clicked before the page came alive; start.js fills it. */
    heldClicks?: Set<Element> | undefined;
    /** Resolves once the page is what a filter asked for that was chosen before the page came alive. */
    comingPage?: Promise<void> | undefined;
  }
}

/** Stops keeping clicks and hands over those that were kept: from now on React itself keeps what comes early. */
export function takeHeldClicks(): HTMLElement[] {
  const controls = [...(window.heldClicks ?? [])].filter((control) => control instanceof HTMLElement);
  window.heldClicks = undefined;
  return controls;
}

/** Clicks each control that is still on the page; a field is clicked while it has the focus, which no one heard it get. */
export function replayClicks(controls: readonly HTMLElement[]): void {
  for (const control of controls) {
    if (!control.isConnected || control.matches('input:not(:focus)')) continue;
    if (control.matches('input')) control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    control.click();
  }
}
