/**
 * Tells the page of each field that changed before its scripts loaded, as the browser did when no one heard it; a list does not say that it
 * changed, so its input is told in any case. A field that is still being filled in tells of its change itself.
 */
export function replayInput(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    if (field.value === field.defaultValue) continue;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    if (field.matches('select, :focus')) continue;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
