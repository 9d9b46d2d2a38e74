import { debounceMs } from '@basin/domain';
import { useEffect, useId, useRef, type InputEvent as Input } from 'react';
import { useFetcher } from 'react-router';
import { useLanguage } from '../texts/TextsProvider.tsx';
import type { suggestAddresses } from './find-addresses.server.ts';
import { addressLine, placeFields } from './place-of-address.ts';

const sentFields: readonly string[] = [...placeFields, 'country'];
const askingFields = ['streetName', 'city', 'postalCode'];

/** Offers whole addresses while one is typed, and fills in city and state by the postal code where they are empty. */
export function useAddressSuggestions() {
  const { path } = useLanguage();
  const { submit, data } = useFetcher<typeof suggestAddresses>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toFill = useRef<HTMLFormElement>(null); // after its postal code was typed
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (data?.place && toFill.current) fill(toFill.current, data.place, (value) => value === '');
  }, [data]);
  const addresses = data?.addresses ?? [];
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
    // in the body: an address stands in no URL
    const options = { method: 'post', action: path('/address-suggestions'), defaultShouldRevalidate: false } as const;
    timer.current = setTimeout(() => void submit(sent as Record<string, string>, options), debounceMs);
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
