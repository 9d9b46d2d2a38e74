import { formatMoney, localeTag, pricePerMeasure, type Locale, type Money } from '@basin/domain';
import { fillText } from './fill-text.ts';
import { textsOf } from './texts.ts';

/** How tile or trim is sold, as the catalogue says it. */
interface SoldAs {
  readonly soldByBox: boolean;
  readonly soldByUom: unknown;
  readonly coveragePerUnit: number;
}

/** What a unit of tile or trim costs, and the measure of it that the language names: `$98.00 per box, $9.10 per sq ft`. */
export function unitPrices(price: Money, { soldByBox, soldByUom, coveragePerUnit }: SoldAs, locale: Locale): string {
  const { perBox, perPiece, perArea, perLength } = textsOf('emails', locale).phrases;
  const prices = pricesIn(price, coveragePerUnit, locale);
  const measured = soldByUom === 'SF' ? [perArea] : soldByUom === 'LF' ? [perLength] : [];
  return [soldByBox ? perBox : perPiece, ...measured].map((text) => fillText(text, prices)).join(', ');
}

/** A price and what it makes of each measure, of which a text names one. */
function pricesIn(price: Money, coverage: number, locale: Locale): Readonly<Record<string, string>> {
  const money = (amount: Money) => formatMoney(amount, localeTag(locale));
  const measures = ['squareFoot', 'squareMetre', 'foot', 'metre'] as const;
  const perMeasure = measures.map((measure) => [measure, money(pricePerMeasure(price, coverage, measure))] as const);
  return { price: money(price), ...Object.fromEntries(perMeasure) };
}
