const codes = new Map([
  ['USA', 'US'],
  ['CAN', 'CA'],
]);

/** The two-letter country code of an address: the display country `USA` is `US` on the wire. @see docs/domain.md A46 */
export function countryCode(country: string): string {
  const code = country.trim().toUpperCase();
  return codes.get(code) ?? code;
}
