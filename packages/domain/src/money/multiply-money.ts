import type { Money } from './money.ts';

/**
 * The amount for that many units.
 *
 * @throws {RangeError} when the quantity is no whole number or the product leaves the safe integers
 */
export function multiplyMoney({ centAmount, currencyCode }: Money, quantity: number): Money {
  const product = centAmount * quantity;
  if (!Number.isInteger(quantity) || !Number.isSafeInteger(product)) {
    throw new RangeError(`Cannot multiply ${centAmount} cents by ${quantity}`);
  }
  return { centAmount: product, currencyCode };
}
