/**
 * Dispatches the events of each field that changed before hydration, when nothing listened for them. A select does not
 * indicate whether it changed, so each gets an input event. A field that still has focus dispatches its own change
 * event later, except a file field.
 */
export function replayInput(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    if (field.value === field.defaultValue) continue;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    if (field.matches('select, :focus:not([type=file])')) continue;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
