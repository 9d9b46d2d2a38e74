import { newBadgeMonths } from '../settings/periods.ts';

/**
 * Whether a product wears the new badge: its date is less than six calendar months ago (UTC), or still to come.
 *
 * @see catalogue spec §5
 */
export function isNew(date: Date, now: Date): boolean {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - newBadgeMonths);
  // 31 August minus six months is no day of February: the month's last day stands in.
  if (oldest.getUTCDate() !== now.getUTCDate()) oldest.setUTCDate(0);
  return date.getTime() > oldest.getTime();
}
