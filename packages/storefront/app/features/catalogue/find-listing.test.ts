import { beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { findListing, listingQueryOf } from './listing/find-listing.server.ts';
import { readListingState } from './listing/listing-state.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const page = { profilename: 'profile_basin_PLP', collections: 'basin_catalog' };
const listingAt = async (search: string) =>
  (await shop.visit('/fr/x', ({ context }) => findListing(context, page, readListingState(search)))).data;

const queryOf = (search: string) => listingQueryOf(readListingState(search));

test('a listing URL filters by index fields', () => {
  expect(queryOf('?SKUColorFamily_s=Black&SKUColorFamily_s=Gold&Mounting_ss=Wall').filters).toEqual({
    finishFamily: ['Black', 'Gold'],
    mounting: ['Wall'],
  });
});

test.each(['utm_source', 'gclid', 'fbclid', 'Style_s:x', '{!join}', ''])(
  'the listing parameter %j is not treated as a filter',
  (name) => {
    expect(queryOf(`?${encodeURIComponent(name)}=1`).filters).toEqual({});
  },
);

test('the price filter of a listing is in whole units, wide enough for each price', async () => {
  const { view } = await listingAt('');
  const dearest = Math.max(...view.products.map(({ price }) => price?.from.cents ?? 0)) / 100;
  expect(view.price?.max).toBeGreaterThanOrEqual(dearest);
  expect(view.price?.max).toBeLessThan(dearest * 50);
});

test('a listing URL has prices in whole units and the sort order by name', () => {
  expect(queryOf('?priceFrom=100&sort=priceDescending')).toMatchObject({
    price: { from: 10_000, to: undefined },
    sort: 'price-desc',
  });
});

test('the page numbers of a listing URL select the product range', () => {
  expect(queryOf('?page=3')).toMatchObject({ skip: 60, limit: 30 });
  expect(queryOf('?from=1&page=3')).toMatchObject({ skip: 0, limit: 90 });
});

test("a filter is shown in the page's language and addressed by its key, and other parameters stay", async () => {
  const { view, facets } = await listingAt('?SKUColorFamily_s=Noir&utm_source=mail');
  expect(facets).toEqual(new Map([['SKUColorFamily_s', ['Black']]]));
  const family = view.facets.find(({ field }) => field === 'SKUColorFamily_s');
  expect(family?.values.find(({ key }) => key === 'Black')).toMatchObject({ label: 'Noir' });
});

test('a listing URL with an unknown filter finds nothing', async () => {
  expect((await listingAt('?NoSuchFilter_d=1')).view).toMatchObject({ total: 0, products: [] });
});
