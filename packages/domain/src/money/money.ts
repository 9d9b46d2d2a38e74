/** An amount in the currency's minor unit. @see platform spec §3 */
export interface Money {
  /** Whole minor units of the currency: cents of USD, yen of JPY; never a fraction. */
  readonly centAmount: number;
  /** ISO 4217 code such as `USD`. */
  readonly currencyCode: string;
}

/** The currency of a price without a currency. @see platform spec §9 */
export const defaultCurrency = 'USD';

const notMoney = 'Money must be { centAmount, currencyCode }, with centAmount a whole number of cents.';

/**
 * Returns the amount if it is a whole number of cents; -0 becomes 0.
 *
 * @throws {TypeError} when the amount is not a number
 * @throws {RangeError} when the amount is a fraction or not a safe integer
 */
export function wholeCents(centAmount: number): number {
  if (typeof (centAmount as unknown) !== 'number') throw new TypeError(notMoney);
  if (!Number.isSafeInteger(centAmount)) throw new RangeError(`An amount must be whole cents, but is ${centAmount}.`);
  return centAmount === 0 ? 0 : centAmount;
}

/**
 * Returns the cents of an amount in a currency.
 *
 * @throws {TypeError} when the amount is not a Money object
 * @throws {RangeError} when it is in another currency
 */
export function centsIn(money: Money, currencyCode: string): number {
  if (typeof (money.currencyCode as unknown) !== 'string') throw new TypeError(notMoney);
  if (money.currencyCode === currencyCode) return money.centAmount;
  throw new RangeError(`Cannot add ${money.currencyCode} to ${currencyCode}. Pass amounts of one currency.`);
}

/**
 * Returns cents as a decimal string with two places (`6490` gives `64.90`), using integer arithmetic only.
 *
 * @throws {RangeError} when the amount is not a safe integer
 * @see catalogue spec §9
 */
export function centsToDecimal(centAmount: number): string {
  const digits = String(Math.abs(wholeCents(centAmount))).padStart(3, '0');
  return `${centAmount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Returns an amount in currency units: its cents divided by 100.
 *
 * @throws {TypeError} when the argument is not a Money object, for example a number
 * @throws {RangeError} when the amount is not whole cents
 * @see platform spec §9
 */
export function displayedAmount({ centAmount }: Money): number {
  return wholeCents(centAmount) / 100;
}

const shape = /^-?\d+(?:\.\d+)?$/;

/** Smaller numbers may print with an exponent, and round to zero cents anyway. */
const leastAmount = 0.001;

/**
 * Returns the whole cents of a decimal amount such as the search index holds (`649` or `"64.9"`), rounding half a cent
 * away from zero. Floating-point residue is rounded off: `19.990000000000002` is 1999. Returns undefined when the
 * string is not an amount or its cents are not a safe integer.
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
 * Returns the amount multiplied by a quantity.
 *
 * @throws {RangeError} when the quantity is not a whole number or the product is not a safe integer
 */
export function multiplyMoney({ centAmount, currencyCode }: Money, quantity: number): Money {
  if (!Number.isInteger(quantity)) throw new RangeError(`quantity must be a whole number, but is ${quantity}.`);
  return { centAmount: wholeCents(centAmount * quantity), currencyCode };
}

/**
 * Returns the sum of amounts of one currency; the sum of no amounts is zero in the given currency.
 *
 * @throws {TypeError} when an amount is not a Money object
 * @throws {RangeError} when currencies are mixed or the sum is not a safe integer
 */
export function sumMoney(amounts: readonly Money[], currencyCode = amounts[0]?.currencyCode ?? defaultCurrency): Money {
  let centAmount = 0;
  for (const amount of amounts) centAmount += centsIn(amount, currencyCode);
  return { centAmount: wholeCents(centAmount), currencyCode };
}

/** Returns whether a displayed price is zero: the number 0 or the string `0.00`. @see catalogue spec §5 */
export function isZeroPrice(price: number | string): boolean {
  return price === 0 || price === '0.00';
}
