import { attributeValue, inLocale, localeTag, type Locale } from '@basin/domain';
import { fillText, pluralText } from '../texts/fill-text.ts';
import { textsOf } from '../texts/texts.ts';
import type { Order } from './order.ts';

type Line = Order['lineItems'][number];

/** Returns the name of a line with its finish. */
export function nameOf({ name, variant }: Line, locale: Locale): string {
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
  if (attributeValue(variant.attributes, 'CoveragePerUnit') === undefined)
    return units.toLocaleString(localeTag(locale));
  const { boxes, pieces } = textsOf('measures', locale);
  return pluralText(attributeValue(variant.attributes, 'SoldByBox') === true ? boxes : pieces, units, locale);
}
