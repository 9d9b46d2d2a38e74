import { facetCounts } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { facetCountsSchema, rangeCountsSchema, rangeFacetFrom, type Facet, type RangeFacet } from './facet.ts';
import { bundleItemsFrom, fusionSchema, labelsFrom, pageHitsFrom } from './fusion.ts';
import { anyText, integer, optionalInt } from './values.ts';
import { decodeWith, type DecodedSchema } from './decode-with.ts';
import { byName } from './by-name.ts';

const rangesSchema = byName(rangeCountsSchema);

const docList = <Document extends z.ZodMiniType>(document: Document) =>
  z.object({ numFound: integer, start: z._default(integer, 0), docs: z.array(document) });

const wireResponse = <Document extends z.ZodMiniType>(document: Document) =>
  z.object({
    responseHeader: z.optional(z.looseObject({ status: optionalInt, QTime: z.optional(z.number()) })),
    response: z.optional(docList(document)),
    facet_counts: z.optional(
      z.object({
        facet_queries: z.optional(byName(integer)),
        facet_fields: z.optional(byName(facetCountsSchema)),
        facet_ranges: z.optional(rangesSchema),
      }),
    ),
    facet_ranges: z.optional(rangesSchema),
    grouped: z.optional(
      byName(
        z.object({
          matches: integer,
          ngroups: optionalInt,
          groups: z.array(z.object({ groupValue: z.nullable(anyText), doclist: docList(document) })),
        }),
      ),
    ),
    fusion: z.optional(fusionSchema),
  });

interface WireResponseSchema<Document extends z.ZodMiniType> extends Named<ReturnType<typeof wireResponse<Document>>> {}

interface DocumentList<Document> {
  numFound: number;
  start: number;
  docs: Document[];
}

interface IndexResponse<Document> extends Omit<z.output<WireResponseSchema<z.ZodMiniType>>, 'response' | 'grouped'> {
  response?: DocumentList<Document> | undefined;
  grouped?: Record<string, Grouping<Document>> | undefined;
}

interface Grouping<Document> {
  matches: number;
  ngroups?: number | undefined;
  groups: { groupValue: string | null; doclist: DocumentList<Document> }[];
}

/** A page of search results. */
export interface SearchResults<Document> {
  /** Number of results on all pages. */
  readonly total: number;
  readonly start: number;
  readonly documents: readonly Document[];
  /** Filters in display order. */
  readonly facets: readonly Facet[];
  readonly ranges: readonly RangeFacet[];
  /**
   * The keys of facet values in URLs, by field and value, which are the same in every language. A missing value is its
   * own key.
   */
  readonly valueKeys: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Swatch file by colour. */
  readonly swatches: ReadonlyMap<string, string>;
  readonly collapsed: boolean;
  readonly bundleItems: ReturnType<typeof bundleItemsFrom>;
  readonly queryId: string | undefined;
  /** The page to which a query rule redirects the shopper. */
  readonly redirect: string | undefined;
  /** Whether no document matches the words exactly, only approximately. */
  readonly isNearMatch: boolean;
  /** Whether the words name the category of the first document. */
  readonly isCategoryMatch: boolean;
  /** Matching pages of the site, best match first. */
  readonly pages: ReturnType<typeof pageHitsFrom>;
}

export interface SearchResultsSchema<Document extends z.ZodMiniType> extends DecodedSchema<
  WireResponseSchema<Document>,
  SearchResults<z.output<Document>>
> {}
/** The response of the index, with documents that a schema decodes. */
export const searchResults = <Document extends z.ZodMiniType>(document: Document): SearchResultsSchema<Document> =>
  decodeWith<WireResponseSchema<Document>, SearchResults<z.output<Document>>>(wireResponse(document), (body) =>
    resultsFrom(body as IndexResponse<z.output<Document>>),
  );

function resultsFrom<Document>(body: IndexResponse<Document>): SearchResults<Document> {
  const { response, fusion } = body;
  const [grouping] = Object.values(body.grouped ?? {});
  return {
    total: grouping ? (grouping.ngroups ?? grouping.matches) : (response?.numFound ?? 0),
    start: response?.start ?? 0,
    documents: response?.docs ?? grouping?.groups.flatMap(({ doclist }) => doclist.docs.slice(0, 1)) ?? [],
    ...facetsFrom(body),
    valueKeys: fusion?.facet_value_keys ?? {},
    swatches: new Map(Object.entries(fusion?.color_swatch_labels ?? {})),
    collapsed: String(fusion?.isCollapsePLP) === 'true',
    bundleItems: bundleItemsFrom(fusion),
    queryId: fusion?.fusionQueryId,
    redirect: fusion?.redirect?.[0],
    isNearMatch: fusion?.isNearMatch ?? false,
    isCategoryMatch: fusion?.isCategoryMatch ?? false,
    pages: pageHitsFrom(fusion),
  };
}

/** Returns the facets in the order of `fusion["facet.field"]`, followed by the others. */
function facetsFrom({ facet_counts, facet_ranges, fusion }: IndexResponse<unknown>) {
  const labels = labelsFrom(fusion?.facet_labels);
  const labelOf = (field: string) => labels.get(field) ?? field;
  const order = new Map(fusion?.['facet.field']?.map((field, index) => [field, index]));
  const inOrder = <Value>(counts: Record<string, Value> | undefined) =>
    Object.entries(counts ?? {}).sort(([a], [b]) => (order.get(a) ?? order.size) - (order.get(b) ?? order.size));
  return {
    facets: inOrder(facet_counts?.facet_fields).map(([field, counts]): Facet => ({
      field,
      label: labelOf(field),
      values: facetCounts(counts),
    })),
    ranges: inOrder(facet_counts?.facet_ranges ?? facet_ranges).map(([field, range]) =>
      rangeFacetFrom(field, labelOf(field), range),
    ),
  };
}
