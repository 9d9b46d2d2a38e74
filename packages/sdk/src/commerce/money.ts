import { decimalToCents, defaultCurrency, isZeroPrice, type Money as CentAmount } from '@basin/domain';

/** An amount of money. */
export interface Money {
  /** Whole cents, or the smallest coin of the currency. */
  readonly cents: number;
  /** ISO 4217 code such as `USD`. */
  readonly currency: string;
}

/** An amount as the rules of the domain take it. */
export const centAmountOf = ({ cents, currency }: Money): CentAmount => ({ centAmount: cents, currencyCode: currency });

/** An amount that a rule of the domain or a call gave. */
export const moneyFrom = ({ centAmount, currencyCode }: CentAmount): Money => ({
  cents: centAmount,
  currency: currencyCode,
});

/** A price of the index, which is no price when it is missing or zero. */
export function moneyFromDecimal(amount: number | undefined): Money | null {
  const cents = amount === undefined || isZeroPrice(amount) ? undefined : decimalToCents(amount);
  return cents === undefined ? null : { cents, currency: defaultCurrency };
}
