import { facetFilter, inspirationFields, inspirationPageSize, withLanguageFilter } from '@basin/domain';
import type { CatalogueCalls } from '../../calls.ts';
import type { Inspiration as InspirationDocument } from '../../contract/types.ts';
import { moneyFromDecimal, type Money } from '../money.ts';
import type { ProductFilters } from '../products/filter-fields.ts';
import type { ProductFacet } from '../products/list-products.ts';
import type { ProductSource } from '../products/product-index.ts';
import { facetsIn, filterQueriesIn, type FilterFields } from './named-filters.ts';

/** The articles to list; all by default. */
export interface ListArticles {
  /** The required values by filter; an article needs one value of each: `{ theme: ['Materials'] }`. */
  readonly filters?: ProductFilters | undefined;
  /** The collection of the index; `basin_inspiration` by default. */
  readonly collection?: string | undefined;
  /** Number of articles to skip. */
  readonly skip?: number | undefined;
  /** Maximum number of articles; 30 by default. */
  readonly limit?: number | undefined;
}

/** A page of articles, and the filters that they offer. */
export interface ListedArticles {
  /** Total number of articles. */
  readonly total: number;
  readonly articles: readonly InspirationArticle[];
  readonly facets: readonly ProductFacet[];
}

/** An article, as a list shows it. */
export interface InspirationArticle {
  readonly id: string;
  readonly title: string;
  /** The path of its page, with the language. */
  readonly path: string;
  readonly text: string | null;
  /** A short label on its picture, such as `New`. */
  readonly badge: string | null;
  /** File name of its picture; null when it has none. */
  readonly image: string | null;
  /** File names of the pictures of its products. */
  readonly productImages: readonly string[];
  /** The photographer or source of the picture. */
  readonly credit: string | null;
  /** The sku of its product; null when it has none. */
  readonly sku: string | null;
  /** The starting price of that product for this shopper. */
  readonly price: Money | null;
}

/** A search for articles that failed. */
export interface InspirationFailure {
  readonly status: 'failed';
  readonly problem: unknown;
}

interface SearchContext {
  readonly source: ProductSource;
  readonly onFailure: ((failure: InspirationFailure) => void) | undefined;
}

interface InspirationCalls {
  readonly catalogue: Pick<CatalogueCalls, 'inspirations'>;
}

const filterFields: FilterFields = { theme: 'theme_s' };
const usualCollection = 'basin_inspiration';

/** The filter of every search. @see catalogue spec §5 */
const assetType = 'assetType_s:"Inspiration Gallery"';

/** Lists articles, and the filters that they offer. */
export async function listArticles(
  calls: InspirationCalls,
  context: SearchContext,
  { filters = {}, collection, skip = 0, limit = inspirationPageSize }: ListArticles,
): Promise<ListedArticles> {
  const queries = filterQueriesIn(filterFields, filters);
  const found = await search(calls, context, { queries, collection, skip, limit });
  const persona = await context.source.persona();
  return {
    total: found.total,
    articles: found.documents.map((document) => articleFrom(document, persona)),
    facets: facetsIn(filterFields, found, filters),
  };
}

/** Returns the article of a page; null for an unknown page. */
export async function getArticle(
  calls: InspirationCalls,
  context: SearchContext,
  path: string,
): Promise<InspirationArticle | null> {
  const queries = [facetFilter('url_s', [path]) ?? ''];
  const { documents } = await search(calls, context, { queries, collection: undefined, skip: 0, limit: 1 });
  return documents[0] ? articleFrom(documents[0], await context.source.persona()) : null;
}

interface Search extends Pick<ListArticles, 'collection'> {
  readonly queries: readonly string[];
  readonly skip: number;
  readonly limit: number;
}

async function search({ catalogue }: InspirationCalls, { source, onFailure }: SearchContext, wanted: Search) {
  const sessionId = await source.searchSession();
  const query = {
    collections: wanted.collection ?? usualCollection,
    q: '*:*',
    fl: inspirationFields(await source.persona()),
    fq: withLanguageFilter([...wanted.queries, assetType], source.locale),
    start: wanted.skip,
    rows: wanted.limit,
    ...(sessionId !== undefined && { sessionId }),
  };
  try {
    return await catalogue.inspirations({ query });
  } catch (problem) {
    onFailure?.({ status: 'failed', problem });
    throw problem;
  }
}

const articleFrom = (article: InspirationDocument, persona: string): InspirationArticle => ({
  id: article.id ?? '',
  title: article.title ?? '',
  path: article.url ?? '',
  text: article.description ?? null,
  badge: article.badge ?? null,
  image: article.thumbnail ?? null,
  productImages: article.productImages,
  credit: article.credit ?? null,
  sku: article.productSku ?? null,
  price: moneyFromDecimal(article.prices[persona]?.startingAt) ?? null,
});
