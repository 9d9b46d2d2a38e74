import { byLocale } from '../texts/by-locale.ts';
import { pluralText } from '../texts/fill-text.ts';
import { textsOf } from '../texts/texts.ts';
import type { Attribute, Product } from './product.ts';

/** Returns the rows of a product's specification table: its attributes, then its fields that shoppers compare. */
export function specificationsOf(product: Product): Attribute[] {
  return [...product.attributes, ...warrantyRow(product)];
}

function warrantyRow({ warrantyYears: years }: Product): Attribute[] {
  if (years === undefined) return [];
  const label = byLocale((locale) => textsOf('specifications', locale).warranty);
  const value = byLocale((locale) => pluralText(textsOf('specifications', locale).years, years, locale));
  return [{ key: 'Warranty', label, values: [value], facet: true }];
}
