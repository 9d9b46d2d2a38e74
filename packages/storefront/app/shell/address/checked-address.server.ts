import type { Context } from '../context.ts';
import { stateCodes } from '../settings/option-list.server.ts';
import { readAddress } from '../forms/address.ts';
import { withConfiguredProblems } from '../forms/configured-fields.server.ts';
import type { FieldName } from '../forms/fields.ts';
import { findAddresses } from './find-addresses.server.ts';
import { asEntered, chosenAddressField, placeFields, type PlaceOfAddress } from './place-of-address.ts';
import { isValid, type SentForm } from '../forms/read-form.ts';

/** An address form, and what the shopper must confirm about it. */
export interface CheckedAddress extends SentForm {
  /** The suggested addresses, when the entered one is probably wrong. */
  readonly suggestions?: readonly PlaceOfAddress[];
  /** Set when city and state were filled in from the postal code and the shopper has not seen them yet. */
  readonly isFilled?: true;
}

/** Whether the address is valid and the shopper has nothing left to confirm. */
export const isConfirmed = (sent: CheckedAddress): boolean =>
  isValid(sent) && sent.suggestions === undefined && sent.isFilled === undefined;

/**
 * Reads a form with an address and other fields. Fills in a missing city and state from the postal code. When the map
 * service knows a different address, returns the form with suggestions until the shopper chooses one.
 */
export async function readCheckedAddress(
  context: Context,
  form: FormData,
  also: readonly FieldName[] = [],
): Promise<CheckedAddress> {
  const chosen = form.get(chosenAddressField);
  if (typeof chosen === 'string' && chosen !== asEntered) applyChosenAddress(form, chosen);
  const sent = await withConfiguredProblems(context, readAddress(form, await stateCodes(context), also));
  if (chosen !== null) return sent;
  return isValid(sent) ? withSuggestions(context, sent) : withFilledPlace(context, sent);
}

function applyChosenAddress(form: FormData, chosen: string): void {
  const place = new URLSearchParams(chosen);
  for (const name of placeFields) form.set(name, place.get(name) ?? '');
}

async function withSuggestions(context: Context, sent: SentForm): Promise<CheckedAddress> {
  const found = await findAddresses(context, sent.values);
  return found.length === 0 || found.some((place) => isSameAddress(place, sent.values))
    ? sent
    : { ...sent, suggestions: found };
}

async function withFilledPlace(context: Context, sent: SentForm): Promise<CheckedAddress> {
  const { city, state, postalCode, country } = sent.values;
  const isComplete = city !== undefined && state !== undefined;
  if (isComplete || postalCode === undefined || sent.problems.postalCode || sent.problems.country) return sent;
  const [place] = await findAddresses(context, { postalCode, country });
  if (!place) return sent;
  const { city: _, state: __, ...problems } = sent.problems;
  return {
    values: { ...sent.values, city: city ?? place.city, state: state ?? place.state },
    problems,
    isFilled: true,
  };
}

/** For Canada, the service names a postal code's region, which may differ from the city. */
function isSameAddress(
  place: PlaceOfAddress,
  { city = '', state, postalCode = '', country }: SentForm['values'],
): boolean {
  const isSameCode = codeOf(postalCode).startsWith(codeOf(place.postalCode));
  return (
    isSameCode && place.state === state && (country === 'CA' || normalizedCity(place.city) === normalizedCity(city))
  );
}

const codeOf = (postalCode: string) => postalCode.replaceAll(/[^\dA-Z]/g, '');

const abbreviations: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** Normalises a city name: no case, accents or punctuation, and its first word without abbreviation. */
function normalizedCity(city: string): string {
  const plain = city
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  return plain.replace(/^\w+/, (word) => (Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? word) : word));
}
