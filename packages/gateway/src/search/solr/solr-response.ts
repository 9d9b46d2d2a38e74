import * as z from 'zod';
import type { EntryQuery, MatchedEntries } from '../entry.ts';
import { FinderProblem } from '../finder.ts';
import { productField } from './solr-fields.ts';
import { rangesUpTo } from './solr-query.ts';

const termsSchema = z.object({ buckets: z.array(z.object({ val: z.string(), count: z.int() })) });
const highestSchema = z.object({ highest: z.number().optional() });
const rangeSchema = z.object({ buckets: z.array(z.object({ val: z.number(), count: z.int() })) });

const pageSchema = z.object({
  response: z.object({
    numFound: z.int(),
    docs: z.array(z.object({ [productField]: z.union([z.string(), z.array(z.string())]) })),
  }),
  // an empty result has no sum
  facets: z.looseObject({ variants: z.number().default(0), matched: z.object({ count: z.int() }).optional() }),
});
const rangesSchema = z.object({ facets: z.looseObject({}) });

/** A result page from Solr. */
export interface SolrPage extends Omit<MatchedEntries, 'ranges' | 'isNear'> {
  /** The number of documents that match the query without any filter. */
  readonly matched: number;
  /** The highest number of each range field; missing when no document has a number. */
  readonly highest: ReadonlyMap<string, number>;
}

/** @throws {FinderProblem} for an invalid response */
export function parsePage(body: unknown, { counts = { facets: [], ranges: [] } }: EntryQuery): SolrPage {
  const { response, facets } = parse(pageSchema, body);
  return {
    matched: facets.matched?.count ?? 0,
    total: response.numFound,
    variantTotal: facets.variants,
    ids: response.docs.flatMap((document) => document[productField]),
    facets: new Map(
      counts.facets.flatMap((field, place) => {
        const { buckets } = parse(termsSchema, facets[`facet${place}`] ?? { buckets: [] });
        const values = buckets.map(({ val, count }) => [val, count] as const).sort(byCount);
        return values.length > 0 ? [[field, values] as const] : [];
      }),
    ),
    highest: new Map(
      counts.ranges.flatMap((field, place) => {
        const { highest } = parse(highestSchema, facets[`highest${place}`] ?? {});
        return highest === undefined ? [] : [[field, highest] as const];
      }),
    ),
  };
}

/** @throws {FinderProblem} for an invalid response */
export function parseRanges(body: unknown, query: EntryQuery, highest: SolrPage['highest']): MatchedEntries['ranges'] {
  const { facets } = parse(rangesSchema, body);
  return new Map(
    (query.counts?.ranges ?? []).flatMap((field, place) => {
      const most = highest.get(field);
      if (most === undefined) return [];
      const { end, gap, count } = rangesUpTo(most);
      const counts = new Array<number>(count).fill(0);
      for (const bucket of parse(rangeSchema, facets[`range${place}`]).buckets)
        counts[Math.round(bucket.val / gap)] = bucket.count;
      return [[field, { start: 0, end, gap, counts }] as const];
    }),
  );
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(body);
  if (error) throw new FinderProblem(`Solr returned an invalid response: ${z.prettifyError(error)}`);
  return data;
}

const byCount = ([one, many]: readonly [string, number], [other, few]: readonly [string, number]): number =>
  few - many || (one < other ? -1 : 1);
