/**
 * Whether a look-up confirms a postal code: it answers with the same one. Of a US code the first five digits count, of any other all
 * but spaces and case.
 *
 * @see catalogue spec §5
 */
export function isZipConfirmed(asked: string, answered: string | undefined): boolean {
  const wanted = comparable(asked);
  return wanted !== '' && answered !== undefined && comparable(answered) === wanted;
}

function comparable(postalCode: string): string {
  return postalCode
    .replace(/\s/g, '')
    .replace(/^(\d{5})-\d{4}$/, '$1')
    .toUpperCase();
}
