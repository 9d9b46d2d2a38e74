import { signInAs } from '@basin/gateway/testing';
import { createCalls, memoryTokenStore } from '@basin/sdk';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unpack, type PackedListing } from '../../features/catalogue/listing/packed.ts';
import { catalogueContext, environmentContext, sdkContext, systemsContext } from '../request-context.server.ts';
import { loadContentPage as pageLoader } from '../../features/content/content-page.server.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { createGuestCatalogue } from './guest-catalogue.server.ts';
import { contentOf } from './nouns.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ keepsAnswers: true });
});
beforeEach(() => void shop.requests.splice(0));

const path = '/en/products/toilets';

async function listing(cookie?: string) {
  const load = (args: LoaderArgs) => pageLoader(args as unknown as Parameters<typeof pageLoader>[0]);
  const { data, cookie: set } = await shop.visit(path, load, cookie === undefined ? {} : { cookie });
  const part = data.parts.find(({ type }) => type === 'product-listing')?.view as { view: PackedListing };
  return { products: unpack(part.view).products, set };
}

/** The cookie of a visitor who has a guest's token of their own. */
async function guest(): Promise<string> {
  const askStock = ({ context }: LoaderArgs) => context.get(sdkContext).inventory.stock({ query: { sku: 'ANY' } });
  return pair((await shop.visit('/en', askStock)).cookie);
}

/** The cookie of a trade customer, who has prices of their own. */
async function tradeCustomer(): Promise<string> {
  const { token } = await signInAs(shop.gateway, 'trade@example.com');
  const signIn = ({ context }: LoaderArgs) => context.get(sdkContext).session.signIn({ access_token: token });
  return pair((await shop.visit('/en', signIn)).cookie);
}

const pair = (cookie: string | null) => cookie?.split(';', 1)[0] ?? '';
const tokenOf = ({ context }: LoaderArgs) => context.get(sdkContext).session.current();
const searches = () => shop.requests.filter(({ url }) => new URL(url).pathname === '/search/listing');

describe('what guests are shown', () => {
  test('is asked for once for all of them, with the token and the search session of none', async () => {
    const cookies = [await guest(), await guest(), await guest()];
    const tokens = await Promise.all(
      cookies.map(async (cookie) => (await shop.visit('/en', tokenOf, { cookie })).data),
    );
    shop.requests.splice(0);
    const shown = await Promise.all(cookies.map((cookie) => listing(cookie)));
    expect(new Set(shown.map(({ products }) => JSON.stringify(products))).size).toBe(1);
    expect(searches()).toHaveLength(1);
    const [search] = searches();
    const sent = `${search?.url ?? ''} ${JSON.stringify([...(search?.headers ?? [])])}`;
    expect(sent).toContain('Bearer ');
    for (const { token = '', anonymousId = '' } of tokens) {
      expect(token && anonymousId).not.toBe('');
      expect(sent).not.toContain(token);
      expect(sent).not.toContain(anonymousId);
    }
  });

  test('gives a visitor who only looks no token and no cookie', async () => {
    await listing();
    const { set } = await listing();
    expect(set).toBeNull();
    expect(shop.requests.filter(({ url }) => url.includes('/oauth/token'))).toEqual([]);
  });
});

describe('what a signed-in customer is shown', () => {
  test('is their own, before guests and behind them, and is never theirs', async () => {
    const cookie = await tradeCustomer();
    const before = await listing();
    const own = await listing(cookie);
    const after = await listing();
    const again = await listing(cookie);
    expect(JSON.stringify(own.products)).not.toBe(JSON.stringify(before.products));
    expect(after.products).toEqual(before.products);
    expect(again.products).toEqual(own.products);
  });

  test('is asked for anew with their own token each time', async () => {
    const cookie = await tradeCustomer();
    const { token = '' } = (await shop.visit('/en', tokenOf, { cookie })).data;
    shop.requests.splice(0);
    await Promise.all([listing(cookie), listing(cookie)]);
    expect(searches().map(({ headers }) => headers.get('authorization'))).toEqual([
      `Bearer ${token}`,
      `Bearer ${token}`,
    ]);
  });

  test('would be seen by guests if a request’s own SDK filled the cache: the control', async () => {
    const { token } = await signInAs(shop.gateway, 'trade@example.com');
    const pricesIn = ({ documents }: { documents: readonly { prices: object }[] }) =>
      documents.flatMap(({ prices }) => Object.keys(prices));
    const { data } = await shop.visit('/en', async ({ context }) => {
      const { listing: profilename, collections } = (await contentOf(context).settings()).productLines.products;
      const query = { q: '*:*', profilename, collections, rows: 30 };
      const sdk = createCalls({
        ...context.get(environmentContext),
        tokens: memoryTokenStore(),
        fetch: context.get(systemsContext).fetch,
      });
      await sdk.session.signIn({ access_token: token });
      const leaking = createGuestCatalogue(sdk, { now: Date.now, onFailure: () => undefined });
      const sound = context.get(catalogueContext);
      return [pricesIn(await leaking.search.listing({ query })), pricesIn(await sound.search.listing({ query }))];
    });
    expect(data.map((personas) => personas.includes('TVS'))).toEqual([true, false]);
  });
});
