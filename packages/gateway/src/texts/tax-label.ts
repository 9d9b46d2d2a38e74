import { exemptPortion, localeTag, type Locale } from '@basin/domain';
import { fillText } from './fill-text.ts';
import { textsOf } from './texts.ts';

/** Canadian taxes are listed by name with their rate. */
const namedTaxes = ['GST', 'HST', 'PST', 'QST', 'RST'] as const;

interface TaxPortion {
  readonly name?: string | undefined;
  readonly rate: number;
  /** The number of the certificate that exempts from the tax. */
  readonly certificate?: string | undefined;
}

/** Returns the label of a tax on an invoice or in an e-mail: `GST 5%`, or just `Tax` for a tax of the United States. */
export function taxLabel({ name, rate, certificate }: TaxPortion, locale: Locale): string {
  const texts = textsOf('invoice', locale);
  if (name === exemptPortion) return certificate ? fillText(texts.taxExemptBy, { certificate }) : texts.taxExempt;
  const named = namedTaxes.find((tax) => tax === name);
  if (named === undefined) return texts.tax;
  const percent = new Intl.NumberFormat(localeTag(locale), { style: 'percent', maximumFractionDigits: 3 });
  return fillText(texts[named], { rate: percent.format(rate) });
}
