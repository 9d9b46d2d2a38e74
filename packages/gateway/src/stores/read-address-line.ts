import { findCity, findPlace, type Place } from './places.ts';
import { isPostOfficeBox } from './post-office-box.ts';

/** An address in the format of the maps service. */
interface AddressSuggestion {
  readonly addressLine?: string;
  readonly locality: string;
  readonly adminDistrict: string;
  readonly postalCode: string;
  readonly countryRegion: string;
  readonly formattedAddress: string;
  readonly confidence: 'High' | 'Medium' | 'Low';
}

/** The result of validating a one-line address. */
export interface AddressValidation {
  readonly isValid: boolean;
  readonly suggestions: AddressSuggestion[];
  /** Whether the shop cannot deliver there: a post office box or a military address. */
  readonly isNonDeliverableAddress: boolean;
}

const maxSuggestions = 5;
const postalCodes = {
  US: /\b(\d{5})(?:-\d{4})?$/,
  CA: /\b([A-Za-z]\d[A-Za-z])\s?(\d[A-Za-z]\d)$/,
} as const;
const countryName = /[, ](?:USA|United States|Canada)\.?$/i;
const military = /\b[AFD]PO\b/i;

/** Validates a one-line address against the postal codes of a country. Streets are not checked. */
export function readAddressLine(line: string, country: string): AddressValidation {
  const isNonDeliverableAddress = isPostOfficeBox(line) || military.test(line);
  if (country !== 'US' && country !== 'CA') return { isValid: false, suggestions: [], isNonDeliverableAddress };
  const parts = parseParts(trimEnd(collapseSpaces(line).replace(countryName, '')), postalCodes[country]);
  const place = parts.postalCode === undefined ? undefined : findPlace(parts.postalCode);
  const isMatch = place?.country === country && (parts.state === undefined || parts.state === place.state);
  const places = isMatch ? [place] : placesInCity(parts, country);
  const suggestions = places.map((each) => suggestionFrom(each, parts));
  return { isValid: isMatch && hasStreet(parts), suggestions, isNonDeliverableAddress };
}

interface Parts {
  readonly street: string;
  readonly city: string;
  readonly state?: string;
  readonly postalCode?: string;
}

/** Parses `12 Lake Street, Madison, WI 53703` from its end: postal code, state, city, street. */
function parseParts(line: string, pattern: RegExp): Parts {
  const code = pattern.exec(line);
  const beforeCode = trimEnd(code ? line.slice(0, code.index) : line);
  const state = /[,\s]([A-Za-z]{2})$/.exec(beforeCode)?.[1];
  const beforeState = trimEnd(state ? beforeCode.slice(0, -2) : beforeCode);
  const cut = beforeState.lastIndexOf(',');
  return {
    street: cut < 0 ? '' : beforeState.slice(0, cut).trim(),
    city: beforeState.slice(cut + 1).trim(),
    ...(state && { state: state.toUpperCase() }),
    ...(code && { postalCode: code.slice(1).join(' ').trim() }),
  };
}

const collapseSpaces = (line: string): string => line.replaceAll(/\s+/g, ' ').trim();

/** Removes commas and spaces at the end. A regular expression would take quadratic time on long runs of them. */
function trimEnd(line: string): string {
  let end = line.length;
  while (line[end - 1] === ',' || line[end - 1] === ' ') end--;
  return line.slice(0, end);
}

function placesInCity({ city, state }: Parts, country: string): Place[] {
  return findCity(city, state)
    .filter((place) => place.country === country)
    .slice(0, maxSuggestions);
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
