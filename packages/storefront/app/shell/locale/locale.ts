import { locales, type Locale } from '@basin/domain';

/** Whether a path part or language tag is a language of the shop. */
export const isLocale = (value: string | undefined): value is Locale => value !== undefined && locales.includes(value);
