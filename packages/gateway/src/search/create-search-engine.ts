import { inLocale, priceField, type Locale } from '@basin/domain';
import type { Product } from '../catalogue/index.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import type { EntryQuery, Found } from './entry.ts';
import { facetBlocks } from './facet-blocks.ts';
import { priceColumn } from './field-access.ts';
import { inOwnWords, type FilterWords } from './filter-words.ts';
import type { Finder } from './finder.ts';
import type { Clause } from './query.ts';
import { isInCategory, preferredCategories } from './preferred-categories.ts';
import type { QueryRules } from './query-rules.ts';
import type { FindPages } from './find-pages.ts';
import { facetsOf } from './product-entry.ts';
import { readQuestion, type ReadQuestion } from './read-question.ts';
import { readResults, type Result } from './result-documents.ts';
import type { SearchAnswer, SearchEngine } from './search-engine.ts';
import { noSynonyms, type Vocabulary } from './synonyms.ts';

export interface SearchEngineOptions {
  /** Says which products a question finds. */
  readonly finder: Finder;
  /** Gives the products that were found. */
  readonly source: CatalogueSource;
  readonly rules: QueryRules;
  /** What shoppers' words stand for; without it, themselves. */
  readonly vocabulary?: () => Promise<Vocabulary>;
  /** Pages that a shopper's words lead to; without it, none. */
  readonly pages?: FindPages;
  /** Where the files of products are reached from outside. */
  readonly filesOrigin: string;
  readonly now: () => Date;
  readonly newId: () => string;
}

type Fusion = NonNullable<SearchAnswer['fusion']>;

/** A search engine over an index, wherever that is; the documents are read from the catalogue, so no price is old. */
export function createSearchEngine(options: SearchEngineOptions): SearchEngine {
  const { finder, source, rules, filesOrigin, now, newId } = options;
  const { vocabulary = () => Promise.resolve(noSynonyms), pages: findPages = () => Promise.resolve([]) } = options;
  return {
    async search(asked) {
      const startedMs = performance.now();
      const read = readQuestion(asked);
      const { profile, locale, query, start } = read;
      const words = await finder.words(profile.collection, locale);
      const question = { ...read, filters: read.filters.map((filter) => inOwnWords(filter, words)) };
      const said: Said = query.kind === 'words' ? await wordsSaid(query.text, words, vocabulary) : {};
      const found = await find(finder, question, words, { scope: brandScope(question, words), ...said });
      const results = await readResults(source, found.ids, question, { now: now(), filesOrigin });
      const path = query.kind === 'words' ? await rules(query.text, locale) : undefined;
      const pages =
        query.kind === 'words' && profile.hasPages
          ? await findPages({ text: query.text, locale, path, isTyping: profile.isTyping })
          : [];
      const { facet_counts, fusion } = profile.hasFacets
        ? facetBlocks(found, words, { ...question, asked: read.filters })
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
          ...(isNamed(results[0]?.product, said.preferred, locale) && { isCategoryMatch: true }),
          ...(pages.length > 0 && { pages: [...pages] }),
          ...(path !== undefined && { redirect: [path] }),
        },
      };
    },

    async product(slug, asked) {
      const question = readQuestion({ profilename: 'profile_basin_PDP', ...asked, rows: 1 });
      const words = await finder.words(question.profile.collection, question.locale);
      const found = await find(finder, question, words, {
        scope: [{ kind: 'terms', field: 'slug_s', values: [slug] }],
      });
      const [result] = await readResults(source, found.ids, question, { now: now(), filesOrigin });
      const details = result && (await bundleDetails(result, question, finder, source));
      return {
        response: { numFound: result ? 1 : 0, start: 0, docs: result ? [result.document] : [] },
        fusion: { fusionQueryId: newId(), ...(details && { BundleSKUDetails: details }) },
      };
    },
  };
}

function find(
  finder: Finder,
  question: ReadQuestion,
  { facetFields }: FilterWords,
  meant: Pick<EntryQuery, 'scope'> & Said,
): Promise<Found> {
  const { profile, locale, persona } = question;
  const price = priceColumn(priceField(persona), persona);
  const facets = facetFields.filter((field) => field !== 'Product_Category');
  return finder.find(profile.collection, locale, {
    ...question,
    ...meant,
    isTyping: profile.isTyping,
    ...(profile.hasFacets && { counts: { facets, ranges: price === undefined ? [] : [price] } }),
  });
}

type Said = Pick<EntryQuery, 'vocabulary' | 'preferred'>;

const isNamed = (product: Product | undefined, preferred: Said['preferred'] = [], locale: Locale): boolean =>
  product !== undefined && isInCategory(facetsOf(product, locale), preferred);

/** What a shopper's words stand for, and the categories that they name. */
async function wordsSaid(text: string, words: FilterWords, vocabularyNow: () => Promise<Vocabulary>): Promise<Said> {
  const vocabulary = await vocabularyNow();
  return { vocabulary, preferred: preferredCategories(text, words, vocabulary) };
}

/** The products of the brand that a profile's key spells: a brand that the catalogue lacks has none. */
function brandScope({ profile: { brand } }: ReadQuestion, words: FilterWords): Clause[] {
  if (brand === undefined) return [];
  const slug = brand.replaceAll(/(?=\p{Lu})/gu, '-').toLowerCase();
  return [inOwnWords({ kind: 'terms', field: 'ProductBrandName_s', values: [slug] }, words)];
}

/** Products are the groups, their variants the documents in them. */
function groups(found: Found, results: readonly Result[]): NonNullable<SearchAnswer['grouped']> {
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

/** The parts of a bundle as the product page lists them, in the finish that is shown. */
async function bundleDetails(
  { product, shown }: Result,
  { profile, locale }: ReadQuestion,
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
