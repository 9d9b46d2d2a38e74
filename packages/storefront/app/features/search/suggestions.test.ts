import { beforeAll, expect, test } from 'vitest';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { castArgs } from '../../testing/visitor.ts';
import { loadRecentProducts } from '../recent/index.server.ts';
import { loadLocalities } from '../stores/index.server.ts';
import { loadSuggestions } from './index.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const inOutage = async <Data>(path: string, load: (args: LoaderArgs) => Data) =>
  (await shop.visit(path, load, { cookie: `basin-overrides=${encodeURIComponent('*;error=503')}` })).data;

test.each(['', 'faucet'])(
  'in an outage the search field suggests nothing for "%s", and its page stays',
  async (words) => {
    const path = `/en/search/suggestions?keyword=${words}`;
    expect(await inOutage(path, (args) => loadSuggestions(castArgs(loadSuggestions, args)))).toEqual({
      ...{ searches: [], products: [], parts: [], pages: [] },
      last: null,
    });
  },
);

test('in an outage there are no recently viewed products and no suggested cities, and their pages stay', async () => {
  const recent = '/en/product-cards?sku=AV-1,AV-2';
  expect(await inOutage(recent, (args) => loadRecentProducts(castArgs(loadRecentProducts, args)))).toEqual([]);
  const cities = '/en/showroom-cities?typed=Chi';
  expect(await inOutage(cities, (args) => loadLocalities(castArgs(loadLocalities, args)))).toEqual([]);
});
