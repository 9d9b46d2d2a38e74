import { type Money, wholeCents } from './money.ts';

interface CurrencyFormat {
  readonly format: Intl.NumberFormat;
  /** Smallest coins in one unit of the currency: 100 cents, 1 yen. */
  readonly coins: number;
}

/** By language, then by currency; building a format costs fifty times a use of it. */
const formats = new Map<string, Map<string, CurrencyFormat>>();

function formatOf(language: string, currency: string): CurrencyFormat {
  const known = formats.get(language)?.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'symbol' });
  const built = { format, coins: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
  formats.set(language, new Map(formats.get(language)).set(currency, built));
  return built;
}

/**
 * Returns an amount as a shopper reads it: `$1,234.50` in `en-US`, `1 234,50 $ US` in `fr-CA`. The currency says how many places its minor
 * unit has: 500 of `JPY` are `¥500`, 500 of `USD` are `$5.00`.
 *
 * @throws {TypeError} when it is no amount, such as a number
 * @throws {RangeError} when the amount is not a whole number of the minor unit, or the currency code or the language tag is malformed
 * @see catalogue spec §9
 */
export function formatMoney({ centAmount, currencyCode }: Money, language = 'en-US'): string {
  const cents = wholeCents(centAmount);
  const { format, coins } = formatOf(language, currencyCode);
  return format.format(cents / coins);
}
