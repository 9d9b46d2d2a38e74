import { isPostalCode } from '@basin/domain';
import { readForm, type SentForm } from './read-form.ts';
import type { FieldName } from './fields.ts';

/** The fields of an address, in the order of the form. */
const addressFields = {
  required: ['firstName', 'lastName', 'streetName', 'city', 'postalCode', 'state', 'country', 'phone'],
  optional: ['companyName', 'additionalStreetInfo'],
} as const satisfies { required: readonly FieldName[]; optional: readonly FieldName[] };

export const shippingCountries = ['US', 'CA'] as const;

/** Reads an address (and what else the form has); the postal code must be one of its country. */
export function readAddress(form: FormData, also: readonly FieldName[] = []): SentForm {
  const sent = readForm<FieldName>(form, { ...addressFields, required: [...also, ...addressFields.required] });
  const { postalCode, country } = sent.values;
  const known = shippingCountries.find((code) => code === country);
  if (country !== undefined && !known) return withProblem(sent, 'country', 'field.error.country');
  if (!known || postalCode === undefined || isPostalCode(postalCode, known)) return sent;
  return withProblem(sent, 'postalCode', `field.error.postalCode.${known}`);
}

const withProblem = (
  { values, problems }: SentForm,
  name: FieldName,
  key: 'field.error.country' | `field.error.postalCode.${(typeof shippingCountries)[number]}`,
): SentForm => ({ values, problems: { ...problems, [name]: { key } } });
