import type { Departure } from '@basin/domain';
import type { Translate } from '../../shell/texts/translate.ts';

/** When an item leaves, in words. */
export function departureText(t: Translate, departure: Departure): string {
  if (departure.after === 'leadTime') return departure.leadTime;
  return departure.days === undefined ? t('departure.unknown') : t('departure.days', { count: departure.days });
}
