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

/** Events that make React hydrate the whole page at once. Clicks and changes do too, but they need an answer. */
const delayable = [
  ...(['keydown', 'keypress', 'keyup', 'input', 'textInput'] as const),
  ...(['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'] as const),
];
const stop = (event: Event) => event.stopPropagation();

/**
 * Keeps keys and touches from React until the returned function is called, so that typing and scrolling do not wait for
 * the whole page. Browsers still enter the text, which `replayInput` reports.
 */
export function holdInput(): () => void {
  for (const type of delayable) addEventListener(type, stop, { capture: true, passive: true });
  return () => {
    for (const type of delayable) removeEventListener(type, stop, true);
  };
}
