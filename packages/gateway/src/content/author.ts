import { defaultLanguage, locales } from '@basin/domain';
import type { Db } from '../database/database.ts';
import type { ContentDocument } from './table.ts';
import { authoredPageSchema, type AuthoredPage } from './authored-page.ts';
import type { SitePath } from './content-path.ts';
import { pageModel, type Ancestor, type PageModel } from './page-model.ts';

/** Reads documents by path; missing ones are absent. */
async function readDocuments(db: Db, paths: readonly string[]): Promise<Documents> {
  const rows = await db
    .selectFrom('content')
    .select(['path', 'document'])
    .where('path', 'in', [...new Set(paths)])
    .execute();
  return new Map(rows.map(({ path, document }) => [path, document]));
}

/** Matches a quoted path up to its language. */
const linkStart = /"((?:\/content\/basin\/us)?\/)([a-z]{2})(?=[/"?#])/g;
const languagePart = /^(\/\w+\/)([a-z]{2})(?=\/|$)/;

const inDefaultLanguage = (path: string): string =>
  path.replace(languagePart, (part, area: string, locale) =>
    locales.includes(String(locale)) ? `${area}${defaultLanguage}` : part,
  );

type Documents = ReadonlyMap<string, ContentDocument>;

/** Returns the first of some paths that has a document. */
const firstPath = (documents: Documents, paths: readonly string[]): string | undefined =>
  paths.find((path) => documents.has(path));

const languageOf = (path: string): string | undefined => languagePart.exec(path)?.[2];

/** Returns the first document under some paths; one of the default language gets the links of the given language. */
function firstDocument(
  documents: Documents,
  paths: readonly string[],
  locale: string | undefined,
): ContentDocument | undefined {
  const found = firstPath(documents, paths) ?? '';
  const document = documents.get(found);
  const isOwn = locale === undefined || languageOf(found) === locale;
  return document && !isOwn ? translatedLinks(document, locale) : document;
}

function translatedLinks(document: ContentDocument, locale: string): ContentDocument {
  const inLanguage = (link: string, root: string, language: string) =>
    language === defaultLanguage ? `"${root}${locale}` : link;
  return JSON.parse(JSON.stringify(document).replaceAll(linkStart, inLanguage)) as ContentDocument;
}

/** Reads the document of a path, with the default language as the fallback; undefined when both lack it. */
export async function readDocument(db: Db, path: string): Promise<ContentDocument | undefined> {
  const paths = [path, inDefaultLanguage(path)];
  return firstDocument(await readDocuments(db, paths), paths, languageOf(path));
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
  const roots = isPreview ? ['drafts', 'pages'] : ['pages'];
  // a draft takes precedence over the published page, and both over those in the default language
  const pathsOf = (at: string) =>
    [locale, defaultLanguage].flatMap((language) => roots.map((root) => `/${root}/${language}${at}`));
  const documents = await readDocuments(db, [path, ...ancestorPaths, ...framePaths].flatMap(pathsOf));
  const pageAt = (at: string) => authoredPage(firstDocument(documents, pathsOf(at), locale));
  const page = pageAt(path);
  if (!page) return undefined;
  const ancestors = ancestorPaths.flatMap((at): Ancestor[] => {
    const ancestor = pageAt(at);
    return ancestor ? [{ title: ancestor.navTitle ?? ancestor.title, path: `/${locale}${at}` }] : [];
  });
  const [header = [], banners = [], footer = []] = framePaths.map((at) => pageAt(at)?.components ?? []);
  const language = languageOf(firstPath(documents, pathsOf(path)) ?? '') ?? locale;
  return pageModel(page, sitePath, { language, ancestors, header: [...header, ...banners], footer, shopOrigin });
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
