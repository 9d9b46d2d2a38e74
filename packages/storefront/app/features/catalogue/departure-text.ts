import type { Departure } from '@basin/domain';
import type { Translate } from '../../shell/texts/translate.ts';

/** Returns the text that says when an item ships. */
export function departureText(t: Translate, departure: Departure): string {
  if (departure.after === 'leadTime') return departure.leadTime;
  return departure.days === undefined ? t('departure.unknown') : t('departure.days', { count: departure.days });
}
