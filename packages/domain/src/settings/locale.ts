/** The code of a language, the first part of a path: `fr` in `/fr/cart`. */
export type Locale = string;

/** What the shop knows about one of its languages. */
export interface Language {
  /** Its name in itself, as a language switch shows it. */
  readonly name: string;
  /** BCP 47 tag for formats and for calls that take a full locale. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

/** @see catalogue spec §9 */
export const defaultLanguage = 'en' satisfies Locale;
/** Language tag of calls and formats. @see catalogue spec §9 */
export const defaultLocaleTag = 'en-US';

const english: Language = { name: 'English', tag: defaultLocaleTag, direction: 'ltr' };
const languages: Record<Locale, Language> = {
  en: english,
  fr: { name: 'Français', tag: 'fr-CA', direction: 'ltr' },
};
const codes: Locale[] = ['en', 'fr'];

/** Languages of the shop, in the order in which a page offers them. @see platform spec §9 */
export const locales: readonly Locale[] = codes;

/** Offers the shop in one more language. A program calls it at its start, before the first request. */
export function addLanguage(locale: Locale, language: Language): void {
  if (!codes.includes(locale)) codes.push(locale);
  languages[locale] = language;
}

/** Returns what the shop knows about a language; of an unknown one, what it knows about the default language. */
export function languageOf(locale: Locale): Language {
  return codes.includes(locale) ? (languages[locale] ?? english) : english;
}

/** Returns the language tag of a locale: `en-US` for `en`. @see docs/domain.md A04 */
export const localeTag = (locale: Locale): string => languageOf(locale).tag;

/** Returns the locale of a language tag, such as `fr` for `fr-CA`; the default one for a language without texts. */
export const localeFrom = (tag = ''): Locale =>
  locales.find((locale) => locale === tag.toLowerCase().split(/[-_]/)[0]) ?? defaultLanguage;

/** How long the texts of a language are used. @see platform spec §9 */
export const dictionaryLifeMs = 3_600_000;

/**
 * The text of a locale: under the full locale (`en-US`), else under its language, else in the default language, else the first there is.
 * Undefined when there is none.
 *
 * @see docs/domain.md A55
 */
export function localised(texts: Readonly<Record<string, string>>, locale: string): string | undefined {
  const [language = locale] = locale.split('-');
  const wanted = [locale, language, defaultLanguage].find((name) => Object.hasOwn(texts, name));
  return wanted === undefined ? Object.values(texts)[0] : texts[wanted];
}

/** Something for each language, for the default one at least. */
export type ByLocale<Value> = Readonly<Record<Locale, Value>> & { readonly [defaultLanguage]: Value };

/** Returns what there is for a language, else what there is for the default one. */
export const inLocale = <Value>(values: ByLocale<Value>, locale: Locale): Value =>
  (Object.hasOwn(values, locale) ? values[locale] : undefined) ?? values[defaultLanguage];
