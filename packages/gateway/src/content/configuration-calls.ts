import { configurationServlet } from '@basin/sdk/contract';
import { readDocument } from './author.ts';
import { parseSitePath, unknownLanguageText } from './content-path.ts';
import { fillOrigins, type ContentOrigins } from './fill-origins.ts';
import { invalidField, notFound } from '../http/http-problem.ts';
import { implement } from '../http/implement.ts';

/** The configuration servlet: the configuration of a path's language, or the document under a configuration path. */
export const configHandlers = (origins: ContentOrigins) =>
  implement(
    { servlet: configurationServlet },
    {
      async servlet({ db, query: { path, caConfig } }) {
        const sitePath = parseSitePath(path);
        const unknownLanguage = unknownLanguageText(path);
        if (unknownLanguage) throw notFound(unknownLanguage);
        if (!sitePath) throw invalidField('path', path, 'The path is not a path of the site.');
        const { locale, path: rest } = sitePath;
        const name = caConfig ? '/configuration' : rest.replace(/^\/config/, '');
        const document = await readDocument(db, `/settings/${locale}${name}`);
        if (!document) throw notFound(`There is no configuration ${path}.`);
        return fillOrigins(document, origins);
      },
    },
  );
