/**
 * The amount itself, which has to be a whole number of cents.
 *
 * @throws {RangeError} when it is a fraction or beyond the safe integers
 */
export function wholeCents(centAmount: number): number {
  if (!Number.isSafeInteger(centAmount)) throw new RangeError(`Not a whole number of cents: ${centAmount}`);
  return centAmount;
}
