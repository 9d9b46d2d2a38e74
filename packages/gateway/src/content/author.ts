import type { Locale } from '@basin/domain';
import type { Db } from '../store/database.ts';
import type { ContentDocument } from '../store/tables/content.ts';
import { authoredPageSchema, type AuthoredPage } from './authored-page.ts';
import type { SitePath } from './content-path.ts';
import { pageModel, type Ancestor, type PageModel } from './page-model.ts';

/** The documents of these paths, by path; what there is not is absent. */
async function readDocuments(db: Db, paths: readonly string[]): Promise<Map<string, ContentDocument>> {
  const rows = await db.selectFrom('content').select(['path', 'document']).where('path', 'in', paths).execute();
  return new Map(rows.map(({ path, document }) => [path, document]));
}

/** The document of a path; undefined when there is none. */
export async function readDocument(db: Db, path: string): Promise<ContentDocument | undefined> {
  return (await readDocuments(db, [path])).get(path);
}

/** The page of a path with all that stands around it; undefined when there is none. */
export async function readPage(db: Db, sitePath: SitePath, shopOrigin: string): Promise<PageModel | undefined> {
  const { locale, path } = sitePath;
  const ancestorPaths = pathsAbove(path);
  const documents = await readDocuments(db, [path, ...ancestorPaths, ...framePaths].map(documentPath(locale)));
  const pageAt = (at: string): AuthoredPage | undefined => authoredPage(documents.get(documentPath(locale)(at)));
  const page = pageAt(path);
  if (!page) return undefined;
  const ancestors = ancestorPaths.flatMap((at): Ancestor[] => {
    const ancestor = pageAt(at);
    return ancestor ? [{ title: ancestor.navTitle ?? ancestor.title, path: `/${locale}${at}` }] : [];
  });
  const [header, footer] = framePaths.map((at) => pageAt(at)?.components ?? []);
  return pageModel(page, sitePath, { ancestors, header: header ?? [], footer: footer ?? [], shopOrigin });
}

// what stands around every page is content like a page, under paths that a reader may see too
const framePaths = ['/fragments/header', '/fragments/footer'];

const documentPath =
  (locale: Locale) =>
  (path: string): string =>
    `/pages/${locale}${path}`;

const authoredPage = (document: ContentDocument | undefined): AuthoredPage | undefined =>
  document && authoredPageSchema.parse(document);

/** The paths over a path, the front page (an empty path) first; none for the front page itself. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
