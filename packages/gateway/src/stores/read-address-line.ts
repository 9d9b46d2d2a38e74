import { findCity, findPlace, type Place } from './places.ts';

/** An address as the maps service writes it. */
interface AddressSuggestion {
  readonly addressLine?: string;
  readonly locality: string;
  readonly adminDistrict: string;
  readonly postalCode: string;
  readonly countryRegion: string;
  readonly formattedAddress: string;
  readonly confidence: 'High' | 'Medium' | 'Low';
}

/** What is known of an address that was written in one line. */
export interface AddressFinding {
  readonly isValid: boolean;
  readonly suggestions: AddressSuggestion[];
  /** Nothing of ours can be brought there: a box at the post office or a military address. */
  readonly isNonDeliverableAddress: boolean;
}

const SUGGESTIONS = 5;
const postalCodes = {
  US: /\b(\d{5})(?:-\d{4})?$/,
  CA: /\b([A-Za-z]\d[A-Za-z])\s?(\d[A-Za-z]\d)$/,
} as const;
const countryName = /[, ](?:USA|United States|Canada)\.?$/i;
const box = /\b(?:p\.?\s?o\.?\s*box|case postale|c\.?p\.?\s*\d)/i;
const military = /\b(?:APO|FPO|DPO)\b/;

/** Reads an address in one line against the postal codes of a country; streets are not known, so they are taken as given. */
export function readAddressLine(line: string, country: string): AddressFinding {
  const isNonDeliverableAddress = box.test(line) || military.test(line);
  if (country !== 'US' && country !== 'CA') return { isValid: false, suggestions: [], isNonDeliverableAddress };
  const read = partsOf(withoutEnd(oneSpaced(line).replace(countryName, '')), postalCodes[country]);
  const place = read.postalCode === undefined ? undefined : findPlace(read.postalCode);
  const isThere = place?.country === country && (read.state === undefined || read.state === place.state);
  const places = isThere ? [place] : placesNamed(read, country);
  const suggestions = places.map((each) => suggestionFrom(each, read));
  return { isValid: isThere && hasStreet(read), suggestions, isNonDeliverableAddress };
}

interface Parts {
  readonly street: string;
  readonly city: string;
  readonly state?: string;
  readonly postalCode?: string;
}

/** `12 Lake Street, Madison, WI 53703` from its end: postal code, state, city, street. */
function partsOf(line: string, pattern: RegExp): Parts {
  const code = pattern.exec(line);
  const beforeCode = withoutEnd(code ? line.slice(0, code.index) : line);
  const state = /[,\s]([A-Za-z]{2})$/.exec(beforeCode)?.[1];
  const beforeState = withoutEnd(state ? beforeCode.slice(0, -2) : beforeCode);
  const cut = beforeState.lastIndexOf(',');
  return {
    street: cut < 0 ? '' : beforeState.slice(0, cut).trim(),
    city: beforeState.slice(cut + 1).trim(),
    ...(state && { state: state.toUpperCase() }),
    ...(code && { postalCode: code.slice(1).join(' ').trim() }),
  };
}

const oneSpaced = (line: string): string => line.replaceAll(/\s+/g, ' ').trim();

/** Without the commas and spaces at its end; a pattern would look at each run of them in the line from its every sign. */
function withoutEnd(line: string): string {
  let end = line.length;
  while (line[end - 1] === ',' || line[end - 1] === ' ') end--;
  return line.slice(0, end);
}

function placesNamed({ city, state }: Parts, country: string): Place[] {
  return findCity(city, state)
    .filter((place) => place.country === country)
    .slice(0, SUGGESTIONS);
}

function hasStreet({ street }: Parts): boolean {
  return /\d/.test(street) && /\p{L}{2}/u.test(street);
}

function suggestionFrom(place: Place, { street, city }: Parts): AddressSuggestion {
  const { city: locality, state: adminDistrict, postalCode, country: countryRegion } = place;
  const isSameCity = locality.localeCompare(city, 'en', { sensitivity: 'base' }) === 0;
  const formattedAddress = [street, locality, `${adminDistrict} ${postalCode}`].filter(Boolean).join(', ');
  const confidence = street === '' ? 'Low' : isSameCity ? 'High' : 'Medium';
  return {
    ...(street && { addressLine: street }),
    locality,
    adminDistrict,
    postalCode,
    countryRegion,
    formattedAddress,
    confidence,
  };
}
