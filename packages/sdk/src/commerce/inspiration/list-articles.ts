import { facetFilter, inspirationFields, inspirationPageSize, withLanguageFilter } from '@basin/domain';
import type { CatalogueCalls } from '../../calls.ts';
import type { Inspiration as InspirationDocument } from '../../contract/types.ts';
import { moneyFromDecimal, type Money } from '../money.ts';
import type { ProductFilters } from '../products/filter-fields.ts';
import type { ProductFacet } from '../products/list-products.ts';
import type { ProductSource } from '../products/product-index.ts';
import { facetsIn, questionsIn, type FilterFields } from './named-filters.ts';

/** Which articles to list; all of them unless something is said. */
export interface ListArticles {
  /** The values that articles must have by filter, one of each: `{ theme: ['Materials'] }`. */
  readonly filters?: ProductFilters | undefined;
  /** The collection of the index; `basin_inspiration` unless given. */
  readonly collection?: string | undefined;
  /** How many articles to leave out at the beginning. */
  readonly skip?: number | undefined;
  /** How many articles to answer with at most; 30 unless given. */
  readonly limit?: number | undefined;
}

/** A part of the articles, and what they can be narrowed by. */
export interface ListedArticles {
  /** How many articles there are altogether. */
  readonly total: number;
  readonly articles: readonly InspirationArticle[];
  readonly facets: readonly ProductFacet[];
}

/** An article as a list shows it. */
export interface InspirationArticle {
  readonly id: string;
  readonly title: string;
  /** The path of its page, with the language. */
  readonly path: string;
  readonly text: string | null;
  /** A word at its picture, such as `New`. */
  readonly badge: string | null;
  /** Name of its picture; null when it has none. */
  readonly image: string | null;
  /** Who made the picture. */
  readonly credit: string | null;
  /** The product that it is about; null when it is about none. */
  readonly sku: string | null;
  /** What that product starts at for this shopper. */
  readonly price: Money | null;
}

/** A search for articles that failed. */
export interface InspirationFailure {
  readonly status: 'failed';
  readonly problem: unknown;
}

interface Asking {
  readonly source: ProductSource;
  readonly onFailure: ((failure: InspirationFailure) => void) | undefined;
}

interface InspirationCalls {
  readonly catalogue: Pick<CatalogueCalls, 'inspirations'>;
}

const filterFields: FilterFields = { theme: 'theme_s' };
const usualCollection = 'basin_inspiration';

/** Every search is kept to these. @see catalogue spec §5 */
const assetType = 'assetType_s:"Inspiration Gallery"';

/** Articles, and what they can be narrowed by. */
export async function listArticles(
  calls: InspirationCalls,
  asking: Asking,
  { filters = {}, collection, skip = 0, limit = inspirationPageSize }: ListArticles,
): Promise<ListedArticles> {
  const questions = questionsIn(filterFields, filters);
  const found = await search(calls, asking, { questions, collection, skip, limit });
  const persona = await asking.source.persona();
  return {
    total: found.total,
    articles: found.documents.map((document) => articleFrom(document, persona)),
    facets: facetsIn(filterFields, found.facets, filters),
  };
}

/** The article of a page; null when there is none. */
export async function getArticle(
  calls: InspirationCalls,
  asking: Asking,
  path: string,
): Promise<InspirationArticle | null> {
  const questions = [facetFilter('url_s', [path]) ?? ''];
  const { documents } = await search(calls, asking, { questions, collection: undefined, skip: 0, limit: 1 });
  return documents[0] ? articleFrom(documents[0], await asking.source.persona()) : null;
}

interface Search extends Pick<ListArticles, 'collection'> {
  readonly questions: readonly string[];
  readonly skip: number;
  readonly limit: number;
}

async function search({ catalogue }: InspirationCalls, { source, onFailure }: Asking, wanted: Search) {
  const sessionId = await source.searchSession();
  const query = {
    collections: wanted.collection ?? usualCollection,
    q: '*:*',
    fl: inspirationFields(await source.persona()),
    fq: withLanguageFilter([...wanted.questions, assetType], source.locale),
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
  credit: article.credit ?? null,
  sku: article.productSku ?? null,
  price: moneyFromDecimal(article.prices[persona]?.startingAt) ?? null,
});
