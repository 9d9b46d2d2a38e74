/** An amount in the currency's minor unit. @see platform spec §3 */
export interface Money {
  /** Whole units of the currency's smallest coin: cents of USD, yen of JPY; never a fraction. */
  readonly centAmount: number;
  /** ISO 4217 code such as `USD`. */
  readonly currencyCode: string;
}

/** The currency of a price that names none. @see platform spec §9 */
export const defaultCurrency = 'USD';

const noMoney = 'An amount of money must be { centAmount, currencyCode }, with centAmount a number of cents.';

/**
 * Returns the amount itself, which has to be a whole number of cents; -0 becomes 0.
 *
 * @throws {TypeError} when it is not a number
 * @throws {RangeError} when it is a fraction or beyond the safe integers
 */
export function wholeCents(centAmount: number): number {
  if (typeof (centAmount as unknown) !== 'number') throw new TypeError(noMoney);
  if (!Number.isSafeInteger(centAmount)) throw new RangeError(`Not a whole number of cents: ${centAmount}`);
  return centAmount === 0 ? 0 : centAmount;
}

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

/**
 * Returns the currency units of an amount: its cents divided by 100.
 *
 * @throws {TypeError} when there are no cents, as in a number given for an amount
 * @throws {RangeError} when the amount is not whole cents
 * @see platform spec §9
 */
export function displayedAmount({ centAmount }: Money): number {
  return wholeCents(centAmount) / 100;
}

const shape = /^-?\d+(?:\.\d+)?$/;

/** Below this the digits of a number may be written with an exponent, and there is no cent in it anyway. */
const leastAmount = 0.001;

/**
 * Returns the whole cents of a decimal amount such as the search index carries (`649` or `"64.9"`), a half cent rounded away from zero.
 * What calculations leave behind the cents is rounded away: `19.990000000000002` is 1999. Undefined when the text is not an amount or
 * its cents leave the safe integers.
 */
export function decimalToCents(amount: number | string): number | undefined {
  const text = typeof amount === 'number' && Math.abs(amount) < leastAmount ? '0' : String(amount).trim();
  if (!shape.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const thousandths = fraction.padEnd(3, '0');
  const cents = Number(whole) * 100 + Number(thousandths.slice(0, 2)) + (Number(thousandths[2]) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(cents)) return undefined;
  return text.startsWith('-') && cents > 0 ? -cents : cents;
}

/**
 * The amount for that many units.
 *
 * @throws {RangeError} when the quantity is no whole number or the product leaves the safe integers
 */
export function multiplyMoney({ centAmount, currencyCode }: Money, quantity: number): Money {
  if (!Number.isInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`);
  return { centAmount: wholeCents(centAmount * quantity), currencyCode };
}

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

/** Whether a displayed price is nothing: the number 0 or the text `0.00`. @see catalogue spec §5 */
export function isZeroPrice(price: number | string): boolean {
  return price === 0 || price === '0.00';
}
