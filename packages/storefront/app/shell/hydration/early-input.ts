/**
 * Sends the events of each field that changed before the page's scripts loaded: no one heard the browser's own. A list does not say whether it
 * changed, so each list gets an input event. A field that is still being filled in sends its change event itself.
 */
export function replayInput(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    if (field.value === field.defaultValue) continue;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    if (field.matches('select, :focus')) continue;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
