import { formatMoney, localeTag, pricePerMeasure, type Locale, type Money } from '@basin/domain';
import { fillText } from './fill-text.ts';
import { textsOf } from './texts.ts';

/** The sales unit of tile or trim, as in the catalogue. */
interface SalesUnit {
  readonly soldByBox: boolean;
  readonly soldByUom: unknown;
  readonly coveragePerUnit: number;
}

/** Formats the price of tile or trim per unit and per area or length: `$98.00 per box, $9.10 per sq ft`. */
export function unitPrices(price: Money, { soldByBox, soldByUom, coveragePerUnit }: SalesUnit, locale: Locale): string {
  const { perBox, perPiece, perArea, perLength } = textsOf('emails', locale).phrases;
  const prices = pricesIn(price, coveragePerUnit, locale);
  const measured = soldByUom === 'SF' ? [perArea] : soldByUom === 'LF' ? [perLength] : [];
  return [soldByBox ? perBox : perPiece, ...measured].map((text) => fillText(text, prices)).join(', ');
}

/** The price and its equivalents per square foot, square metre, foot and metre. */
function pricesIn(price: Money, coverage: number, locale: Locale): Readonly<Record<string, string>> {
  const money = (amount: Money) => formatMoney(amount, localeTag(locale));
  const measures = ['squareFoot', 'squareMetre', 'foot', 'metre'] as const;
  const perMeasure = measures.map((measure) => [measure, money(pricePerMeasure(price, coverage, measure))] as const);
  return { price: money(price), ...Object.fromEntries(perMeasure) };
}
