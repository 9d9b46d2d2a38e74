import type { Money } from './money.ts';

/** By language, then by currency; building a format costs fifty times a use of it. */
const formats = new Map<string, Map<string, Intl.NumberFormat>>();

function formatOf(language: string, currency: string): Intl.NumberFormat {
  const known = formats.get(language)?.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  formats.set(language, new Map(formats.get(language)).set(currency, format));
  return format;
}

/**
 * An amount as a shopper reads it: `$1,234.50` in `en-US`, `1 234,50 $` in `fr-CA`.
 *
 * @throws {RangeError} when the currency code or the language tag is malformed
 * @see catalogue spec §9
 */
export function formatMoney({ centAmount, currencyCode }: Money, language = 'en-US'): string {
  return formatOf(language, currencyCode).format(centAmount / 100);
}
