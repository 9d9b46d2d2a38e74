import { inLocale, type Locale } from '@basin/domain';
import type { Logger } from '../../http/log.ts';
import { CatalogueFollower } from '../catalogue-follower.ts';
import type { CatalogueSource } from '../catalogue-source.ts';
import { nothingFound, type EntryQuery } from '../entry.ts';
import type { Finder } from '../finder.ts';
import { keyFields } from '../product-entry.ts';
import { byCollectionName, type Collection } from '../profile.ts';
import { QueryProblem, type Clause } from '../query.ts';
import { feedSolr, surveyCatalogue, type CatalogueWords } from './feed-solr.ts';
import { readPage, readRanges, type Page } from './solr-answer.ts';
import { solrCore } from './solr-core.ts';
import { numberFields, titleOrders } from './solr-fields.ts';
import { pageRequest, queriesOf, rangesRequest } from './solr-query.ts';
import type { SolrQuery } from './solr-words.ts';

export interface SolrFinderOptions {
  /** Where a collection answers, `{collection}` standing for its name: `http://127.0.0.1:8983/solr/{collection}`. */
  readonly url: string;
  readonly source: CatalogueSource;
  /** Whether the gateway keeps the collections filled; else somebody else does, with documents of the same fields. */
  readonly feeds: boolean;
  readonly now: () => Date;
  readonly log: Logger;
  readonly fetch?: typeof globalThis.fetch;
}

/** Finds in a Solr, or in a Fusion that hands its parameters on to one. */
export function createSolrFinder({ url, source, feeds, now, log, fetch }: SolrFinderOptions): Finder {
  const cores = byCollectionName((collection) => solrCore(url, collection, fetch ?? globalThis.fetch));
  const follower = new CatalogueFollower<CatalogueWords>(source, now, log, {
    build: async (_, day, key) =>
      feeds ? feedSolr(cores, source, day, key) : (await surveyCatalogue(source, day)).words,
  });
  const words = async (collection: Collection, locale: Locale) =>
    inLocale((await follower.index())[collection], locale);
  return {
    words,
    async find(collection, locale, query) {
      const { facetFields } = await words(collection, locale);
      if (facetFields.length === 0) return nothingFound();
      checkFields(query, facetFields);
      const ask = (parameters: URLSearchParams) => cores[collection].select(parameters);
      const [page, { q, isNear }] = await firstMatch(query, locale, ask);
      const { matched, highest, ...found } = page;
      const ranges = highest.size > 0 ? await ask(rangesRequest(locale, query, q, highest)) : undefined;
      return {
        ...found,
        isNear: isNear && matched > 0,
        ranges: ranges === undefined ? new Map() : readRanges(ranges, query, highest),
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

/** The page of the first query that finds anything, whatever is chosen beside it; the last one's when none does. */
async function firstMatch(
  query: EntryQuery,
  locale: Locale,
  ask: (parameters: URLSearchParams) => Promise<unknown>,
): Promise<[page: Page, query: SolrQuery]> {
  let last: [Page, SolrQuery] = [nothing, { q: '', isNear: false }];
  for (const each of queriesOf(query, locale)) {
    last = [readPage(await ask(pageRequest(locale, query, each.q)), query), each];
    if (last[0].matched > 0) break;
  }
  return last;
}

const nothing: Page = { matched: 0, total: 0, variantTotal: 0, ids: [], facets: new Map(), highest: new Map() };

/** The same fields as those of the embedded index: no question reaches what Solr keeps beside them. */
function checkFields({ query, scope = [], filters, sort }: EntryQuery, facetFields: readonly string[]): void {
  const known: readonly string[] = [...facetFields, ...keyFields];
  const clauses = [...(query.kind === 'terms' || query.kind === 'range' ? [query] : []), ...scope, ...filters];
  const isKnown = ({ kind, field }: Clause): boolean => (kind === 'terms' ? known : numberFields).includes(field);
  for (const clause of clauses) {
    const by = clause.kind === 'terms' ? 'value' : 'range';
    if (!isKnown(clause)) throw new QueryProblem(`${clause.field} is not a field that can be filtered by ${by}.`);
  }
  if (sort && !numberFields.includes(sort.field) && !(sort.field in titleOrders))
    throw new QueryProblem(`${sort.field} is not a field that can be sorted by.`);
}
