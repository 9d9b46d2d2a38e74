import { readFileSync } from 'node:fs';
import { inLocale, locales, type Locale } from '@basin/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import type { Product } from '../catalogue/product.ts';
import { createLogger } from '../http/log.ts';
import { facetFields, price, queries, typedWords } from '../../testing/search/any-query.ts';
import { createEmbeddedFinder } from './embedded-finder.ts';
import type { Entry, EntryQuery, MatchedEntries } from './entry.ts';
import type { Finder } from './finder.ts';
import { plainSearch } from '../../testing/search/plain-search.ts';
import { productEntries } from './product-entry.ts';
import { collectionOf } from './profile.ts';
import { createSolrFinder } from './solr/solr-finder.ts';
import { SolrStandIn } from '../../testing/solr-stand-in/solr-stand-in.ts';
import { synonymsSchema, vocabularyOf } from './synonyms.ts';
import { testSource } from './testing.ts';

const today = new Date('2026-11-20T00:00:00Z');
const now = () => today;
const log = createLogger('silent');
const folder = new URL('../demonstration/content/settings/', import.meta.url);
const vocabulary = vocabularyOf((locale) => {
  const text = readFileSync(new URL(`${locale}/synonyms.json`, folder), 'utf8');
  return synonymsSchema.parse(JSON.parse(text)).synonyms;
});
const preferred = [
  { clause: { kind: 'terms', field: 'Product_Category', values: ['Bathroom Faucets'] }, weight: 1.9 },
  { clause: { kind: 'terms', field: 'Product_Category', values: ['Bathtubs'] }, weight: 2 },
] as const;
// set SOLR_URL='http://127.0.0.1:8983/solr/{collection}' to test against a real Solr
const { SOLR_URL } = process.env;

const embedded = (products: readonly Product[]) => createEmbeddedFinder(testSource(products), now, log);
function solr(products: readonly Product[]): Finder {
  const options = { source: testSource(products), feeds: true, now, log };
  if (SOLR_URL !== undefined) return createSolrFinder({ ...options, url: SOLR_URL });
  return createSolrFinder({ ...options, url: 'http://solr.test/solr/{collection}', fetch: new SolrStandIn().fetch });
}

/** The engines under test; an engine with its own relevance ranking orders results of words differently. */
const engines = [
  {
    name: 'the embedded index',
    create: embedded,
    size: sizes.searchedProducts,
    runs: sizes.searchQuestions,
    hasOwnRanking: false,
  },
  { name: 'a Solr', create: solr, size: 300, runs: sizes.solrQuestions, hasOwnRanking: true },
];

describe.each(engines)('$name', (engine) => {
  const products = [...generateProducts({ count: engine.size })].filter(isInCatalogue);
  const finder = engine.create(products);
  beforeAll(() => finder.refresh(), stressTimeout.timeout);

  describe.each(locales)('in %s', (locale) => {
    const entries = entriesOf(products, locale);
    const foreign = locales
      .filter((other) => other !== locale)
      .map((other): [Locale, Entry[]] => [other, entriesOf(products, other)]);
    const options = { vocabulary, preferred };
    const find = async (query: EntryQuery) => readable(await finder.find('basin_catalog', locale, query));
    const plain = (query: EntryQuery) => readable(plainSearch(entries, locale, query, foreign));

    test(
      `GW-012 ${engine.name} returns the same as a plain loop for any filters, range, sort and page in ${locale}`,
      stressTimeout,
      async () => {
        await fc.assert(
          fc.asyncProperty(queries(entries), async (query) => {
            expect(await find(query)).toEqual(plain(query));
          }),
          { numRuns: engine.runs },
        );
      },
    );

    test(
      `GW-012 ${engine.name} matches the same as a plain loop for any complete or partial words in ${locale}`,
      stressTimeout,
      async () => {
        const typed = typedWords(entries, locale, ['exact', 'exact', 'prefix']);
        await fc.assert(
          fc.asyncProperty(queries(entries), typed, fc.boolean(), async (query, text, isTyping) => {
            const request = { ...query, ...options, query: { kind: 'words', text }, isTyping } as const;
            const [found, expected] = [await find(request), plain(request)];
            expect(engine.hasOwnRanking ? { ...found, ids: [] } : found).toEqual(
              engine.hasOwnRanking ? { ...expected, ids: [] } : expected,
            );
          }),
          { numRuns: Math.ceil(engine.runs / 3) },
        );
      },
    );

    test(
      `GW-012 ${engine.name} matches the same as a plain loop for synonyms in any language and for unknown words in ${locale}`,
      stressTimeout,
      async () => {
        const synonyms = fc.constantFrom(
          'subway tile',
          'zellige',
          'towel rail',
          'mitigeur bain douche',
          'baignoire îlot',
          'noir',
        );
        const unknown = fc.constantFrom('', 'unicorn', 'brass unicorn');
        await fc.assert(
          fc.asyncProperty(queries(entries), synonyms, unknown, async (query, name, other) => {
            const request = { ...query, ...options, query: { kind: 'words', text: `${name} ${other}` } } as const;
            const [found, expected] = [await find(request), plain(request)];
            expect(engine.hasOwnRanking ? { ...found, ids: [] } : found).toEqual(
              engine.hasOwnRanking ? { ...expected, ids: [] } : expected,
            );
          }),
          { numRuns: Math.ceil(engine.runs / 3) },
        );
      },
    );

    test(
      `GW-012 ${engine.name} finds what a plain loop finds for misspelt words in ${locale}`,
      stressTimeout,
      async () => {
        const everything = { filters: [], start: 0, rows: products.length };
        await fc.assert(
          fc.asyncProperty(
            typedWords(entries, locale, ['letterMissing', 'lettersSwapped']),
            fc.boolean(),
            async (text, isTyping) => {
              const request = { ...everything, ...options, query: { kind: 'words', text }, isTyping } as const;
              const [found, expected] = [await find(request), plain(request)];
              // Solr also matches words with two swapped letters and another mistake
              if (engine.hasOwnRanking) expect(found.ids).toEqual(expect.arrayContaining([...expected.ids]));
              else expect(found).toEqual(expected);
            },
          ),
          { numRuns: engine.runs / 5 },
        );
      },
    );

    test(
      `a planted fault in ${engine.name} in ${locale} is detected: a missing product, a changed value`,
      stressTimeout,
      async () => {
        const counts = { facets: facetFields, ranges: [price] };
        const everything: EntryQuery = { query: { kind: 'all' }, filters: [], start: 0, rows: 0, counts };
        const expected = plain(everything);
        expect(await find(everything)).toEqual(expected);
        const [first, ...others] = products as [Product, ...Product[]];
        for (const faulty of [others, [{ ...first, brand: 'Other' }, ...others]]) {
          const other = engine.create(faulty);
          expect(readable(await other.find('basin_catalog', locale, everything))).not.toEqual(expected);
        }
      },
    );
  });
});

const isInCatalogue = (product: Product): boolean => collectionOf(product) === 'basin_catalog';

function entriesOf(products: readonly Product[], locale: Locale): Entry[] {
  return products.map((product) => inLocale(productEntries(product, today), locale));
}

const readable = ({ facets, ranges, ...found }: MatchedEntries) => ({
  ...found,
  facets: Object.fromEntries(facets),
  ranges: Object.fromEntries(ranges),
});
