import { localeTag, type Locale } from '@basin/domain';

/** The day of a time in words, where the company is: pages of the shop name the same day. */
export const dayIn = (locale: Locale, time: Date): string =>
  time.toLocaleDateString(localeTag(locale), { dateStyle: 'long', timeZone: 'America/Chicago' });
