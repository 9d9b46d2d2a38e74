import { addLanguage, locales } from '@basin/domain';
import type { Texts } from './translate.ts';

/**
 * Adds the languages that the texts name, such as `site.language.pl`, which the author system has besides the built-in
 * ones.
 */
export function addOfferedLanguages(texts: Texts): void {
  for (const [key, name] of texts) {
    const locale = /^site\.language\.([a-z]{2})$/.exec(key)?.[1];
    if (locale === undefined || locales.includes(locale)) continue;
    const direction = texts.get(`site.direction.${locale}`) === 'rtl' ? 'rtl' : 'ltr';
    addLanguage(locale, { name, tag: texts.get(`site.tag.${locale}`) ?? locale, direction });
  }
}
