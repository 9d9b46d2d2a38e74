import { contract } from '@basin/sdk/contract';
import { readDocument, readPage } from '../content/author.ts';
import { parseSitePath } from '../content/content-path.ts';
import { notFound } from '../http-problem.ts';
import { implement } from '../implement.ts';

/** Pages and texts of the author system. */
export const contentHandlers = (shopOrigin: string) =>
  implement(contract.content, {
    async dictionary({ db, params: { locale } }) {
      const texts = await readDocument(db, `/dictionary/${locale}`);
      if (!texts) throw notFound(`There is no dictionary of the language '${locale}'.`);
      return texts as Record<string, string>;
    },
    async pageModel({ db, params: { pagePath } }) {
      const sitePath = parseSitePath(pagePath);
      const page = sitePath && (await readPage(db, sitePath, shopOrigin));
      if (!page) throw notFound(`There is no page ${pagePath}.`);
      return page;
    },
  });
