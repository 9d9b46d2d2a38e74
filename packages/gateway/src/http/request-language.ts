import { defaultLanguage, locales, type Locale } from '@basin/domain';

/** Returns the first of a browser's languages that the shop has, or the default language. */
export function requestLanguage({ headers }: Request): Locale {
  const codes = (headers.get('accept-language') ?? '')
    .split(',')
    .map((tag) => /[a-z]*/.exec(tag.trim().toLowerCase())?.[0]);
  return codes.find((code) => code !== undefined && locales.includes(code)) ?? defaultLanguage;
}
