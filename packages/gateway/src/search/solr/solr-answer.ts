import * as z from 'zod';
import type { EntryQuery, Found } from '../entry.ts';
import { FinderProblem } from '../finder.ts';
import { PRODUCT } from './solr-fields.ts';
import { rangesUpTo } from './solr-query.ts';

const termsSchema = z.object({ buckets: z.array(z.object({ val: z.string(), count: z.int() })) });
const highestSchema = z.object({ highest: z.number().optional() });
const rangeSchema = z.object({ buckets: z.array(z.object({ val: z.number(), count: z.int() })) });

const pageSchema = z.object({
  response: z.object({
    numFound: z.int(),
    docs: z.array(z.object({ [PRODUCT]: z.union([z.string(), z.array(z.string())]) })),
  }),
  // an empty result has no sum
  facets: z.looseObject({ variants: z.number().default(0), matched: z.object({ count: z.int() }).optional() }),
});
const rangesSchema = z.object({ facets: z.looseObject({}) });

/** A page as Solr gave it. */
export interface Page extends Omit<Found, 'ranges' | 'isNear'> {
  /** How many documents the query finds without any filter. */
  readonly matched: number;
  /** The highest number of each field that is counted in ranges; none without a document that has one. */
  readonly highest: ReadonlyMap<string, number>;
}

/** @throws {FinderProblem} when the answer is not that of a Solr that was asked so */
export function readPage(answer: unknown, { counts = { facets: [], ranges: [] } }: EntryQuery): Page {
  const { response, facets } = read(pageSchema, answer);
  return {
    matched: facets.matched?.count ?? 0,
    total: response.numFound,
    variantTotal: facets.variants,
    ids: response.docs.flatMap((document) => document[PRODUCT]),
    facets: new Map(
      counts.facets.flatMap((field, place) => {
        const { buckets } = read(termsSchema, facets[`facet${place}`] ?? { buckets: [] });
        const values = buckets.map(({ val, count }) => [val, count] as const).sort(byCount);
        return values.length > 0 ? [[field, values] as const] : [];
      }),
    ),
    highest: new Map(
      counts.ranges.flatMap((field, place) => {
        const { highest } = read(highestSchema, facets[`highest${place}`] ?? {});
        return highest === undefined ? [] : [[field, highest] as const];
      }),
    ),
  };
}

/** @throws {FinderProblem} as `readPage` */
export function readRanges(answer: unknown, query: EntryQuery, highest: Page['highest']): Found['ranges'] {
  const { facets } = read(rangesSchema, answer);
  return new Map(
    (query.counts?.ranges ?? []).flatMap((field, place) => {
      const most = highest.get(field);
      if (most === undefined) return [];
      const { end, gap, count } = rangesUpTo(most);
      const counts = new Array<number>(count).fill(0);
      for (const bucket of read(rangeSchema, facets[`range${place}`]).buckets)
        counts[Math.round(bucket.val / gap)] = bucket.count;
      return [[field, { start: 0, end, gap, counts }] as const];
    }),
  );
}

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(answer);
  if (error) throw new FinderProblem(`Solr answered with something else: ${z.prettifyError(error)}`);
  return data;
}

const byCount = ([one, many]: readonly [string, number], [other, few]: readonly [string, number]): number =>
  few - many || (one < other ? -1 : 1);
