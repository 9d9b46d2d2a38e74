import { attributeValue, inLocale, type Locale } from '@basin/domain';
import { fillText } from '../texts/fill-text.ts';
import { soldUnits } from '../texts/sold-units.ts';
import { textsOf } from '../texts/texts.ts';
import type { Order } from './order.ts';

type Line = Order['lineItems'][number];

/** Returns the name of a line with its finish. */
export function lineNameOf({ name, variant }: Line, locale: Locale): string {
  const finish = attributeValue(variant.attributes, 'finish') as Line['name'] | undefined;
  return [inLocale(name, locale), finish && inLocale(finish, locale)].filter(Boolean).join(', ');
}

/** Returns the model number printed on the product, with its label. */
export const modelOf = (line: Line, locale: Locale): string =>
  fillText(textsOf('invoice', locale).model, { sku: modelNumberOf(line) });

/** Returns the model number printed on the product. */
export function modelNumberOf({ sku, variant }: Line): string {
  const number = attributeValue(variant.attributes, 'CustomerFacingSKU');
  return typeof number === 'string' ? number : sku;
}

/** Returns units of a line in words: tile in boxes and trim in pieces, as they are sold. */
export function unitsIn({ variant }: Line, units: number, locale: Locale): string {
  const isCovering = attributeValue(variant.attributes, 'CoveragePerUnit') !== undefined;
  const soldByBox = attributeValue(variant.attributes, 'SoldByBox') === true;
  return soldUnits(units, isCovering ? { soldByBox } : undefined, locale);
}
