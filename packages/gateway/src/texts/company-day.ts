import { localeTag, writtenDay, type Locale } from '@basin/domain';

/** The company's time zone, so that shop pages, documents and owned products show the same day. */
const timeZone = 'America/Chicago';

/** Formats the day of a time in a language, such as `January 31, 2030`. */
export const formatDay = (locale: Locale, time: Date): string =>
  writtenDay(time.toLocaleDateString(localeTag(locale), { dateStyle: 'long', timeZone }), locale);

/** Returns the day of a time, such as `2030-01-31`. */
export const isoDay = (time: Date): string => time.toLocaleDateString('sv-SE', { timeZone });

/** Returns the day and the minute of a time, such as `2030-01-31 18:05`. */
export const isoMinute = (time: Date): string =>
  time.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

/** Returns a fixed time within the company's day of a time, equal for all times of that day. */
export function companyDay(time: Date): Date {
  const [year, month, day] = isoDay(time).split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, 18));
}
