import type { Money } from './money.ts';
import { wholeCents } from './whole-cents.ts';

/**
 * The amount for that many units.
 *
 * @throws {RangeError} when the quantity is no whole number or the product leaves the safe integers
 */
export function multiplyMoney({ centAmount, currencyCode }: Money, quantity: number): Money {
  if (!Number.isInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`);
  return { centAmount: wholeCents(centAmount * quantity), currencyCode };
}
