import { facetFilter } from '@basin/domain';
import type { CallRequest, CallResponse } from '../exchange.ts';
import { costsOf } from '../buyable-products.ts';
import { isAscending } from '../is-ascending.ts';
import type { Shopper } from '../shopper.ts';
import { checksOf } from '../check.ts';
import { expectSame, expectStatus, expectThat, Inconclusive } from '../verdict.ts';

type Document = Readonly<Record<string, unknown>>;
type Query = NonNullable<CallRequest['query']>;

const guestPrice = 'priceList.GST.finalPrice_d';
const english = 'language_s:"en"';

const listing = (shopper: Shopper, query: Query) =>
  shopper.reply('search.listing', { query: { fq: [english], ...query } });

/** Returns the documents as received. */
const documentsIn = ({ body }: Pick<CallResponse, 'body'>): readonly Document[] =>
  (body as { response?: { docs: Document[] } }).response?.docs ?? [];

async function pricesBy(shopper: Shopper, direction: 'asc' | 'desc'): Promise<number[]> {
  const query = { fq: [english], rows: '30', sort: `${guestPrice} ${direction}` };
  const documents = documentsIn(await shopper.call('search.listing', { query }));
  return documents.flatMap((document) => (typeof document[guestPrice] === 'number' ? [document[guestPrice]] : []));
}

/** Listings, search and type-ahead. */
export const searchChecks = checksOf('search', [
  [
    'search.listing',
    'a listing has products, their number, and at most the requested rows',
    async (visit) => {
      const { documents, total } = await listing(await visit.visitor(), { rows: '5' });
      expectThat(documents.length > 0, 'the listing is empty');
      expectThat(documents.length <= 5, `5 rows were requested and ${documents.length} returned`);
      expectThat(total >= documents.length, `the total is ${total} of ${documents.length} shown`);
    },
  ],
  [
    'search.listing',
    'consecutive pages have no duplicates and no gaps',
    async (visit) => {
      const shopper = await visit.visitor();
      const sort = 'productName_s asc';
      const whole = await listing(shopper, { rows: '12', sort });
      const pages = [];
      for (const start of ['0', '4', '8']) pages.push(await listing(shopper, { rows: '4', start, sort }));
      const ids = pages.flatMap(({ documents }) => documents.map(({ id }) => id));
      expectSame(
        ids,
        whole.documents.map(({ id }) => id),
        'the products of three pages',
      );
      expectSame(new Set(ids).size, ids.length, 'the number of different products');
      for (const page of pages) expectSame(page.total, whole.total, 'the total of a page');
    },
  ],
  [
    'search.listing',
    'sorting by price works in both directions',
    async (visit) => {
      const shopper = await visit.visitor();
      const [up, down] = [await pricesBy(shopper, 'asc'), await pricesBy(shopper, 'desc')];
      expectThat(up.length > 1 && down.length > 1, 'the products have no prices');
      expectThat(isAscending(up), `ascending prices are ${up.join(', ')}`);
      expectThat(isAscending(down.toReversed()), `descending prices are ${down.join(', ')}`);
    },
  ],
  [
    'search.listing',
    'the count of a facet value is the number of products when it is selected',
    async (visit) => {
      const shopper = await visit.visitor();
      const { facets, total } = await listing(shopper, { rows: '0' });
      if (facets.length === 0) throw new Inconclusive('the listing has no facets');
      for (const { field, values } of facets)
        for (const { value, count } of [...values.slice(0, 2), ...values.slice(2).slice(-1)]) {
          const chosen = await listing(shopper, { rows: '1', fq: [english, facetFilter(field, [value]) ?? ''] });
          expectSame(chosen.total, count, `the total of ${field} "${value}"`);
          expectThat(count <= total, `${field} "${value}" has ${count} of ${total}`);
        }
    },
  ],
  [
    'search.listing',
    'two values of one facet match either, values of two facets match both',
    async (visit) => {
      const shopper = await visit.visitor();
      const { facets, total } = await listing(shopper, { rows: '0' });
      const [one, other] = facets.filter(({ values }) => values.length > 1);
      if (!one || !other) throw new Inconclusive('the listing has no two facets with two values');
      const of = async (...fq: (string | undefined)[]) =>
        (await listing(shopper, { rows: '0', fq: [english, ...fq.map(String)] })).total;
      const [a = '', b = ''] = one.values.map(({ value }) => value);
      const either = await of(facetFilter(one.field, [a, b]));
      const [ofA, ofB] = [await of(facetFilter(one.field, [a])), await of(facetFilter(one.field, [b]))];
      expectThat(
        either >= Math.max(ofA, ofB) && either <= ofA + ofB && either <= total,
        `${ofA} and ${ofB} products match the single values, ${either} match either`,
      );
      const both = await of(facetFilter(one.field, [a]), facetFilter(other.field, [other.values[0]?.value ?? '']));
      expectThat(both <= ofA, `an additional filter returns ${both} of ${ofA}`);
    },
  ],
  [
    'search.listing',
    'a price range returns the counted number of prices, all within the range',
    async (visit) => {
      const shopper = await visit.visitor();
      const { ranges } = await listing(shopper, { rows: '0' });
      const range = ranges[0];
      const bucket = range?.buckets.find(({ count }) => count > 0);
      if (!range || !bucket) throw new Inconclusive('the listing has no price ranges');
      const query = { rows: '30', fq: [english, `${range.field}:${bucket.filter}`] };
      const response = await shopper.call('search.listing', { query });
      const prices = documentsIn(response).map((document) => Number(document[range.field]));
      const within = prices.every((price) => price >= bucket.low && price <= bucket.high);
      expectThat(within, `prices from ${bucket.low} to ${bucket.high} are ${prices.join(', ')}`);
      // both ends are inclusive: a price at the upper end belongs to the next bucket too
      expectThat(
        (response.reply?.total ?? 0) >= bucket.count,
        `the count is ${bucket.count}, but ${response.reply?.total} were returned`,
      );
    },
  ],
  [
    'search.listing',
    'price ranges count each price once',
    async (visit) => {
      const shopper = await visit.visitor();
      const [range] = (await listing(shopper, { rows: '0' })).ranges;
      if (!range) throw new Inconclusive('the listing has no price ranges');
      const within = async (low: number, high: number) =>
        (await listing(shopper, { rows: '0', fq: [english, `${range.field}:[${low} TO ${high}]`] })).total;
      for (const { low, high, count } of range.buckets.filter((bucket) => bucket.count > 0).slice(0, 8)) {
        const [both, atEnd] = [await within(low, high), await within(high, high)];
        // a price at the upper end belongs to the next bucket, except in the last one
        expectThat(
          [both, both - atEnd].includes(count),
          `the range from ${low} to ${high} returns ${both}, but its count is ${count}`,
        );
      }
    },
  ],
  [
    'search.listing',
    'a listing price is the cart price of one of its finishes',
    async (visit) => {
      const { slug = '', variantSkus } = (await visit.buyableProducts()).first.document;
      const query = { rows: '1', fq: [english, `slug_s:"${slug}"`] };
      const [document] = documentsIn(await (await visit.visitor()).call('search.listing', { query }));
      const shown = Math.round(Number(document?.[guestPrice]) * 100);
      const costs = await costsOf(await visit.guest(), variantSkus);
      expectThat(costs.includes(shown), `${guestPrice} in cents is ${shown}, the finishes cost ${costs.join(', ')}`);
    },
  ],
  [
    'search.listing',
    'fl limits a document to the named fields',
    async (visit) => {
      const query = { rows: '3', fq: [english], fl: 'slug_s,productName_s' };
      for (const document of documentsIn(await (await visit.visitor()).call('search.listing', { query })))
        expectSame(Object.keys(document).sort(), ['productName_s', 'slug_s'], 'the fields');
    },
  ],
  [
    'search.listing',
    'French names and labels differ from the English ones',
    async (visit) => {
      const shopper = await visit.visitor();
      const textsIn = async (language: string) => {
        const query = { rows: '20', fq: [`language_s:"${language}"`] };
        const { documents, facets } = await shopper.reply('search.listing', { query });
        return { names: documents.map(({ name }) => name), labels: facets.map(({ label }) => label) };
      };
      const [english, french] = [await textsIn('en'), await textsIn('fr')];
      expectThat(
        french.names.some((name) => !english.names.includes(name)),
        'every French name is an English one',
      );
      if (english.labels.length > 1)
        expectThat(
          french.labels.some((label) => !english.labels.includes(label)),
          'every French label is an English one',
        );
    },
  ],
  [
    'search.listing',
    'every locale lists every product in its own language',
    async (visit) => {
      const shopper = await visit.visitor();
      const inFrench = await shopper.call('search.listing', { query: { rows: '10', fq: ['language_s:"fr"'] } });
      for (const { language_s: language } of documentsIn(inFrench)) expectSame([language].flat(), ['fr'], 'language_s');
      expectSame(inFrench.reply?.total, (await listing(shopper, { rows: '0' })).total, 'the total in French');
    },
  ],
  [
    'search.listing',
    'a persona in the query does not show trade prices to a guest',
    async (visit) => {
      const shopper = await visit.visitor();
      const query = { rows: '5', persona: 'TVS', fl: 'slug_s,priceList.TVS.finalPrice_d' };
      const response = await shopper.call('search.listing', { query });
      const names = documentsIn(response).flatMap((document) => Object.keys(document));
      expectThat(!names.some((name) => name.includes('.TVS.')), 'a guest sees prices of TVS');
    },
  ],
  [
    'search.listing',
    'an unusable search is rejected or empty, never an error',
    async (visit) => {
      const shopper = await visit.visitor();
      for (const query of [
        { q: '") OR *:* ("' },
        { fq: 'a:b:c' },
        { fq: 'price:[9 TO' },
        { sort: 'nothing asc' },
        { rows: '100000' },
        { start: '-1' },
      ])
        expectStatus(await shopper.call('search.listing', { query }), 400, 200);
    },
  ],
  [
    'search.query',
    'a name finds its product',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const q = first.document.name ?? '';
      const { documents } = await (
        await visit.visitor()
      ).reply('search.query', { query: { q, fq: english, rows: '10' } });
      expectThat(
        documents.some(({ slug }) => slug === first.document.slug),
        `"${q}" does not find ${first.document.slug}`,
      );
    },
  ],
  [
    'search.query',
    'type-ahead finds an incomplete word and returns at most ten rows',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const { brand = 'basin' } = visit.settings;
      const q = (first.document.name ?? '').slice(0, -1);
      const query = {
        q,
        fq: english,
        profilename: `profile_${brand}_Typeahead`,
        fl: 'sku_s,masterCustomerFacingSKU_s,productName_s',
      };
      const { documents } = await (await visit.visitor()).reply('search.query', { query });
      expectThat(documents.length <= 10, `type-ahead returned ${documents.length} rows`);
      expectThat(
        documents.some(({ name }) => name === first.document.name),
        `"${q}" does not find ${first.document.name}`,
      );
    },
  ],
  [
    'search.product',
    'a slug returns its product, an unknown slug none',
    async (visit) => {
      const shopper = await visit.visitor();
      const { first } = await visit.buyableProducts();
      const findProduct = (slug: string) =>
        shopper.reply('search.product', {
          params: { slug },
          body: { q: `slug_s:"${slug}"`, fq: [english], search_type: 'product_detail' },
        });
      const { slug = '' } = first.document;
      expectSame(
        (await findProduct(slug)).documents.map((document) => document.slug),
        [slug],
        'the product',
      );
      expectSame((await findProduct(`no-such-${visit.suffix}`)).documents, [], 'the product of an unknown slug');
    },
  ],
]);
