import { defaultLanguage, languageOf, locales } from '@basin/domain';
import { contract } from '@basin/sdk/contract';
import { readDocument, readPage } from './author.ts';
import { parseSitePath, unknownLanguageText } from './content-path.ts';
import { notFound } from '../http/http-problem.ts';
import { implement } from '../http/implement.ts';
import { expectEditor, type PreviewEditor } from './preview.ts';

/** Returns the shop's languages as dictionary entries: `site.language.fr` is `Français`. */
const languageTexts = () =>
  Object.fromEntries(
    locales.flatMap((locale): [string, string][] => {
      const { name, tag, direction } = languageOf(locale);
      return [
        [`site.language.${locale}`, name],
        [`site.tag.${locale}`, tag],
        [`site.direction.${locale}`, direction],
      ];
    }),
  );

/** Handlers of the author system's pages and dictionaries. */
export const contentHandlers = (shopOrigin: string, editor: PreviewEditor | undefined) =>
  implement(contract.content, {
    async dictionary({ db, params: { locale } }) {
      const texts = locales.includes(locale) ? await readDocument(db, `/dictionary/${locale}`) : undefined;
      if (!texts)
        throw notFound(unknownLanguageText(`/${locale}`) ?? `There is no dictionary for the language '${locale}'.`);
      const defaults = locale === defaultLanguage ? {} : await readDocument(db, `/dictionary/${defaultLanguage}`);
      return { ...defaults, ...texts, ...languageTexts() } as Record<string, string>;
    },
    async pageModel({ params: { pagePath }, query: { wcmmode = 'disabled' }, ...caller }) {
      const isPreview = wcmmode !== 'disabled';
      if (isPreview) await expectEditor(caller, editor);
      const sitePath = parseSitePath(pagePath);
      const page = sitePath && (await readPage(caller.db, sitePath, { shopOrigin, isPreview }));
      if (!page) throw notFound(unknownLanguageText(pagePath) ?? `There is no page ${pagePath}.`);
      return page;
    },
  });
