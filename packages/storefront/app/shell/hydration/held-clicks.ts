declare global {
  interface Window {
    /**
     * The controls clicked before hydration: those that need scripts, links that open a dialog or have `data-held`, and
     * search fields. Filled by start.js.
     */
    heldClicks?: Set<Element> | undefined;
    /** Resolves once the page shows the filter that was chosen before hydration. */
    comingPage?: Promise<void> | undefined;
  }
}

/** Stops collecting clicks and returns the collected ones. From now on React replays early events itself. */
export function takeHeldClicks(): HTMLElement[] {
  const controls = [...(window.heldClicks ?? [])].filter((control) => control instanceof HTMLElement);
  window.heldClicks = undefined;
  return controls;
}

/**
 * Clicks each control that is still on the page. A field is clicked only while it has focus, and first gets the focus
 * event that nothing listened for.
 */
export function replayClicks(controls: readonly HTMLElement[]): void {
  for (const control of controls) {
    if (!control.isConnected || control.matches('input:not(:focus)')) continue;
    if (control.matches('input')) control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    control.click();
  }
}
