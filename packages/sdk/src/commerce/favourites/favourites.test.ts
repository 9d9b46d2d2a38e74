import {
  createFavourites,
  createRequestStore,
  type FavouriteEvent,
  type FavouritesOptions,
  type SdkCalls,
} from '@basin/sdk';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { seedAccounts } from '../../../../gateway/src/demonstration/seed-accounts.ts';
import { seedContent } from '../../../../gateway/src/demonstration/seed-content.ts';
import { fillCatalogue } from '../../../../gateway/testing/catalogue.ts';
import { testGateway } from '../../../../gateway/testing/gateway.ts';
import { customerSdkOn, recordFetch, sdkOn } from '../../../../gateway/testing/sdk.ts';

const gateway = await testGateway({
  fill: [seedAccounts, seedContent, fillCatalogue],
});
beforeEach(async () => {
  await gateway.db.deleteFrom('favourites_lists').execute();
});
afterAll(() => gateway.close());

/** The story below as it is sent. */
const sentStory = {
  action: 'addTextLineItem',
  name: { en: 'Small bathroom ideas' },
  description: { en: 'Five layouts' },
  custom: {
    type: { typeId: 'type', key: 'favorites-item' },
    fields: { itemType: 'article', link: '/en/inspiration/small.html', thumbnail: '/thumb.jpg', articleType: 'blog' },
  },
};

const favouritesOf = (sdk: SdkCalls, options: Partial<FavouritesOptions> = {}) =>
  createFavourites(sdk, { locale: 'en', now: gateway.now, searchSession: () => 's-1_1', ...options });
const story = {
  title: 'Small bathroom ideas',
  text: 'Five layouts',
  picture: '/thumb.jpg',
  type: 'article',
  link: '/en/inspiration/small.html',
  articleType: 'blog',
};
const empty = { products: [], media: [] };

test('SDK-146 a customer without favourites gets empty lists, and a guest gets an error that says to sign in', async () => {
  const own = favouritesOf(await customerSdkOn(gateway, 'homeowner@example.com'));
  expect(await own.list()).toEqual(empty);
  expect(await own.has({ sku: 'BX-100-BOLT' })).toBe(false);
  await expect(favouritesOf(sdkOn(gateway)).list()).rejects.toThrow('sign in first');
});

test('SDK-146 SDK-206 favourites are loaded, added and removed through stores with a status, and a failure has a message', async () => {
  const own = favouritesOf(await customerSdkOn(gateway, 'homeowner@example.com'));
  const list = createRequestStore(own.list);
  const [add, remove] = [createRequestStore(own.add), createRequestStore(own.remove)];
  expect(list.get().status).toBe('loading');
  await add.show({ sku: 'BX-100-BOLT' });
  await list.show(undefined);
  expect(list.get()).toMatchObject({ status: 'succeeded', reply: { products: [{ sku: 'BX-100-BOLT' }] } });
  await remove.show({ sku: 'BX-100-BOLT' });
  expect([add.get().status, remove.get().status, await own.list()]).toEqual(['succeeded', 'succeeded', empty]);
  const ofGuest = createRequestStore(favouritesOf(sdkOn(gateway)).list);
  await ofGuest.show(undefined);
  expect(ofGuest.get()).toMatchObject({ status: 'failed', error: 'A signed-in customer is required.' });
});

test('SDK-147 SDK-148 SDK-149 SDK-183 SDK-184 SDK-185 adding a favourite uses the current version of the list and creates a missing list', async () => {
  const { requests, fetch } = recordFetch(gateway.fetch);
  const sdk = await customerSdkOn(gateway, 'homeowner@example.com', { fetch: { gateway: fetch } });
  const favourites = favouritesOf(sdk);
  await favourites.add({ sku: 'BX-100-BOLT' });
  await favourites.add(story);
  expect(requests.map(({ method, url }) => `${method} ${url.pathname.replace(/\/[\w-]{36}/, '/{id}')}`)).toEqual([
    'GET /api/favorites',
    'POST /api/favorites/create',
    'POST /api/favorites/{id}/product/add',
    'GET /api/favorites',
    'POST /api/favorites/{id}/text/add',
  ]);
  expect(requests[1]?.body).toEqual({ name: { en: 'Favorites', fr: 'Favorites' } });
  expect([requests[2]?.body, requests[4]?.body]).toMatchObject([
    { version: 1, actions: [{ action: 'addLineItem', custom: { type: { typeId: 'type', key: 'favorites-item' } } }] },
    { version: 2, actions: [sentStory] },
  ]);
});

test('favourites are listed as products and media, newest first, with names and dates', async () => {
  const favourites = favouritesOf(await customerSdkOn(gateway, 'homeowner@example.com'));
  await favourites.add({ sku: 'BX-100-BOLT' });
  gateway.pass(1000);
  await favourites.add({ sku: 'TL-300-GY' });
  await favourites.add(story);
  const { products, media } = await favourites.list();
  expect(products).toMatchObject([
    { sku: 'TL-300-GY', name: 'grey-field-tile name', addedAt: gateway.now(), product: { slug: 'grey-field-tile' } },
    { sku: 'BX-100-BOLT', name: 'bolt name', product: { slug: 'bolt' } },
  ]);
  const { articleType: _, ...saved } = story;
  expect(media).toEqual([{ ...saved, addedAt: gateway.now() }]);
});

test('SDK-149 two tabs can add favourites concurrently, and adding a saved favourite again changes nothing', async () => {
  const sdk = await customerSdkOn(gateway, 'homeowner@example.com');
  await favouritesOf(sdk).add({ sku: 'BX-100-BOLT' });
  const tabs = [favouritesOf(sdk), favouritesOf(sdk)];
  await Promise.all(tabs.map((tab, at) => tab.add({ sku: ['TL-300-GY', 'SH-200-CP'][at] ?? '' })));
  await tabs[0]?.add({ sku: 'BX-100-BOLT' });
  const { results } = await sdk.favourites.list({ query: { lang: 'en' } });
  expect(results[0]?.lineItems.map(({ sku }) => sku).sort()).toEqual(['BX-100-BOLT', 'SH-200-CP', 'TL-300-GY']);
});

test('SDK-186 a product and an article are removed, and removing a missing favourite succeeds', async () => {
  const favourites = favouritesOf(await customerSdkOn(gateway, 'homeowner@example.com'));
  const keys = [{ sku: 'BX-100-BOLT' }, { link: '/en/inspiration/small.html' }];
  await favourites.remove({ sku: 'BX-100-BOLT' });
  await favourites.add({ sku: 'BX-100-BOLT' });
  await favourites.add(story);
  expect(await Promise.all(keys.map((key) => favourites.has(key)))).toEqual([true, true]);
  for (const key of [...keys, ...keys]) await favourites.remove(key);
  expect(await favourites.list()).toEqual(empty);
});

test('SDK-125 SDK-167 SDK-182 SDK-220 saved products are joined with the catalogue by product id, fifty rows of one language at a time', async () => {
  const { requests, fetch } = recordFetch(gateway.fetch);
  const sdk = await customerSdkOn(gateway, 'homeowner@example.com', { fetch: { gateway: fetch } });
  const favourites = favouritesOf(sdk, { locale: 'fr' });
  await favourites.add({ sku: 'TL-300-GY' });
  await favourites.add({ sku: 'BX-100-BOLT' });
  requests.length = 0;
  const { products } = await favourites.list();
  expect(requests[0]).toMatchObject({ method: 'GET', url: { pathname: '/api/favorites', search: '?lang=fr' } });
  expect(products.map(({ name, product }) => [name, product?.slug]).sort()).toEqual([
    ['bolt name (fr)', 'bolt'],
    ['grey-field-tile name (fr)', 'grey-field-tile'],
  ]);
  expect(requests.at(-1)).toMatchObject({ method: 'GET', url: { pathname: '/api/search/catalog' } });
  const query = requests.at(-1)?.url.searchParams;
  expect(Object.fromEntries(query ?? [])).toMatchObject({ rows: '50', start: '0', collection: 'basin_catalog' });
  expect(query?.getAll('fq')).toEqual(['ctId_s:("grey-field-tile" OR "bolt")', 'language_s:"fr"']);
  expect(query?.get('sessionId')).toBe('s-1_1');
});

test('SDK-209 a failed change is reported as an event and thrown to the caller', async () => {
  const events: FavouriteEvent[] = [];
  const onChange = (event: FavouriteEvent) => void events.push(event);
  const guest = favouritesOf(sdkOn(gateway), { onChange });
  await expect(guest.add({ sku: 'BX-100-BOLT' })).rejects.toMatchObject({ status: 403 });
  await expect(guest.remove({ sku: 'BX-100-BOLT' })).rejects.toMatchObject({ status: 403 });
  expect(events.map(({ action, status }) => `${action} ${status}`)).toEqual(['add failed', 'remove failed']);
});

test('DOM-160 a change is reported with the messages of the specification', async () => {
  const events: FavouriteEvent[] = [];
  const sdk = await customerSdkOn(gateway, 'homeowner@example.com');
  const own = favouritesOf(sdk, { onChange: (event) => void events.push(event) });
  await own.add({ sku: 'BX-100-BOLT' });
  await own.remove({ sku: 'BX-100-BOLT' });
  expect(events).toEqual([
    { action: 'add', status: 'succeeded', message: 'your item has been saved to your favorites.' },
    { action: 'remove', status: 'succeeded', message: 'item has been removed from your favorites.' },
  ]);
});
