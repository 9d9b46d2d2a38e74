import { inLocale, priceField, type Locale } from '@basin/domain';
import type { Product } from '../catalogue/index.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import type { EntryQuery, MatchedEntries } from './entry.ts';
import { facetBlocks } from './facet-blocks.ts';
import { priceColumn } from './field-access.ts';
import { localizeFilter, type FilterLabels } from './filter-labels.ts';
import type { Finder } from './finder.ts';
import type { Clause } from './query.ts';
import { isInCategory, preferredCategories } from './preferred-categories.ts';
import type { QueryRules } from './query-rules.ts';
import type { FindPages } from './find-pages.ts';
import { facetsOf } from './product-entry.ts';
import { parseSearchRequest, type ParsedSearchRequest } from './parse-search-request.ts';
import { readResults, type Result } from './result-documents.ts';
import type { SearchResponse, SearchEngine } from './search-engine.ts';
import { noSynonyms, type Vocabulary } from './synonyms.ts';

export interface SearchEngineOptions {
  /** Finds the ids of matching products. */
  readonly finder: Finder;
  /** Reads the found products. */
  readonly source: CatalogueSource;
  readonly rules: QueryRules;
  /** The synonyms of shoppers' words; none by default. */
  readonly vocabulary?: () => Promise<Vocabulary>;
  /** Finds content pages; without it none are found. */
  readonly pages?: FindPages;
  /** The public origin of product files. */
  readonly filesOrigin: string;
  readonly now: () => Date;
  readonly newId: () => string;
}

type Fusion = NonNullable<SearchResponse['fusion']>;

/**
 * Creates a search engine over any finder. Documents are read from the catalogue, so that prices are always current.
 */
export function createSearchEngine(options: SearchEngineOptions): SearchEngine {
  const { finder, source, rules, filesOrigin, now, newId } = options;
  const { vocabulary = () => Promise.resolve(noSynonyms), pages: findPages = () => Promise.resolve([]) } = options;
  /** Finds the page that the shopper's words lead to, and content pages beside the products. */
  async function contentOf({ profile, locale, query }: ParsedSearchRequest): Promise<Fusion> {
    if (query.kind !== 'words') return {};
    const path = await rules(query.text, locale);
    const found = profile.hasPages
      ? await findPages({ text: query.text, locale, path, isTyping: profile.isTyping })
      : [];
    return { ...(found.length > 0 && { pages: [...found] }), ...(path !== undefined && { redirect: [path] }) };
  }
  return {
    async search(searchRequest) {
      const startedMs = performance.now();
      const parsed = parseSearchRequest(searchRequest);
      const { profile, locale, query, start } = parsed;
      const labels = await finder.filterLabels(profile.collection, locale);
      const request = { ...parsed, filters: parsed.filters.map((filter) => localizeFilter(filter, labels)) };
      const options: WordOptions =
        query.kind === 'words'
          ? await wordOptions(query.text, labels, vocabulary, profile.isTyping ? locale : undefined)
          : {};
      const found = await find(finder, request, labels, { scope: brandScope(request, labels), ...options });
      const { vocabulary: words = noSynonyms } = options;
      const results = await readResults(source, found.ids, request, { now: now(), filesOrigin, vocabulary: words });
      const content = await contentOf(parsed);
      const { facet_counts, fusion } = profile.hasFacets
        ? facetBlocks(found, labels, { ...request, requested: parsed.filters })
        : {};
      return {
        responseHeader: { status: 0, QTime: Math.round(performance.now() - startedMs) },
        response: {
          numFound: profile.isBySku ? results.length : found.total,
          start,
          docs: results.map(({ document }) => document),
        },
        ...(facet_counts && { facet_counts, grouped: groups(found, results) }),
        fusion: {
          ...fusion,
          fusionQueryId: newId(),
          isCollapsePLP: true,
          ...(found.isNear && { isNearMatch: true }),
          ...(isPreferred(results[0]?.product, options.preferred, locale) && { isCategoryMatch: true }),
          ...content,
        },
      };
    },

    async product(slug, searchRequest) {
      const request = parseSearchRequest({ profilename: 'profile_basin_PDP', ...searchRequest, rows: 1 });
      const labels = await finder.filterLabels(request.profile.collection, request.locale);
      const found = await find(finder, request, labels, {
        scope: [{ kind: 'terms', field: 'slug_s', values: [slug] }],
      });
      const read = { now: now(), filesOrigin, vocabulary: noSynonyms };
      const [result] = await readResults(source, found.ids, request, read);
      const details = result && (await bundleDetails(result, request, finder, source));
      return {
        response: { numFound: result ? 1 : 0, start: 0, docs: result ? [result.document] : [] },
        fusion: { fusionQueryId: newId(), ...(details && { BundleSKUDetails: details }) },
      };
    },
  };
}

function find(
  finder: Finder,
  request: ParsedSearchRequest,
  { facetFields }: FilterLabels,
  options: Pick<EntryQuery, 'scope'> & WordOptions,
): Promise<MatchedEntries> {
  const { profile, locale, persona } = request;
  const price = priceColumn(priceField(persona), persona);
  const facets = facetFields.filter((field) => field !== 'Product_Category');
  return finder.find(profile.collection, locale, {
    ...request,
    ...options,
    isTyping: profile.isTyping,
    ...(profile.hasFacets && { counts: { facets, ranges: price === undefined ? [] : [price] } }),
  });
}

type WordOptions = Pick<EntryQuery, 'vocabulary' | 'preferred'>;

const isPreferred = (product: Product | undefined, preferred: WordOptions['preferred'] = [], locale: Locale): boolean =>
  product !== undefined && isInCategory(facetsOf(product, locale), preferred);

/** Returns the synonyms, and the categories that a shopper's words name. */
async function wordOptions(
  text: string,
  labels: FilterLabels,
  readVocabulary: () => Promise<Vocabulary>,
  typingIn: Locale | undefined,
): Promise<WordOptions> {
  const vocabulary = await readVocabulary();
  return { vocabulary, preferred: preferredCategories(text, labels, vocabulary, typingIn) };
}

/** Restricts a search to the brand of its profile; an unknown brand matches no product. */
function brandScope({ profile: { brand } }: ParsedSearchRequest, labels: FilterLabels): Clause[] {
  if (brand === undefined) return [];
  const slug = brand.replaceAll(/(?=\p{Lu})/gu, '-').toLowerCase();
  return [localizeFilter({ kind: 'terms', field: 'ProductBrandName_s', values: [slug] }, labels)];
}

/** Groups the variants of each product. */
function groups(found: MatchedEntries, results: readonly Result[]): NonNullable<SearchResponse['grouped']> {
  return {
    ctId_s: {
      matches: found.variantTotal,
      ngroups: found.total,
      groups: results.map(({ product, shown }) => ({
        groupValue: product.id,
        doclist: { numFound: product.variants.length, start: 0, docs: [{ ctId_s: product.id, sku_s: shown.sku }] },
      })),
    },
  };
}

/** Returns the parts of a bundle for the product page, in the finish of the shown variant. */
async function bundleDetails(
  { product, shown }: Result,
  { profile, locale }: ParsedSearchRequest,
  finder: Finder,
  source: CatalogueSource,
): Promise<Fusion['BundleSKUDetails']> {
  const parts = product.bundleItems.map((item) => ({ ...item, sku: item.skuByVariant[shown.sku] ?? item.sku }));
  const values = parts.map(({ sku }) => sku);
  const query = { kind: 'terms', field: 'sku_s', values } as const;
  const found = await finder.find(profile.collection, locale, { query, filters: [], start: 0, rows: values.length });
  const products = await source.read(found.ids);
  const variants = [...products.values()].flatMap((each) => each.variants);
  const numbers = new Map(variants.map(({ sku, customerFacingSku }) => [sku, customerFacingSku]));
  return parts.map(({ sku, quantity, name, slug, groupName }) => ({
    sku_s: sku,
    quantity,
    productName_s: inLocale(name, locale),
    slug_s: slug,
    CustomerFacingSKU_s: numbers.get(sku),
    groupName: groupName && inLocale(groupName, locale),
  }));
}
