import { locales, localeTag } from '@basin/domain';
import { countries } from '../http/assigned-codes.ts';

/** Regions that are in the postal codes of the United States, and a country that shares its name with a state. */
const known = new Set(['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP', 'GE']);
const withoutCode = ['England', 'Scotland', 'Wales', 'UK', 'Angleterre', 'Écosse', 'Pays de Galles'];

const foreign = new Set(
  locales
    .map((locale) => new Intl.DisplayNames(localeTag(locale), { type: 'region', fallback: 'none' }))
    .flatMap((names) => [...countries].flatMap((code) => (known.has(code) ? [] : (names.of(code) ?? []))))
    .concat(withoutCode)
    .map((name) => name.toLowerCase()),
);

/**
 * Returns whether an address ends with a country that is neither the United States nor Canada. In `12 Main Street,
 * Lebanon` the last part is a city.
 */
export function isAbroad(address: string): boolean {
  const parts = address.split(',').map((part) => part.trim());
  const isStreetInCity = parts.length === 2 && /\d/.test(parts[0] ?? '');
  return parts.length > 1 && !isStreetInCity && foreign.has((parts.at(-1) ?? '').toLowerCase());
}
