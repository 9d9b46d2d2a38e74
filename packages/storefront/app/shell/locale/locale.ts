import { locales, type Locale } from '@basin/domain';

/** Whether a path segment or language tag is one of the shop's languages. */
export const isLocale = (value: string | undefined): value is Locale => value !== undefined && locales.includes(value);
