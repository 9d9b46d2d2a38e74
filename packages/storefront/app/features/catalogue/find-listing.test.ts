import { beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { findListing, listingWanted } from './listing/find-listing.server.ts';
import { readListingState } from './listing/listing-state.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const page = { profilename: 'profile_basin_PLP', collections: 'basin_catalog' };
const listingAt = async (search: string) =>
  (await shop.visit('/fr/x', ({ context }) => findListing(context, page, readListingState(search)))).data;

const wantedBy = (search: string) => listingWanted(readListingState(search));

test('an address asks for filters by the fields of the index', () => {
  expect(wantedBy('?SKUColorFamily_s=Black&SKUColorFamily_s=Gold&Mounting_ss=Wall').filters).toEqual({
    finishFamily: ['Black', 'Gold'],
    mounting: ['Wall'],
  });
});

test.each(['utm_source', 'gclid', 'fbclid', 'Style_s:x', '{!join}', ''])('the parameter %j is no filter', (name) => {
  expect(wantedBy(`?${encodeURIComponent(name)}=1`).filters).toEqual({});
});

test('an address has prices in whole units and orders by name', () => {
  expect(wantedBy('?priceFrom=100&sort=priceDescending')).toMatchObject({
    price: { from: 10_000, to: undefined },
    sort: 'price-desc',
  });
});

test('pages of an address are products from one on', () => {
  expect(wantedBy('?page=3')).toMatchObject({ skip: 60, limit: 30 });
  expect(wantedBy('?from=1&page=3')).toMatchObject({ skip: 0, limit: 90 });
});

test('a filter is shown in the words of the page and addressed by its key, its other parameters stay', async () => {
  const { view, facets } = await listingAt('?SKUColorFamily_s=Noir&utm_source=mail');
  expect(facets).toEqual(
    new Map([
      ['SKUColorFamily_s', ['Black']],
      ['utm_source', ['mail']],
    ]),
  );
  const family = view.facets.find(({ field }) => field === 'SKUColorFamily_s');
  expect(family?.values.find(({ key }) => key === 'Black')).toMatchObject({ label: 'Noir' });
});

test('an address that names an unknown filter finds nothing', async () => {
  expect((await listingAt('?NoSuchFilter_d=1')).view).toMatchObject({ total: 0, products: [] });
});
