import { defaultLanguage, locales, type Locale } from '@basin/domain';
import * as z from 'zod';
import { readDocument } from '../content/index.ts';
import type { Db } from '../database/database.ts';
import { indexEntries, type EntryIndex } from './entry-index.ts';
import type { Entry } from './entry.ts';
import { parseClause, parseQuery } from './parse-query.ts';
import { pickFields, type SolrDocument } from './product-document.ts';
import { QueryProblem, type Clause } from './query.ts';

/** A collection, as editors write it. */
export const collectionSchema = z.object({
  /** The filterable fields in display order. */
  facets: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      /** The word in the default language of each value that has another one. */
      keys: z.record(z.string(), z.string()).default({}),
    }),
  ),
  documents: z.array(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
});
type ContentCollection = z.output<typeof collectionSchema>;

/** The collections that editors maintain under `/collections/{locale}/{name}`. */
export type ContentCollectionName = 'rooms' | 'inspiration' | 'tooltips';

export interface ContentSearchRequest {
  readonly q?: string | undefined;
  readonly fq?: readonly string[] | undefined;
  readonly fl?: readonly string[] | undefined;
  readonly rows?: number | undefined;
  readonly start?: number | undefined;
  readonly sort?: string | undefined;
}

export interface ContentResults {
  readonly response: { readonly numFound: number; readonly start: number; readonly docs: SolrDocument[] };
  readonly facet_counts: {
    readonly facet_queries: Record<string, number>;
    readonly facet_fields: Record<string, (string | number)[]>;
    readonly facet_ranges: Record<string, never>;
  };
  readonly fusion: {
    readonly 'facet.field': string[];
    readonly facet_labels: Record<string, string>;
    readonly facet_value_keys: Record<string, Record<string, string>>;
  };
}

const maxRows = 30;
const keyFields = ['id', 'url_s', 'assetType_s', 'cq_shoptheroomtags_s', 'ProductMappingSKUID_s', 'key_s'];

/**
 * Searches the rooms, inspiration and tooltips that editors maintain. They are few, so each search reads them all.
 *
 * @throws {QueryProblem} for an invalid request or an unknown field
 */
export async function searchContent(
  db: Db,
  name: ContentCollectionName,
  request: ContentSearchRequest,
): Promise<ContentResults> {
  const { q = '', fq = [], fl = [], rows = maxRows, start = 0 } = request;
  const clauses = fq.map(parseClause);
  const language = clauses.find(({ field }) => field === 'language_s');
  const locale = localeOf(language?.kind === 'terms' ? language.values[0] : undefined);
  const { facets, documents } = await readCollection(db, name, locale);
  const fields = facets.map(({ field }) => field);
  const filters = clauses.filter((clause) => clause !== language).map((clause) => inWordsOf(facets, clause));
  const index = indexOf(documents, fields, locale);
  const counts = { facets: fields, ranges: [] };
  const found = index.search({ query: parseQuery(q), filters, sort: sortOf(request.sort), start, rows, counts });
  const byId = new Map(documents.map((document) => [String(document.id), document]));
  const docs = found.ids.map((id) => pickFields(byId.get(id) ?? {}, fl));
  return {
    response: { numFound: found.total, start, docs },
    facet_counts: {
      facet_queries: {},
      facet_fields: Object.fromEntries([...found.facets].map(([field, values]) => [field, values.flat()])),
      facet_ranges: {},
    },
    fusion: {
      'facet.field': [...found.facets.keys()],
      facet_labels: Object.fromEntries(facets.map(({ field, label }) => [field, label])),
      facet_value_keys: Object.fromEntries(facets.map(({ field, keys }) => [field, keys])),
    },
  };
}

/** Replaces the keys of facet values in a clause by the words of the collection's language. */
function inWordsOf(facets: ContentCollection['facets'], clause: Clause): Clause {
  const keys = facets.find(({ field }) => field === clause.field)?.keys ?? {};
  if (clause.kind !== 'terms') return clause;
  const words = new Map(Object.entries(keys).map(([word, key]) => [key, word]));
  return { ...clause, values: clause.values.map((value) => words.get(value) ?? value) };
}

async function readCollection(db: Db, name: string, locale: Locale): Promise<ContentCollection> {
  const document = await readDocument(db, `/collections/${locale}/${name}`);
  return document ? collectionSchema.parse(document) : { facets: [], documents: [] };
}

const indexOf = (documents: ContentCollection['documents'], facets: readonly string[], locale: Locale): EntryIndex =>
  indexEntries(
    locale,
    documents.map((document, rank) => entryFrom(document, facets, rank)),
  );

function entryFrom(document: ContentCollection['documents'][number], facets: readonly string[], rank: number): Entry {
  const valuesOf = (field: string): string[] => [document[field] ?? []].flat();
  const valuesByField = (fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, valuesOf(field)]));
  return {
    id: String(document.id),
    keys: valuesByField(keyFields),
    facets: valuesByField(facets),
    numbers: {},
    titles: { title_s: String(document.title_s) },
    texts: { name: valuesOf('title_s'), kind: facets.flatMap(valuesOf), finish: [], text: valuesOf('description_s') },
    models: [],
    variantCount: 1,
    rank,
  };
}

function localeOf(value: string = defaultLanguage): Locale {
  const locale = locales.find((known) => known === value);
  if (!locale) throw new QueryProblem(`language_s must be one of ${locales.join(', ')}.`);
  return locale;
}

function sortOf(text: string | undefined): { field: string; direction: 1 | -1 } | undefined {
  if (text === undefined || text === '') return undefined;
  const [, field = '', direction] = /^(title_s) (asc|desc)$/.exec(text) ?? [];
  if (field === '') throw new QueryProblem(`${text} cannot be sorted by.`);
  return { field, direction: direction === 'desc' ? -1 : 1 };
}
