import { wholeCents } from './whole-cents.ts';

/**
 * Cents as decimal text with two places (`6490` gives `64.90`), worked out in whole numbers.
 *
 * @throws {RangeError} when the amount is no safe integer
 * @see catalogue spec §9
 */
export function centsToDecimal(centAmount: number): string {
  const digits = String(Math.abs(wholeCents(centAmount))).padStart(3, '0');
  return `${centAmount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
