import { inLocale } from '@basin/domain';
import { fillText } from '../texts/fill-text.ts';
import type { Locale } from '@basin/domain';
import type { Product } from '../catalogue/index.ts';
import { measureText } from './drawing/lay-out.ts';
import { textsOf } from '../texts/texts.ts';

/** Returns the alt text of a dimension drawing, which lists each dimension with its value. */
export function describeDimensions({ dimensions }: Product, locale: Locale): string {
  const listed = dimensions.map((each) => `${inLocale(each.label, locale)} ${measureText(each, locale)}`).join(', ');
  return fillText(textsOf('documents', locale).drawingOf, { dimensions: listed });
}
