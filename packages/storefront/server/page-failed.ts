import { defaultLanguage, inLocale, localeOf, messages, type ByLocale } from '@basin/domain';
import { plainPage, type PlainPage } from './plain-page.ts';

/** The texts of the page, in the shop's built-in languages. */
const texts: ByLocale<PlainPage> = {
  en: { lang: 'en', title: messages.errorBoundary, again: messages.tryAgain },
  fr: { lang: 'fr', title: 'Oups, une erreur est survenue\u202F!', again: 'Réessayer' },
};

/** Returns the page for a request whose page could not be rendered at all. */
export const pageFailed = (path: string): Response =>
  plainPage(inLocale(texts, localeOf(path) ?? defaultLanguage), 500);
