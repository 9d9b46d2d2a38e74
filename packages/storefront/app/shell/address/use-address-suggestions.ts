import { debounceMs } from '@basin/domain';
import { useEffect, useId, useRef, type InputEvent as Input } from 'react';
import { useAnswer } from '../forms/use-answer.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { addressLine, placeFields, type FoundAddresses } from './place-of-address.ts';

const sentFields: readonly string[] = [...placeFields, 'country'];
const askingFields = ['streetName', 'city', 'postalCode'];

/** Offers whole addresses while one is typed, and fills in city and state by the postal code where they are empty. */
export function useAddressSuggestions() {
  const { path } = useLanguage();
  const { answer, ask } = useAnswer<FoundAddresses>(path('/address-suggestions'));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toFill = useRef<HTMLFormElement>(null); // after its postal code was typed
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (answer?.place && toFill.current) fill(toFill.current, answer.place, (value) => value === '');
  }, [answer]);
  const addresses = answer?.addresses ?? [];
  const onInput = ({ target }: Input<HTMLElement>) => {
    const { form, name, value } = target as HTMLInputElement;
    if (!form || !askingFields.includes(name)) return;
    clearTimeout(timer.current);
    const chosen = name === 'streetName' && addresses.find((address) => addressLine(address) === value);
    if (chosen) {
      fill(form, chosen);
      return;
    }
    toFill.current = name === 'postalCode' ? form : null;
    const sent = Object.fromEntries([...new FormData(form)].filter(([field]) => sentFields.includes(field)));
    timer.current = setTimeout(() => void ask(sent as Record<string, string>), debounceMs);
  };
  return { onInput, listId: useId(), lines: addresses.map(addressLine) };
}

/** Puts parts of an address into the fields of a form, as if they were typed. */
function fill(form: HTMLFormElement, parts: Readonly<Record<string, string>>, isFor = (_value: string) => true): void {
  for (const [name, value] of Object.entries(parts)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !isFor(field.value)) continue;
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
