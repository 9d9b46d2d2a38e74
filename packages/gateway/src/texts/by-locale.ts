import { defaultLanguage, locales, type ByLocale, type Locale } from '@basin/domain';

/** Makes something for each language of the shop. */
export const byLocale = <Value>(make: (locale: Locale) => Value): ByLocale<Value> => ({
  [defaultLanguage]: make(defaultLanguage),
  ...Object.fromEntries(locales.slice(1).map((locale) => [locale, make(locale)])),
});
