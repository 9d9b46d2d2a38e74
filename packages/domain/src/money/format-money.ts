import { type Money, wholeCents } from './money.ts';

interface CurrencyFormat {
  readonly format: Intl.NumberFormat;
  /** Minor units in one unit of the currency: 100 cents, 1 yen. */
  readonly coins: number;
}

/** Formats by language, then by currency; creating a format costs fifty times as much as using one. */
const formats = new Map<string, Map<string, CurrencyFormat>>();

function formatOf(language: string, currency: string): CurrencyFormat {
  const known = formats.get(language)?.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'symbol' });
  const built = { format, coins: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
  formats.set(language, new Map(formats.get(language)).set(currency, built));
  return built;
}

/** An amount as nouns of the SDK return it. */
export interface CurrencyAmount {
  /** Whole minor units of the currency. */
  readonly cents: number;
  /** ISO 4217 code such as `USD`. */
  readonly currency: string;
}

/**
 * Returns an amount of the SDK or of a rule formatted for shoppers: `$1,234.50` in `en-US`, `1 234,50 $ US` in `fr-CA`.
 * The currency determines the decimal places of its minor unit: 500 of `JPY` are `¥500`, 500 of `USD` are `$5.00`. A
 * negative amount has a minus sign: `−$49.00`.
 *
 * @throws {TypeError} when the argument is not a Money object, for example a number
 * @throws {RangeError} when the amount is not a whole number of the minor unit, or the currency code or the language
 * tag is malformed
 * @see catalogue spec §9
 */
export function formatMoney(amount: Money | CurrencyAmount, language = 'en-US'): string {
  const ofSdk = amount as CurrencyAmount;
  const { centAmount = ofSdk.cents, currencyCode = ofSdk.currency } = amount as Partial<Money>;
  const cents = wholeCents(centAmount);
  const { format, coins } = formatOf(language, currencyCode);
  const text = format.format(cents / coins);
  return cents < 0 ? text.replace('-', '\u2212') : text; // most languages' data have a hyphen for the minus sign
}
