import { defaultLanguage, locales, type ByLocale, type Locale } from '@basin/domain';

/** Creates a value for each language of the shop. */
export const byLocale = <Value>(create: (locale: Locale) => Value): ByLocale<Value> => ({
  [defaultLanguage]: create(defaultLanguage),
  ...Object.fromEntries(locales.slice(1).map((locale) => [locale, create(locale)])),
});
