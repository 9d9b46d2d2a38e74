import { AddressFields as Fields, type AddressPart, type SelectOption } from '@basin/react-ui';
import { useState, type InputEvent } from 'react';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { shippingCountries, type ShippingCountry } from './address.ts';
import { fieldRules, type FieldName, type FieldRule } from './fields.ts';
import { problemOfText, type FieldProblem, type SentForm } from './read-form.ts';

interface AddressFieldsProps {
  readonly form: SentForm;
  readonly countries: readonly SelectOption[];
  /** States and provinces by country; their codes do not collide. */
  readonly states: Readonly<Record<ShippingCountry, readonly SelectOption[]>>;
}

/** The fields of an address, grouped as one writes it in the chosen country. */
export function AddressFields({ form, countries, states }: AddressFieldsProps) {
  const partsOf = useParts(countries);
  const [problems, check] = useAddressProblems(form);
  return (
    <Fields
      idPrefix=""
      anyCountry={partsOf(Object.values(states).flat())}
      parts={{ US: partsOf(states.US, 'US'), CA: partsOf(states.CA, 'CA') }}
      defaultValue={form.values}
      problems={problems}
      onInput={check}
    />
  );
}

/** The parts of an address in the page's words: an American ZIP code is a Canadian postal code. */
function useParts(countries: readonly SelectOption[]) {
  const { t } = useLanguage();
  const part = (name: FieldName, label = t(`field.${name}`)): AddressPart => {
    const { type, autoComplete, longest }: FieldRule = fieldRules[name];
    return { name, label, autoComplete, maxLength: longest, required: true, type: type === 'tel' ? type : undefined };
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
    wide('streetName'),
    optional('additionalStreetInfo'),
    part('city'),
    part('postalCode', country && t(`field.postalCode.${country}`)),
    choice(part('state', country && t(`field.state.${country}`)), states),
    wide('phone'),
  ];
}

/** The problems of an address as it was sent, without those that were corrected since. */
function useAddressProblems(form: SentForm) {
  const { t } = useLanguage();
  const [corrected, setCorrected] = useState<{ form: SentForm; now: SentForm['problems'] }>();
  const problems = corrected?.form === form ? corrected.now : form.problems;
  const check = ({ target }: InputEvent<HTMLElement>) => {
    const { name, value, required } = target as HTMLInputElement;
    if (name in form.problems)
      setCorrected({ form, now: { ...problems, [name]: problemOfText(name as FieldName, value, required) } });
  };
  const texts = (Object.entries(problems) as [FieldName, FieldProblem | undefined][]).map(([name, problem]) => [
    name,
    problem && t(problem.key, { field: t(`field.${name}`), ...problem.values }),
  ]);
  return [Object.fromEntries(texts) as Record<string, string | undefined>, check] as const;
}
