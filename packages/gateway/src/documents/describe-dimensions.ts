import type { Locale } from '@basin/domain';
import { write } from '../catalogue/generate/text.ts';
import type { Product } from '../catalogue/product.ts';
import { measureText } from './drawing/sheet.ts';
import { words } from './words.ts';

/** What a dimension drawing shows, for who does not see it: each dimension with its figure. */
export function describeDimensions({ dimensions }: Product, locale: Locale): string {
  const listed = dimensions.map((each) => `${each.label[locale]} ${measureText(each, locale)}`).join(', ');
  return write(words.drawingOf, { dimensions: [listed, listed] })[locale];
}
