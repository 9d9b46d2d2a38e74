import { locales, type Locale } from '@basin/domain';
import { authoredPageSchema, type AuthoredComponent, type AuthoredPage } from '../content/index.ts';
import type { Db } from '../database/database.ts';
import { indexEntries, type EntryIndex } from './entry-index.ts';
import type { Entry } from './entry.ts';
import type { NamedCategory } from './filter-labels.ts';
import { wordsOf } from './fold-text.ts';
import { cacheFor } from './cache-for.ts';
import { preferredCategories } from './preferred-categories.ts';
import type { Vocabulary } from './synonyms.ts';

/** A content page that matches a shopper's words. */
export interface FoundPage {
  readonly title_s: string;
  readonly url_s: string;
  readonly description_s?: string;
  readonly kind_s: PageKind;
}

/** The kind of a page: a product listing, an article, or any other page. */
type PageKind = 'category' | 'collection' | 'finish' | 'article' | 'page';

/** A search for content pages. */
export interface PageQuery {
  readonly text: string;
  readonly locale: Locale;
  /** The path of the page that a query rule assigns to these words; it comes first. */
  readonly path?: string | undefined;
  /** The last word may be unfinished. */
  readonly isTyping: boolean;
}

/** Finds the content pages that match a shopper's words, best first. */
export type FindPages = (query: PageQuery) => Promise<readonly FoundPage[]>;

const cacheMs = 30_000;
const maxPages = 4;

/** Creates a search over the content pages that search engines may index, cached for 30 seconds. */
export function createPageFinder(db: Db, vocabulary: () => Promise<Vocabulary>): FindPages {
  const indexes = new Map(locales.map((locale) => [locale, cacheFor(cacheMs, () => indexPages(db, locale))]));
  return async ({ text, locale, path = '', isTyping }) => {
    const index = await indexes.get(locale)?.();
    if (!index) return [];
    const synonyms = await vocabulary();
    const preferred = preferredCategories(text, index, synonyms, isTyping ? locale : undefined);
    const query = { kind: 'words', text } as const;
    const found = index.entries.search({
      query,
      filters: [],
      start: 0,
      rows: maxPages,
      isTyping,
      vocabulary: synonyms,
      preferred,
    });
    const paths = new Set([path, ...(found.isNear ? [] : found.ids)]);
    return [...paths].flatMap((each) => index.pages.get(each) ?? []).slice(0, maxPages);
  };
}

interface PageIndex {
  readonly entries: EntryIndex;
  readonly pages: ReadonlyMap<string, FoundPage>;
  /** The titles of pages, so that a page that the words name comes first. */
  readonly categories: readonly NamedCategory[];
}

async function indexPages(db: Db, locale: Locale): Promise<PageIndex> {
  const root = `/pages/${locale}/`;
  const rows = await db.selectFrom('content').selectAll().where('path', 'like', `${root}%`).orderBy('path').execute();
  const entries: Entry[] = [];
  const pages = new Map<string, FoundPage>();
  for (const { path, document } of rows) {
    const page = authoredPageSchema.parse(document);
    const name = path.slice(root.length);
    // a fragment is a part of every page, and has no page of its own
    if (page.robotsTags?.includes('noindex') || page.isSecure || name.startsWith('fragments/')) continue;
    const url = `/${locale}/${name}`;
    entries.push(pageEntry(url, page, pages.size));
    pages.set(url, {
      title_s: page.title,
      url_s: url,
      ...(page.description !== undefined && { description_s: page.description }),
      kind_s: kindOf(page),
    });
  }
  const categories = [...pages.values()].map(({ title_s, url_s }): NamedCategory => ({
    locale,
    words: wordsOf(title_s, locale),
    clause: { kind: 'terms', field: 'url_s', values: [url_s] },
  }));
  return { entries: indexEntries(locale, entries), pages, categories };
}

const articleKinds = ['inspiration-detail', 'knowledge-article'];

/** The kind of a listing page, by the field that its query filters. */
const listingKinds: Readonly<Record<string, PageKind>> = {
  Product_Category: 'category',
  ProductSection_s: 'category',
  Collection_ss: 'collection',
  SKUColorFinishName_s: 'finish',
};

function kindOf({ pageKind, components }: AuthoredPage): PageKind {
  if (articleKinds.includes(pageKind)) return 'article';
  const query = components.find(({ type }) => type === 'product-listing')?.q;
  const field = (typeof query === 'string' ? /^(\w+):/.exec(query)?.[1] : undefined) ?? '';
  return (Object.hasOwn(listingKinds, field) ? listingKinds[field] : undefined) ?? 'page';
}

function pageEntry(url: string, page: AuthoredPage, rank: number): Entry {
  const { title, navTitle, description, components } = page;
  const present = (texts: readonly (string | undefined)[]) => texts.filter((text) => text !== undefined);
  return {
    id: url,
    keys: { url_s: [url] },
    facets: {},
    numbers: {},
    titles: {},
    texts: { name: [title], kind: present([navTitle, description]), finish: [], text: components.flatMap(textsOf) },
    models: [],
    variantCount: 1,
    rank,
  };
}

const proseMembers = ['heading', 'text', 'html', 'question', 'title'];

/** Returns the readable text of a component and its children. */
function textsOf(component: AuthoredComponent | Readonly<Record<string, unknown>>): string[] {
  return Object.entries(component).flatMap(([member, value]): string[] => {
    if (typeof value === 'string') return proseMembers.includes(member) ? [value.replaceAll(/<[^<>]*>/g, ' ')] : [];
    const parts = [value].flat().filter((each) => typeof each === 'object' && each !== null);
    return parts.flatMap((each) => textsOf(each as Readonly<Record<string, unknown>>));
  });
}
