import type { RouterContextProvider } from 'react-router';
import { stateCodes } from '../settings/option-list.server.ts';
import { readAddress } from '../forms/address.ts';
import type { FieldName } from '../forms/fields.ts';
import { findAddresses } from './find-addresses.server.ts';
import { asEntered, meantField, placeFields, type PlaceOfAddress } from './place-of-address.ts';
import { isValid, type SentForm } from '../forms/read-form.ts';

type Context = Readonly<RouterContextProvider>;

/** A form with an address, and what the shopper is asked about it. */
export interface CheckedAddress extends SentForm {
  /** Addresses of which one may be meant. */
  readonly meant?: readonly PlaceOfAddress[];
  /** City and state were found by the postal code; the shopper has not seen them yet. */
  readonly isFilled?: true;
}

/** Whether nothing is left to ask: every field is right, and the address is the one that is meant. */
export const isSettled = (sent: CheckedAddress): boolean =>
  isValid(sent) && sent.meant === undefined && sent.isFilled === undefined;

/**
 * Reads a form with an address and what else it has. What is left out of city and state is filled in by the postal code; an address that
 * the map service knows otherwise comes back with those that may be meant, until the shopper says which.
 */
export async function readCheckedAddress(
  context: Context,
  form: FormData,
  also: readonly FieldName[] = [],
): Promise<CheckedAddress> {
  const meant = form.get(meantField);
  if (typeof meant === 'string' && meant !== asEntered) takeMeant(form, meant);
  const sent = readAddress(form, await stateCodes(context), also);
  if (meant !== null) return sent;
  return isValid(sent) ? withMeant(context, sent) : withPlace(context, sent);
}

function takeMeant(form: FormData, meant: string): void {
  const place = new URLSearchParams(meant);
  for (const name of placeFields) form.set(name, place.get(name) ?? '');
}

async function withMeant(context: Context, sent: SentForm): Promise<CheckedAddress> {
  const found = await findAddresses(context, sent.values);
  return found.length === 0 || found.some((place) => isSame(place, sent.values)) ? sent : { ...sent, meant: found };
}

async function withPlace(context: Context, sent: SentForm): Promise<CheckedAddress> {
  const { city, state, postalCode, country } = sent.values;
  const isWhole = city !== undefined && state !== undefined;
  if (isWhole || postalCode === undefined || sent.problems.postalCode || sent.problems.country) return sent;
  const [place] = await findAddresses(context, { postalCode, country });
  if (!place) return sent;
  const { city: _, state: __, ...problems } = sent.problems;
  return {
    values: { ...sent.values, city: city ?? place.city, state: state ?? place.state },
    problems,
    isFilled: true,
  };
}

/** Of Canada the service knows the places of postal codes by their region, whose name need not be the city's. */
function isSame(place: PlaceOfAddress, { city = '', state, postalCode = '', country }: SentForm['values']): boolean {
  const isSameCode = codeOf(postalCode).startsWith(codeOf(place.postalCode));
  return isSameCode && place.state === state && (country === 'CA' || folded(place.city) === folded(city));
}

const codeOf = (postalCode: string) => postalCode.replaceAll(/[^\dA-Z]/g, '');

const shortWords: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** A city's name without case, accents and signs, its short first word written out. */
function folded(city: string): string {
  const plain = city
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  return plain.replace(/^\w+/, (word) => (Object.hasOwn(shortWords, word) ? (shortWords[word] ?? word) : word));
}
