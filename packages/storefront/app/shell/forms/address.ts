import { countryCode, defaultCountry, isPostalCode, isPostalCodeOfState } from '@basin/domain';
import { readForm, type FieldProblem, type SentForm } from './read-form.ts';
import type { FieldName } from './fields.ts';
import { shippingCountries, type ShippingCountry } from './shipping-countries.ts';

/** The fields of an address, in form order. */
const addressFields = {
  required: ['firstName', 'lastName', 'streetName', 'city', 'postalCode', 'state', 'country', 'phone'],
  optional: ['companyName', 'additionalStreetInfo'],
} as const satisfies { required: readonly FieldName[]; optional: readonly FieldName[] };

/** The preselected country of an address form. */
export const initialCountry = countryCode(defaultCountry);

/** The valid state codes by country. */
export type StateCodes = Readonly<Record<ShippingCountry, readonly string[]>>;

/** Reads an address and other fields of a form. The state must be in the country and the postal code in the state. */
export function readAddress(form: FormData, states: StateCodes, also: readonly FieldName[] = []): SentForm {
  const sent = readForm<FieldName>(form, { ...addressFields, required: [...also, ...addressFields.required] });
  const { postalCode, country, state } = sent.values;
  const known = shippingCountries.find((code) => code === country);
  if (country !== undefined && !known) return withProblem(sent, 'country', { key: 'field.error.country' });
  if (!known) return sent;
  const isOfCountry = state === undefined || states[known].includes(state);
  const label = `field.postalCode.${known}` as const;
  const notOfCountry = { key: `field.error.state.${known}`, label: `field.state.${known}` } as const;
  const located = isOfCountry ? sent : withProblem(sent, 'state', notOfCountry);
  if (postalCode === undefined) return located;
  if (!isPostalCode(postalCode, known))
    return withProblem(located, 'postalCode', { key: `field.error.postalCode.${known}`, label });
  if (state === undefined || !isOfCountry || isPostalCodeOfState(postalCode, state)) return located;
  return withProblem(located, 'postalCode', { key: `field.error.postalCode.state.${known}`, label });
}

const withProblem = ({ values, problems }: SentForm, name: FieldName, problem: FieldProblem): SentForm => ({
  values,
  problems: { ...problems, [name]: problem },
});
