import { defaultLanguage } from '../settings/locale.ts';

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
