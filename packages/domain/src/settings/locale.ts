/** The code of a language, the first part of a path: `fr` in `/fr/cart`. */
export type Locale = string;

/** The properties of a shop language. */
export interface Language {
  /** Its name in the language itself, for a language switch. */
  readonly name: string;
  /** BCP 47 tag for formats and for calls that require a full locale. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The default language. @see catalogue spec §9 */
export const defaultLanguage = 'en' satisfies Locale;
/** The default language tag of calls and formats. @see catalogue spec §9 */
export const defaultLocaleTag = 'en-US';

const english: Language = { name: 'English', tag: defaultLocaleTag, direction: 'ltr' };
const languages: Record<Locale, Language> = {
  en: english,
  fr: { name: 'Français', tag: 'fr-CA', direction: 'ltr' },
};
const codes: Locale[] = ['en', 'fr'];

/** The languages of the shop, in the order in which a page offers them. @see platform spec §9 */
export const locales: readonly Locale[] = codes;

/** Adds a language to the shop. Call it at startup, before the first request. */
export function addLanguage(locale: Locale, language: Language): void {
  if (!codes.includes(locale)) codes.push(locale);
  languages[locale] = language;
}

/** Returns the properties of a language; those of English for an unknown one. */
export function languageOf(locale: Locale): Language {
  return codes.includes(locale) ? (languages[locale] ?? english) : english;
}

/** Returns the language tag of a locale: `en-US` for `en`. @see docs/domain.md A04 */
export const localeTag = (locale: Locale): string => languageOf(locale).tag;

/** Returns the locale of a language tag, such as `fr` for `fr-CA`; the default one for an unsupported language. */
export const localeFrom = (tag = ''): Locale =>
  locales.find((locale) => locale === tag.toLowerCase().split(/[-_]/)[0]) ?? defaultLanguage;

/** How long the texts of a language are cached. @see platform spec §9 */
export const dictionaryLifeMs = 3_600_000;

/**
 * Returns the text for a locale: under the full locale (`en-US`), else under its language, else in the default
 * language, else the first available. Returns undefined when there is no text.
 *
 * @see docs/domain.md A55
 */
export function localised(texts: Readonly<Record<string, string>>, locale: string): string | undefined {
  const [language = locale] = locale.split('-');
  const wanted = [locale, language, defaultLanguage].find((name) => Object.hasOwn(texts, name));
  return wanted === undefined ? Object.values(texts)[0] : texts[wanted];
}

/** A value per language, with at least one for the default language. */
export type ByLocale<Value> = Readonly<Record<Locale, Value>> & { readonly [defaultLanguage]: Value };

/** Returns the value for a language, else the value for the default language. */
export const inLocale = <Value>(values: ByLocale<Value>, locale: Locale): Value =>
  (Object.hasOwn(values, locale) ? values[locale] : undefined) ?? values[defaultLanguage];
