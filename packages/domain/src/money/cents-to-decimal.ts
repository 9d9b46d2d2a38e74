/**
 * Cents as decimal text with two places (`6490` gives `64.90`), worked out in whole numbers.
 *
 * @throws {RangeError} when the amount is no safe integer
 * @see catalogue spec §9
 */
export function centsToDecimal(centAmount: number): string {
  if (!Number.isSafeInteger(centAmount)) throw new RangeError(`Not a whole number of cents: ${centAmount}`);
  const digits = String(Math.abs(centAmount)).padStart(3, '0');
  return `${centAmount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
