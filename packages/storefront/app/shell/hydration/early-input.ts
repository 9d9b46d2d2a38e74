type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sends an input event for each field whose value changed before the page's scripts loaded. */
export function replayInput(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select'))
    if (isChanged(field)) field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue;
