import { defaultCurrency, type Money } from './money.ts';
import { wholeCents } from './whole-cents.ts';

/**
 * The sum of amounts of one currency; nothing to add is zero in the given currency.
 *
 * @throws {RangeError} when currencies are mixed or the sum leaves the safe integers
 */
export function sumMoney(amounts: readonly Money[], currencyCode = amounts[0]?.currencyCode ?? defaultCurrency): Money {
  let centAmount = 0;
  for (const amount of amounts) {
    if (amount.currencyCode !== currencyCode)
      throw new RangeError(`Cannot add ${amount.currencyCode} to ${currencyCode}`);
    centAmount += amount.centAmount;
  }
  return { centAmount: wholeCents(centAmount), currencyCode };
}
