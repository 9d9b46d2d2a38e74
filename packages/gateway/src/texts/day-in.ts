import { localeTag, type Locale } from '@basin/domain';

/** Where the company is: pages of the shop, documents and what a customer owns name the same day. */
const timeZone = 'America/Chicago';

/** The day of a time in words. */
export const dayIn = (locale: Locale, time: Date): string =>
  time.toLocaleDateString(localeTag(locale), { dateStyle: 'long', timeZone });

/** The day of a time, such as `2030-01-31`. */
export const isoDayOf = (time: Date): string => time.toLocaleDateString('sv-SE', { timeZone });

/** A moment inside the day that a time falls on: the same for all times of that day. */
export function companyDay(time: Date): Date {
  const [year, month, day] = isoDayOf(time).split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, 18));
}
