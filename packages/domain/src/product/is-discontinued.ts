import { requireTime } from '../arguments.ts';
import { parseIsoDate } from '../dates.ts';

/**
 * Returns whether a variant is no longer sold: true unless its marker is the word `false` or a date in the future. A
 * missing or unreadable marker means discontinued, and so does a day that is not in the calendar or an invalid `now`.
 *
 * @see platform spec §4
 */
export function isDiscontinued(marker: string | boolean | undefined, now: Date): boolean {
  const time = requireTime('now', now);
  const text = String(marker).trim().toLowerCase();
  if (text === 'false') return false;
  const endOfSale = parseIsoDate(text);
  return endOfSale === undefined || !(endOfSale.getTime() > time);
}
