/** An amount in the currency's minor unit. @see platform spec §3 */
export interface Money {
  /** Whole cents; never a fraction. */
  readonly centAmount: number;
  /** ISO 4217 code such as `USD`. */
  readonly currencyCode: string;
}

/** The currency of a price that names none. @see platform spec §9 */
export const defaultCurrency = 'USD';

/** The sign of the default currency. @see platform spec §9 */
export const defaultCurrencySign = '$';
