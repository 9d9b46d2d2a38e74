import { defaultLanguage, locales } from '@basin/domain';
import type { Db } from '../database/database.ts';
import type { ContentDocument } from './table.ts';
import { authoredPageSchema, type AuthoredPage } from './authored-page.ts';
import type { SitePath } from './content-path.ts';
import { pageModel, type Ancestor, type PageModel } from './page-model.ts';

/**
 * Reads documents by path; missing ones are absent. A document that the path's language lacks is read in the default
 * language, with its links rewritten to the path's language.
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

/** Matches a quoted path up to its language. */
const linkStart = /"((?:\/content\/basin\/us)?\/)([a-z]{2})(?=[/"?#])/g;
const languagePart = /^(\/\w+\/)([a-z]{2})(?=\/|$)/;

const inDefaultLanguage = (path: string): string =>
  path.replace(languagePart, (part, area: string, locale) =>
    locales.includes(String(locale)) ? `${area}${defaultLanguage}` : part,
  );

/** Returns a document of the default language with its links rewritten to the language of the path. */
function translatedLinks(document: ContentDocument | undefined, path: string): ContentDocument | undefined {
  const locale = languagePart.exec(path)?.[2];
  if (!document || locale === undefined) return undefined;
  const inLanguage = (link: string, root: string, language: string) =>
    language === defaultLanguage ? `"${root}${locale}` : link;
  return JSON.parse(JSON.stringify(document).replaceAll(linkStart, inLanguage)) as ContentDocument;
}

/** Reads the document of a path, with the default language as the fallback; undefined when both lack it. */
export async function readDocument(db: Db, path: string): Promise<ContentDocument | undefined> {
  return (await readDocuments(db, [path])).get(path);
}

/** Options for reading a page. */
interface ReadPageOptions {
  readonly shopOrigin: string;
  /** Whether drafts replace published pages; for editors only. */
  readonly isPreview: boolean;
}

/** Reads the page of a path with its header, banners, breadcrumb and footer; undefined for an unknown page. */
export async function readPage(
  db: Db,
  sitePath: SitePath,
  { shopOrigin, isPreview }: ReadPageOptions,
): Promise<PageModel | undefined> {
  const { locale, path } = sitePath;
  const ancestorPaths = pathsAbove(path);
  // a draft takes precedence over the published page
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

// the header, banners and footer are pages too, under public paths
const framePaths = ['/fragments/header', '/fragments/banners', '/fragments/footer'];

const authoredPage = (document: ContentDocument | undefined): AuthoredPage | undefined =>
  document && authoredPageSchema.parse(document);

/** Returns the ancestor paths, front page (an empty path) first; none for the front page itself. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
