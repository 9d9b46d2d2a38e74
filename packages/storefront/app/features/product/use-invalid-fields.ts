import { useState, type InputEvent, type InvalidEvent } from 'react';

/**
 * Returns the names of a form's invalid fields once it is submitted, and the form's listeners that find them. The first
 * one is focused, and each is valid again when its value changes.
 */
export function useInvalidFields() {
  const [invalidFields, setInvalidFields] = useState<readonly string[]>([]);
  const onInvalidCapture = (event: InvalidEvent<HTMLFormElement>) => {
    event.preventDefault(); // the browser's own message is in the browser's language
    const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:invalid')];
    if (event.target !== (fields[0] as EventTarget | undefined)) return; // the first one's event shows them all
    setInvalidFields(fields.map(({ name }) => name));
    fields[0]?.focus();
  };
  const onInput = ({ target }: InputEvent<HTMLFormElement>) =>
    setInvalidFields((before) => before.filter((name) => name !== (target as HTMLInputElement).name));
  return { invalidFields, listeners: { onInvalidCapture, onInput } };
}
