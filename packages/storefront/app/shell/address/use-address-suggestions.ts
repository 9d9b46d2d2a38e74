import { debounceMs } from '@basin/domain';
import { useEffect, useId, useRef, type InputEvent as Input } from 'react';
import { useLookup } from '../forms/use-lookup.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { addressLine, placeFields, type FoundAddresses } from './place-of-address.ts';

const sentFields: readonly string[] = [...placeFields, 'country'];
const lookupFields = ['streetName', 'city', 'postalCode'];

/** Suggests complete addresses while the shopper types, and fills an empty city and state from the postal code. */
export function useAddressSuggestions() {
  const { path } = useLanguage();
  const { result, lookUp } = useLookup<FoundAddresses>(path('/address-suggestions'));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toFill = useRef<HTMLFormElement>(null); // after the shopper typed its postal code
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (result?.place && toFill.current) fill(toFill.current, result.place, (value) => value === '');
  }, [result]);
  const addresses = result?.addresses ?? [];
  const onInput = ({ target }: Input<HTMLElement>) => {
    const { form, name, value } = target as HTMLInputElement;
    if (!form || !lookupFields.includes(name)) return;
    clearTimeout(timer.current);
    const chosen = name === 'streetName' && addresses.find((address) => addressLine(address) === value);
    if (chosen) {
      fill(form, chosen);
      return;
    }
    toFill.current = name === 'postalCode' ? form : null;
    const sent = Object.fromEntries([...new FormData(form)].filter(([field]) => sentFields.includes(field)));
    timer.current = setTimeout(() => void lookUp(sent as Record<string, string>), debounceMs);
  };
  return { onInput, listId: useId(), lines: addresses.map(addressLine) };
}

/** Fills the fields of a form as if the shopper had typed the values. */
function fill(form: HTMLFormElement, parts: Readonly<Record<string, string>>, isFor = (_value: string) => true): void {
  for (const [name, value] of Object.entries(parts)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !isFor(field.value)) continue;
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
