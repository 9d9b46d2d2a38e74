declare global {
  interface Window {
    /**
     * The controls clicked before hydration: those that need scripts, links that open a dialog or have `data-held`, and
     * search fields. A control is in it once for each click. Filled by start.js.
     */
    heldClicks?: Element[] | undefined;
    /** Resolves once the page shows the filter that was chosen before hydration. */
    comingPage?: Promise<void> | undefined;
  }
}

/** Stops collecting clicks and returns the collected ones. From now on React replays early events itself. */
export function takeHeldClicks(): HTMLElement[] {
  const controls = (window.heldClicks ?? []).filter((control) => control instanceof HTMLElement);
  window.heldClicks = undefined;
  return controls;
}

/**
 * Clicks each control that is still on the page as often as the shopper did, links and fields once. A field is clicked
 * only while it has focus, and first gets the focus event that nothing listened for.
 */
export async function replayClicks(controls: readonly HTMLElement[]): Promise<void> {
  for (const [index, control] of controls.entries()) {
    if (!control.isConnected || control.matches('input:not(:focus)')) continue;
    if (control.matches('a,input') && controls.indexOf(control) < index) continue;
    if (control.matches('input')) control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    control.click();
    await Promise.resolve(); // React renders the outcome of a click before the next one
  }
}
