import { fillDemoShop, testGateway, type TestGateway } from '@basin/gateway/testing';
import { createSdk, createSdkFor, cart, type SdkOptions } from '@basin/sdk';
import { listingPages, queriesOf, staleAfter } from '@basin/sdk/query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { QueryClient as VueQueryClient, VueQueryPlugin } from '@tanstack/vue-query';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, effectScope, reactive } from 'vue';
import { shopComponents } from './with-react-query.tsx';
import { useListing } from './with-vue-query.ts';

const category = 'bathroom-faucets';

let gateway: TestGateway;
let options: SdkOptions;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillDemoShop });
  options = { gatewayUrl: 'http://gateway.test/api', fetch: gateway.fetch, now: gateway.now };
}, 120_000);
afterAll(() => gateway.close());

test('a listing in React loads through its query and is cached in the query client under its key', async () => {
  const client = new QueryClient();
  const { Listing } = shopComponents(options);
  const page = createElement(QueryClientProvider, { client }, createElement(Listing, { category }));
  const html = await new Response(await renderToReadableStream(page)).text();
  const { products } = await createSdk(options).products.list({ category, limit: 3 });
  expect(html.match(/Add to cart/g)).toHaveLength(products.length);
  expect(html).toContain(products[0]?.name);
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  expect(client.getQueryData(['basin', 'products', 'list', { category, limit: 3 }])).toMatchObject({ products });
});

test('a shopper can sign out when the SDK is in the reactive data of a Vue component', async () => {
  const { sdk } = reactive({ sdk: createSdk(options) });
  await sdk.cart.get();
  await sdk.session.signOut();
  expect(await sdk.session.claims()).toBeUndefined();
});

test('a listing in Vue appends its next page without duplicates', async () => {
  const app = createApp({ render: () => null });
  const queryClient = new VueQueryClient();
  app.use(VueQueryPlugin, { queryClient });
  const sdk = createSdk(options);
  const scope = effectScope();
  const listing = scope.run(() => app.runWithContext(() => useListing(sdk, category)));
  const { products, showMore, hasMore, suspense } = listing ?? expect.unreachable();
  await suspense();
  expect(products.value).toHaveLength(3);
  expect(hasMore.value).toBe(true);
  await showMore();
  const { products: first } = await sdk.products.list({ category, limit: 6 });
  expect(products.value.map(({ sku }) => sku)).toEqual(first.map(({ sku }) => sku));
  scope.stop();
  queryClient.clear();
});

test('the last page of a listing has no next page', async () => {
  const sdk = createSdk(options);
  const { total } = await sdk.products.list({ category });
  const { queryFn, getNextPageParam } = listingPages(sdk, { category, limit: 3 });
  const pages = [await queryFn({ pageParam: 0 })];
  for (let next = getNextPageParam(pages[0] ?? expect.unreachable(), pages); next !== undefined;) {
    const page = await queryFn({ pageParam: next });
    pages.push(page);
    next = getNextPageParam(page, pages);
  }
  expect(pages.flatMap(({ products }) => products)).toHaveLength(total);
});

test('a change invalidates only the affected queries', async () => {
  const client = new QueryClient();
  const sdk = createSdk(options);
  const queries = queriesOf(sdk);
  await client.query(queries.cart.get());
  const { products } = await client.query(queries.products.list({ category }));
  const { cart: changed } = await sdk.cart.add({ sku: products[0]?.sku ?? '', quantity: 1 });
  await Promise.all(staleAfter('cart.add').map((queryKey) => client.invalidateQueries({ queryKey })));
  const isStale = (query: { readonly queryKey: readonly unknown[] }) =>
    client.getQueryState(query.queryKey)?.isInvalidated;
  expect([isStale(queries.cart.get()), isStale(queries.products.list({ category }))]).toEqual([true, false]);
  expect(await client.query({ ...queries.cart.get(), staleTime: 0 })).toEqual(changed);
  expect(staleAfter('account.signOut')).toEqual([['basin']]);
  expect(staleAfter('favourites.add')).toEqual([['basin', 'favourites']]);
});

test('an SDK created with some resources has only their queries', () => {
  const queries = queriesOf(createSdkFor({ cart }, options));
  expect(Object.keys(queries)).toEqual(['cart']);
  expect(queries.cart.get().queryKey).toEqual(['basin', 'cart', 'get']);
});
