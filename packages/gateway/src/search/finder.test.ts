import { readFileSync } from 'node:fs';
import { inLocale, locales, type Locale } from '@basin/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import type { Product } from '../catalogue/product.ts';
import { createLogger } from '../http/log.ts';
import { counted, price, queries, typedWords } from '../../testing/search/any-question.ts';
import { createEmbeddedFinder } from './embedded-finder.ts';
import type { Entry, EntryQuery, Found } from './entry.ts';
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
// a Solr of one's own is asked in place of the stand-in: SOLR_URL='http://127.0.0.1:8983/solr/{collection}'
const { SOLR_URL } = process.env;

const embedded = (products: readonly Product[]) => createEmbeddedFinder(testSource(products), now, log);
function solr(products: readonly Product[]): Finder {
  const options = { source: testSource(products), feeds: true, now, log };
  if (SOLR_URL !== undefined) return createSolrFinder({ ...options, url: SOLR_URL });
  return createSolrFinder({ ...options, url: 'http://solr.test/solr/{collection}', fetch: new SolrStandIn().fetch });
}

/** The engines; one that has a measure of its own for what fits best gives words in its own order. */
const engines = [
  {
    name: 'the embedded index',
    create: embedded,
    size: sizes.searchedProducts,
    runs: sizes.searchQuestions,
    ordersWordsItself: false,
  },
  { name: 'a Solr', create: solr, size: 300, runs: sizes.solrQuestions, ordersWordsItself: true },
];

describe.each(engines)('$name finds, counts and sorts what a plain loop does', (engine) => {
  const products = [...generateProducts({ count: engine.size })].filter(isInCatalogue);
  const finder = engine.create(products);
  beforeAll(() => finder.refresh(), patience.timeout);

  describe.each(locales)('in %s', (locale) => {
    const entries = entriesOf(products, locale);
    const foreign = locales
      .filter((other) => other !== locale)
      .map((other): [Locale, Entry[]] => [other, entriesOf(products, other)]);
    const meant = { vocabulary, preferred };
    const find = async (query: EntryQuery) => readable(await finder.find('basin_catalog', locale, query));
    const plain = (query: EntryQuery) => readable(plainSearch(entries, locale, query, foreign));

    test('GW-012 for any filters, range, sort and page', patience, async () => {
      await fc.assert(
        fc.asyncProperty(queries(entries), async (query) => {
          expect(await find(query)).toEqual(plain(query));
        }),
        { numRuns: engine.runs },
      );
    });

    test('GW-012 for any words, whole or begun', patience, async () => {
      const typed = typedWords(entries, locale, ['whole', 'whole', 'begun']);
      await fc.assert(
        fc.asyncProperty(queries(entries), typed, fc.boolean(), async (query, text, isTyping) => {
          const asked = { ...query, ...meant, query: { kind: 'words', text }, isTyping } as const;
          const [found, expected] = [await find(asked), plain(asked)];
          expect(engine.ordersWordsItself ? { ...found, ids: [] } : found).toEqual(
            engine.ordersWordsItself ? { ...expected, ids: [] } : expected,
          );
        }),
        { numRuns: Math.ceil(engine.runs / 3) },
      );
    });

    test(
      'GW-012 for what shoppers call things, in any language, and for words that nothing has',
      patience,
      async () => {
        const called = fc.constantFrom(
          'subway tile',
          'zellige',
          'towel rail',
          'mitigeur bain douche',
          'baignoire îlot',
          'noir',
        );
        const unknown = fc.constantFrom('', 'unicorn', 'brass unicorn');
        await fc.assert(
          fc.asyncProperty(queries(entries), called, unknown, async (query, name, other) => {
            const asked = { ...query, ...meant, query: { kind: 'words', text: `${name} ${other}` } } as const;
            const [found, expected] = [await find(asked), plain(asked)];
            expect(engine.ordersWordsItself ? { ...found, ids: [] } : found).toEqual(
              engine.ordersWordsItself ? { ...expected, ids: [] } : expected,
            );
          }),
          { numRuns: Math.ceil(engine.runs / 3) },
        );
      },
    );

    test('GW-012 for mistyped words', patience, async () => {
      const everything = { filters: [], start: 0, rows: products.length };
      await fc.assert(
        fc.asyncProperty(typedWords(entries, locale, ['lost', 'changedOver']), fc.boolean(), async (text, isTyping) => {
          const asked = { ...everything, ...meant, query: { kind: 'words', text }, isTyping } as const;
          const [found, expected] = [await find(asked), plain(asked)];
          // Solr forgives two letters changed over and another mistake, too
          if (engine.ordersWordsItself) expect(found.ids).toEqual(expect.arrayContaining([...expected.ids]));
          else expect(found).toEqual(expected);
        }),
        { numRuns: engine.runs / 5 },
      );
    });

    test('a fault that is planted is caught: one product missing, one value changed', patience, async () => {
      const counts = { facets: counted, ranges: [price] };
      const everything: EntryQuery = { query: { kind: 'all' }, filters: [], start: 0, rows: 0, counts };
      const expected = plain(everything);
      expect(await find(everything)).toEqual(expected);
      const [first, ...others] = products as [Product, ...Product[]];
      for (const faulty of [others, [{ ...first, brand: 'Other' }, ...others]]) {
        const other = engine.create(faulty);
        expect(readable(await other.find('basin_catalog', locale, everything))).not.toEqual(expected);
      }
    });
  });
});

const isInCatalogue = (product: Product): boolean => collectionOf(product) === 'basin_catalog';

function entriesOf(products: readonly Product[], locale: Locale): Entry[] {
  return products.map((product) => inLocale(productEntries(product, today), locale));
}

const readable = ({ facets, ranges, ...found }: Found) => ({
  ...found,
  facets: Object.fromEntries(facets),
  ranges: Object.fromEntries(ranges),
});
