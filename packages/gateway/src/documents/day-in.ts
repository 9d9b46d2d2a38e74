import { localeTag, type Locale } from '@basin/domain';

/** The day of a time in words, where the company is: pages of the shop name the same day. */
export const dayIn = (locale: Locale, time: Date): string =>
  time.toLocaleDateString(localeTag(locale), { dateStyle: 'long', timeZone: 'America/Chicago' });

/** A moment inside the day that a time falls on where the company is: the same for all times of that day. */
export function companyDay(time: Date): Date {
  const [year, month, day] = time.toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' }).split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, 18));
}
