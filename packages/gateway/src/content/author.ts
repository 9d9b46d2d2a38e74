import { defaultLanguage, locales } from '@basin/domain';
import type { Db } from '../database/database.ts';
import type { ContentDocument } from './table.ts';
import { authoredPageSchema, type AuthoredPage } from './authored-page.ts';
import type { SitePath } from './content-path.ts';
import { pageModel, type Ancestor, type PageModel } from './page-model.ts';

/**
 * The documents of these paths, by path; missing ones are absent. A path whose language lacks the document gives that
 * of the default language, with its links in the language of the path.
 */
async function readDocuments(db: Db, paths: readonly string[]): Promise<Map<string, ContentDocument>> {
  const wanted = [...new Set([...paths, ...paths.map(inDefaultLanguage)])];
  const rows = await db.selectFrom('content').select(['path', 'document']).where('path', 'in', wanted).execute();
  const stored = new Map(rows.map(({ path, document }) => [path, document]));
  return new Map(
    paths.flatMap((path): [string, ContentDocument][] => {
      const document = stored.get(path) ?? translatedLinks(stored.get(inDefaultLanguage(path)), path);
      return document ? [[path, document]] : [];
    }),
  );
}

/** A quoted path up to its language. */
const LINK_START = /"((?:\/content\/basin\/us)?\/)([a-z]{2})(?=[/"?#])/g;
const LANGUAGE_PART = /^(\/\w+\/)([a-z]{2})(?=\/|$)/;

const inDefaultLanguage = (path: string): string =>
  path.replace(LANGUAGE_PART, (part, area: string, locale) =>
    locales.includes(String(locale)) ? `${area}${defaultLanguage}` : part,
  );

/** A document of the default language whose links lead to pages of the language of a path. */
function translatedLinks(document: ContentDocument | undefined, path: string): ContentDocument | undefined {
  const locale = LANGUAGE_PART.exec(path)?.[2];
  if (!document || locale === undefined) return undefined;
  const inLanguage = (link: string, root: string, language: string) =>
    language === defaultLanguage ? `"${root}${locale}` : link;
  return JSON.parse(JSON.stringify(document).replaceAll(LINK_START, inLanguage)) as ContentDocument;
}

/** The document of a path, in the default language where its own lacks it; undefined when there is none. */
export async function readDocument(db: Db, path: string): Promise<ContentDocument | undefined> {
  return (await readDocuments(db, [path])).get(path);
}

/** How a page is read. */
interface ReadPage {
  readonly shopOrigin: string;
  /** Whether drafts are read where there are any: for editors alone. */
  readonly isPreview: boolean;
}

/** The page of a path with all that stands around it; undefined when there is none. */
export async function readPage(
  db: Db,
  sitePath: SitePath,
  { shopOrigin, isPreview }: ReadPage,
): Promise<PageModel | undefined> {
  const { locale, path } = sitePath;
  const ancestorPaths = pathsAbove(path);
  // a draft goes before what is published
  const pathsOf = (at: string) =>
    (isPreview ? ['drafts', 'pages'] : ['pages']).map((root) => `/${root}/${locale}${at}`);
  const documents = await readDocuments(db, [path, ...ancestorPaths, ...framePaths].flatMap(pathsOf));
  const pageAt = (at: string): AuthoredPage | undefined =>
    authoredPage(
      pathsOf(at)
        .map((each) => documents.get(each))
        .find((document) => document !== undefined),
    );
  const page = pageAt(path);
  if (!page) return undefined;
  const ancestors = ancestorPaths.flatMap((at): Ancestor[] => {
    const ancestor = pageAt(at);
    return ancestor ? [{ title: ancestor.navTitle ?? ancestor.title, path: `/${locale}${at}` }] : [];
  });
  const [header = [], banners = [], footer = []] = framePaths.map((at) => pageAt(at)?.components ?? []);
  return pageModel(page, sitePath, { ancestors, header: [...header, ...banners], footer, shopOrigin });
}

// what stands around every page is content like a page, under paths that a reader may see too
const framePaths = ['/fragments/header', '/fragments/banners', '/fragments/footer'];

const authoredPage = (document: ContentDocument | undefined): AuthoredPage | undefined =>
  document && authoredPageSchema.parse(document);

/** The paths over a path, the front page (an empty path) first; none for the front page itself. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
