import { splitByStock } from '@basin/domain';
import type { LineItem } from '@basin/sdk';
import { departureText } from '../catalogue/index.ts';
import type { Translate } from '../../shell/texts/translate.ts';

/** What determines when a line ships. */
type DepartingLine = Pick<LineItem, 'quantity' | 'available' | 'isBackOrderable' | 'departure'>;

const daysOfWeek = 7;

/** Returns the text that says when a line ships, as two parts when it exceeds the stock. Null when that is unknown. */
export function lineDepartureText(t: Translate, { departure, ...line }: DepartingLine): string | null {
  const lots = splitByStock(line);
  if (departure === null) return null;
  if (!lots) return departureText(t, departure);
  const { days } = departure;
  if (days === undefined) return t('departure.split', { ...lots });
  return t('departure.split.weeks', { ...lots, count: Math.max(1, Math.round(days / daysOfWeek)) });
}
