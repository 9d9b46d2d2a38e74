import { defaultLanguage, inLocale, localeOf, type ByLocale } from '@basin/domain';
import { plainPage, type PlainPage } from './plain-page.ts';

/** The texts of the page, in the shop's built-in languages. */
const texts: ByLocale<PlainPage> = {
  en: {
    lang: 'en',
    title: 'Your form is too large',
    text: 'We could not read it. Choose a smaller file or send less text.',
    again: 'Fill in the form again',
  },
  fr: {
    lang: 'fr',
    title: 'Votre formulaire est trop volumineux',
    text: 'Nous n’avons pas pu le lire. Choisissez un fichier plus petit ou envoyez moins de texte.',
    again: 'Remplir de nouveau le formulaire',
  },
};

/** Returns the page for a form that the server does not read because of its size. */
export const formTooLong = (path: string): Response =>
  plainPage(inLocale(texts, localeOf(path) ?? defaultLanguage), 413);
