/** Sends an input event for each field that changed before the page's scripts loaded; a list does not say, so for each list. */
export function replayInput(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select'))
    if (field.value !== field.defaultValue) field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
