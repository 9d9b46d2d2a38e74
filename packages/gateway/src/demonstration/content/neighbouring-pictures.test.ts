import { globSync, readFileSync } from 'node:fs';
import { locales } from '@basin/domain';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

const folder = new URL('.', import.meta.url).pathname;
const read = (file: string): unknown => JSON.parse(readFileSync(`${folder}${file}`, 'utf8'));
const articlesSchema = z.object({
  documents: z.array(
    z.object({ url_s: z.string(), thumbnailImageURL_s: z.string(), productImagesList_ss: z.tuple([z.string()]) }),
  ),
});
const pageSchema = z.object({ components: z.array(z.looseObject({ type: z.string() })) });

/** What an editor sets on a page: its own pictures, those of its articles' cards, and the pages that it links to. */
interface EditedPage {
  readonly path: string;
  readonly pictures: readonly string[];
  readonly cards: readonly string[];
  readonly links: readonly string[];
}

/** Components that show the pictures of articles. */
const articleLists = new Set(['inspiration-gallery', 'blog-listing', 'blog-carousel']);

/** Returns every object of a page's JSON. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? within : [value as Record<string, unknown>, ...within];
}

function editedPage(file: string, locale: string): EditedPage {
  const path = `/${file.slice('pages/'.length, -'.json'.length)}`;
  const { components } = pageSchema.parse(read(file));
  const objects = objectsIn(components);
  const articles = components.some(({ type }) => articleLists.has(type))
    ? articlesSchema
        .parse(read(`collections/${locale}/inspiration.json`))
        .documents.filter(({ url_s }) => url_s !== path)
    : [];
  return {
    path,
    pictures: objects.flatMap(({ name, alt }) => (typeof alt === 'string' ? [String(name)] : [])),
    cards: articles.map(({ thumbnailImageURL_s, productImagesList_ss: [product] }) =>
      components.some(({ type }) => type === 'blog-listing') ? product : thumbnailImageURL_s,
    ),
    links: [
      path.slice(0, path.lastIndexOf('/')), // its breadcrumb
      ...objects.flatMap(({ path: link }) => (typeof link === 'string' ? [link.replace(/[?#].*/, '')] : [])),
      ...articles.map(({ url_s }) => url_s),
    ],
  };
}

describe.each(locales)('the pictures that editors chose (in %s)', (locale) => {
  const files = globSync(`pages/${locale}{.json,/**/*.json}`, { cwd: folder });
  const pages = files.filter((file) => !file.includes('/fragments/')).map((file) => editedPage(file, locale));

  test('no picture is twice on a page', () => {
    expect(pages.length).toBeGreaterThan(60);
    const repeated = pages.flatMap(({ path, pictures, cards }) => {
      const all = [...pictures, ...cards];
      return all.filter((name, index) => all.indexOf(name) !== index).map((name) => `${path}: ${name}`);
    });
    expect(repeated).toEqual([]);
  });

  test('no picture of a page is on a page that it links to', () => {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const repeated = pages.flatMap((page) =>
      [...new Set(page.links)].flatMap((link) => {
        const others = link === page.path ? [] : (byPath.get(link)?.pictures ?? []);
        const shared = others.filter((name) => [...page.pictures, ...page.cards].includes(name));
        return shared.map((name) => `${page.path} and ${link}: ${name}`);
      }),
    );
    expect(repeated).toEqual([]);
  });
});
