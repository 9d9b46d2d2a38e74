import { inLocale, type Locale } from '@basin/domain';
import type { Logger } from '../../http/log.ts';
import { CatalogueFollower } from '../catalogue-follower.ts';
import type { CatalogueSource } from '../catalogue-source.ts';
import { emptyResult, type EntryQuery } from '../entry.ts';
import type { Finder } from '../finder.ts';
import { keyFields } from '../product-entry.ts';
import { byCollectionName, type SearchCollection } from '../profile.ts';
import { QueryProblem, type Clause } from '../query.ts';
import { feedSolr, surveyCatalogue, type CatalogueLabels } from './feed-solr.ts';
import { parsePage, parseRanges, type SolrPage } from './solr-response.ts';
import { solrCore } from './solr-core.ts';
import { numberFields, titleOrders } from './solr-fields.ts';
import { pageRequest, queriesOf, rangesRequest } from './solr-query.ts';
import type { SolrQuery } from './solr-words.ts';

export interface SolrFinderOptions {
  /** The URL of a collection with the placeholder `{collection}`: `http://127.0.0.1:8983/solr/{collection}`. */
  readonly url: string;
  readonly source: CatalogueSource;
  /** Whether this gateway feeds the collections; otherwise another process must feed documents with the same fields. */
  readonly feeds: boolean;
  readonly now: () => Date;
  readonly log: Logger;
  readonly fetch?: typeof globalThis.fetch;
}

/** Searches in Solr, or in a Fusion that forwards the parameters to Solr. */
export function createSolrFinder({ url, source, feeds, now, log, fetch }: SolrFinderOptions): Finder {
  const cores = byCollectionName((collection) => solrCore(url, collection, fetch ?? globalThis.fetch));
  const follower = new CatalogueFollower<CatalogueLabels>(source, now, log, {
    build: async (_, day, key) =>
      feeds ? feedSolr(cores, source, day, key) : (await surveyCatalogue(source, day)).labels,
  });
  const filterLabels = async (collection: SearchCollection, locale: Locale) =>
    inLocale((await follower.index())[collection], locale);
  return {
    filterLabels,
    async find(collection, locale, query) {
      const { facetFields } = await filterLabels(collection, locale);
      if (facetFields.length === 0) return emptyResult();
      checkFields(query, facetFields);
      const select = (parameters: URLSearchParams) => cores[collection].select(parameters);
      const [page, { q, isNear }] = await firstMatch(query, locale, select);
      const { matched, highest, ...found } = page;
      const ranges = highest.size > 0 ? await select(rangesRequest(locale, query, q, highest)) : undefined;
      return {
        ...found,
        isNear: isNear && matched > 0,
        ranges: ranges === undefined ? new Map() : parseRanges(ranges, query, highest),
      };
    },
    async open() {
      await follower.index();
    },
    async refresh() {
      await follower.refresh();
    },
  };
}

/** Returns the page of the first query that matches anything regardless of filters, or of the last query. */
async function firstMatch(
  query: EntryQuery,
  locale: Locale,
  select: (parameters: URLSearchParams) => Promise<unknown>,
): Promise<[page: SolrPage, query: SolrQuery]> {
  let last: [SolrPage, SolrQuery] = [emptyPage, { q: '', isNear: false }];
  for (const each of queriesOf(query, locale)) {
    last = [parsePage(await select(pageRequest(locale, query, each.q)), query), each];
    if (last[0].matched > 0) break;
  }
  return last;
}

const emptyPage: SolrPage = { matched: 0, total: 0, variantTotal: 0, ids: [], facets: new Map(), highest: new Map() };

/** Allows the same fields as the embedded index, so that no query reaches other fields in Solr. */
function checkFields({ query, scope = [], filters, sort }: EntryQuery, facetFields: readonly string[]): void {
  const known: readonly string[] = [...facetFields, ...keyFields];
  const clauses = [...(query.kind === 'terms' || query.kind === 'range' ? [query] : []), ...scope, ...filters];
  const isKnown = ({ kind, field }: Clause): boolean => (kind === 'terms' ? known : numberFields).includes(field);
  for (const clause of clauses) {
    const by = clause.kind === 'terms' ? 'value' : 'range';
    if (!isKnown(clause)) throw new QueryProblem(`${clause.field} cannot be filtered by ${by}.`);
  }
  if (sort && !numberFields.includes(sort.field) && !(sort.field in titleOrders))
    throw new QueryProblem(`${sort.field} cannot be sorted by.`);
}
