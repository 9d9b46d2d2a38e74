import { exemptPortion, localeTag, type Locale } from '@basin/domain';
import { fillText } from './fill-text.ts';
import { textsOf } from './texts.ts';

/** Canadian taxes are listed by name with their rate. */
const namedTaxes = ['GST', 'HST', 'PST', 'QST', 'RST'] as const;

/** Returns the label of a tax on an invoice or in an e-mail: `GST 5%`, or just `Tax` for a tax of the United States. */
export function taxLabel({ name, rate }: { name?: string | undefined; rate: number }, locale: Locale): string {
  const texts = textsOf('invoice', locale);
  if (name === exemptPortion) return texts.taxExempt;
  const named = namedTaxes.find((tax) => tax === name);
  if (named === undefined) return texts.tax;
  const percent = new Intl.NumberFormat(localeTag(locale), { style: 'percent', maximumFractionDigits: 3 });
  return fillText(texts[named], { rate: percent.format(rate) });
}
