import { localeTag, type Locale } from '@basin/domain';
import { pluralText } from './fill-text.ts';
import { textsOf } from './texts.ts';

/**
 * Returns units in words: tile in boxes and trim in pieces, as they are sold.
 *
 * @param coverage undefined for other products, which are a number only
 */
export function soldUnits(
  units: number,
  coverage: { readonly soldByBox: boolean } | undefined,
  locale: Locale,
): string {
  if (!coverage) return units.toLocaleString(localeTag(locale));
  const { boxes, pieces } = textsOf('measures', locale);
  return pluralText(coverage.soldByBox ? boxes : pieces, units, locale);
}
