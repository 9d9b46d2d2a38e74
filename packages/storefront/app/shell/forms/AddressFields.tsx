import { AddressFields as Fields, type AddressPart, type SelectOption } from '@basin/react-ui';
import { use } from 'react';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { shippingCountries, type ShippingCountry } from './shipping-countries.ts';
import { fieldRules, type FieldName, type FieldRule } from './fields.ts';
import { FormProblems } from './form-problems.ts';
import type { SentForm } from './read-form.ts';
import { useAddressSuggestions } from '../address/use-address-suggestions.ts';

interface AddressFieldsProps {
  readonly form: SentForm;
  readonly countries: readonly SelectOption[];
  /** States and provinces by country. Their codes are unique across countries. */
  readonly states: Readonly<Record<ShippingCountry, readonly SelectOption[]>>;
}

/** The fields of a postal address in the order of the chosen country, with suggestions while the shopper types. */
export function AddressFields({ form, countries, states }: AddressFieldsProps) {
  const { onInput, listId, lines } = useAddressSuggestions();
  const partsOf = useParts(countries, listId);
  const problemOf = use(FormProblems);
  const anyCountry = partsOf(Object.values(states).flat());
  return (
    <>
      <Fields
        idPrefix=""
        onInput={onInput}
        anyCountry={anyCountry}
        parts={{ US: partsOf(states.US, 'US'), CA: partsOf(states.CA, 'CA') }}
        defaultValue={form.values}
        problems={Object.fromEntries(anyCountry.map(({ name }) => [name, problemOf(name as FieldName)]))}
      />
      <SuggestionList id={listId} values={lines} />
    </>
  );
}

/** Returns labels for the address parts: an American ZIP code is a Canadian postal code. */
function useParts(countries: readonly SelectOption[], list: string) {
  const { t } = useLanguage();
  const part = (name: FieldName, label = t(`field.${name}`)): AddressPart => {
    const { type, autoComplete, maxLength }: FieldRule = fieldRules[name];
    return { name, label, autoComplete, maxLength, required: true, type: type === 'tel' ? type : undefined };
  };
  const wide = (name: FieldName): AddressPart => ({ ...part(name), wide: true });
  const optional = (name: FieldName) => ({ ...wide(name), required: false, note: t('field.optional') });
  const choice = (from: AddressPart, options: readonly SelectOption[]) => ({
    ...from,
    options,
    maxLength: undefined,
    placeholder: t('field.choose'),
  });
  const served = countries.filter(({ value }) => (shippingCountries as readonly string[]).includes(value));
  return (states: readonly SelectOption[], country?: ShippingCountry): readonly AddressPart[] => [
    part('firstName'),
    part('lastName'),
    choice(wide('country'), served),
    optional('companyName'),
    { ...wide('streetName'), list },
    optional('additionalStreetInfo'),
    part('city'),
    part('postalCode', country && t(`field.postalCode.${country}`)),
    choice(part('state', country && t(`field.state.${country}`)), states),
    wide('phone'),
  ];
}
