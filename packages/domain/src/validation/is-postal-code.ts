/** Postal code patterns by country; `other` for every other one. @see platform spec §5 and catalogue spec §5 */
const postalCodePatterns = {
  US: /^\d{5}(?:-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  other: /^[A-Z0-9][A-Z0-9 -]{1,9}$/i,
} as const;

/** Whether a text is a postal code of the country (`US`, `USA`, `CA`, or another). @see catalogue spec §5 */
export function isPostalCode(text: string, country: string): boolean {
  return postalCodePatterns[patternName(country)].test(text);
}

function patternName(country: string): keyof typeof postalCodePatterns {
  const code = country.trim().toUpperCase();
  if (code === 'US' || code === 'USA') return 'US';
  return code === 'CA' || code === 'CAN' ? 'CA' : 'other';
}
