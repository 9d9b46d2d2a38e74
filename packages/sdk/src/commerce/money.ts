import { decimalToCents, defaultCurrency, isZeroPrice, type Money as CentAmount } from '@basin/domain';

/** An amount of money. */
export interface Money {
  /** Whole cents, or minor units of the currency. */
  readonly cents: number;
  /** ISO 4217 code such as `USD`. */
  readonly currency: string;
}

/** Converts an amount for the rules of the domain. */
export const centAmountOf = ({ cents, currency }: Money): CentAmount => ({ centAmount: cents, currencyCode: currency });

/** Converts an amount from a rule of the domain or from a call. */
export const moneyFrom = ({ centAmount, currencyCode }: CentAmount): Money => ({
  cents: centAmount,
  currency: currencyCode,
});

/** Converts a price of the index; null when it is missing or zero. */
export function moneyFromDecimal(amount: number | undefined): Money | null {
  const cents = amount === undefined || isZeroPrice(amount) ? undefined : decimalToCents(amount);
  return cents === undefined ? null : { cents, currency: defaultCurrency };
}
