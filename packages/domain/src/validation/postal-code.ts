/** The country in configuration and display; an address uses `US`. @see platform spec §9 */
export const defaultCountry = 'USA';

const codes = new Map([
  ['USA', 'US'],
  ['CAN', 'CA'],
]);

/**
 * Returns the two-letter country code of an address: the display country `USA` is `US` on the wire.
 *
 * @see docs/domain.md A46
 */
export function countryCode(country: string): string {
  const code = country.trim().toUpperCase();
  return codes.get(code) ?? code;
}

/**
 * Postal code patterns by country; `other` applies to the remaining countries.
 *
 * @see platform spec §5 and catalogue spec §5
 */
const postalCodePatterns = {
  US: /^\d{5}(?:-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  other: /^[A-Z0-9][A-Z0-9 -]{1,9}$/i,
} as const;

/** Returns whether a string is a postal code of the country (`US`, `USA`, `CA`, or another). @see catalogue spec §5 */
export function isPostalCode(text: string, country: string): boolean {
  return postalCodePatterns[patternName(country)].test(text);
}

function patternName(country: string): keyof typeof postalCodePatterns {
  const code = countryCode(country);
  return code === 'US' || code === 'CA' ? code : 'other';
}

/** Returns a postal code as it is written: in capitals, a Canadian one with a space, as in `K1A 0B1`. */
export function normalisePostalCode(text: string): string {
  const code = text.trim().toUpperCase();
  return postalCodePatterns.CA.test(code) ? `${code.slice(0, 3)} ${code.slice(-3)}` : code;
}

/**
 * Returns whether a look-up confirms a postal code by returning the same one. For a US code only the first five digits
 * are compared; spaces and case are ignored.
 *
 * @see catalogue spec §5
 */
export function isZipConfirmed(requested: string, returned: string | undefined): boolean {
  const wanted = comparable(requested);
  return wanted !== '' && returned !== undefined && comparable(returned) === wanted;
}

function comparable(postalCode: string): string {
  return postalCode
    .replace(/\s/g, '')
    .replace(/^(\d{5})-\d{4}$/, '$1')
    .toUpperCase();
}
