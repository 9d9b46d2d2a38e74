import type { Money } from './money.ts';

const formats = new Map<string, Intl.NumberFormat>(); // building one costs fifty times a formatting

function formatOf(language: string, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    formats.set(key, format);
  }
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
