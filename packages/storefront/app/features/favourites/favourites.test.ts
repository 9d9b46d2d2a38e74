import { signInAs } from '@basin/gateway/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { unpack } from '../catalogue/listing/packed.ts';
import { sdkContext } from '../../shell/request-context.server.ts';
import { applyPendingFavourite } from './change-favourites.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { partOf } from '../../testing/page-parts.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { as, posted } from '../../testing/visitor.ts';
import { loadContentPage as pageLoader } from '../content/content-page.server.ts';
import { loadProductPage as productLoader } from '../product/product-page.server.ts';
import { handleFavouriteForm as action } from './favourite-forms.server.ts';
import { loadFavouritesPage as loader } from './favourites-page.server.ts';

let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  shop = await testShop();
  cookie = await customer('homeowner@example.com');
});

const pair = (set: string | null) => set?.split(';', 1)[0] ?? '';
const article = '/en/inspiration/quiet-hour';

async function customer(email: string): Promise<string> {
  const { token } = await signInAs(shop.gateway, email);
  const signIn = ({ context }: LoaderArgs) => context.get(sdkContext).session.signIn({ access_token: token });
  return pair((await shop.visit('/en', signIn)).cookie);
}

const change = (form: Record<string, string>, given: { cookie?: string } = { cookie }) => {
  return shop.visit('/en/favourites', (args) => action(as(action, posted(args, form))), given);
};
const saved = async (given = cookie) =>
  (await shop.visit('/en/my-account/my-favourites', (args) => loader(as(loader, args)), { cookie: given })).data;

async function firstProduct() {
  const { data } = await shop.visit('/en/products/bathroom-faucets', (args) => pageLoader(as(pageLoader, args)));
  const [card] = unpack(partOf(data, 'product-listing').view).products;
  if (!card) throw new Error('no product');
  return card;
}

async function productPage(path: string, given: { cookie?: string } = { cookie }) {
  const params = { slug: path.split('/').at(-1) ?? '' };
  return (await shop.visit(path, (args) => productLoader(as(productLoader, args)), { params, ...given })).data;
}

describe('the favourites', () => {
  test('STO-013 STO-075 STO-085 hold products and articles apart, the newest first, and let them go', async () => {
    const { sku, name, path } = await firstProduct();
    expect((await change({ intent: 'add', sku, stay: 'true' })).data).toBe('added');
    expect((await change({ intent: 'add', article, stay: 'true' })).data).toBe('added');
    expect((await change({ intent: 'add', sku, stay: 'true' })).data).toBe('added'); // once is enough
    const { products, articles } = await saved();
    expect(products).toMatchObject([{ sku, name, card: { path: `${path}?skuId=${sku}` } }]);
    expect(articles).toMatchObject([{ link: article, title: 'The quiet hour', picture: 'room-bath-stone' }]);
    expect((await productPage(path)).product.isSaved).toBe(true);
    const { data: page } = await shop.visit(article, (args) => pageLoader(as(pageLoader, args)), { cookie });
    expect(page.article).toMatchObject({ path: article, isSaved: true });
    expect((await change({ intent: 'remove', sku, stay: 'true' })).data).toBe('removed');
    expect((await change({ intent: 'remove', article, stay: 'true' })).data).toBe('removed');
    expect(await saved()).toMatchObject({ products: [], articles: [] });
  });

  test('UI-009 UI-044 of a guest wait until they have signed in', async () => {
    const { sku, path } = await firstProduct();
    const wanted = await change({ intent: 'add', sku, stay: 'true' }, {});
    expect(wanted.data).toBe('signIn');
    expect((await productPage(path, {})).product.isSaved).toBe(false);
    const { token } = await signInAs(shop.gateway, 'trade@example.com');
    const signIn = async ({ context }: LoaderArgs) => {
      await context.get(sdkContext).session.signIn({ access_token: token });
      await applyPendingFavourite(context);
      return takeNotices(context);
    };
    const signedIn = await shop.visit('/en/sign-in', signIn, { cookie: pair(wanted.cookie) });
    expect(signedIn.data).toEqual([{ key: 'favourites.added', tone: 'success' }]);
    expect((await saved(pair(signedIn.cookie))).products.map((product) => product.sku)).toEqual([sku]);
  });

  test('without scripts lead back with a notice, or to the sign-in and from there back', async () => {
    const { sku } = await firstProduct();
    const there = '/en/products/x/y.html?skuId=1';
    const done = (await change({ intent: 'add', sku, returnTo: there })).data as Response;
    expect([done.status, done.headers.get('Location')]).toEqual([303, there]);
    const first = (await change({ intent: 'add', sku, returnTo: there }, {})).data as Response;
    expect(first.headers.get('Location')).toBe(`/en/sign-in?returnTo=${encodeURIComponent(there)}`);
    const away = (await change({ intent: 'add', sku, returnTo: '//evil.example' })).data as Response;
    expect(away.headers.get('Location')).toBe('/en/my-account/my-favourites');
  });

  test.each([
    {},
    { intent: 'add' },
    { intent: 'drop', sku: 'A-1' },
    { intent: 'add', sku: 'a b' },
    { intent: 'add', article: 'https://evil.example/' },
    { intent: 'add', article: '/en/../../secret' },
  ])('are not changed by %j: 400', async (form) => {
    await expect(change(form as Record<string, string>)).rejects.toMatchObject({ init: { status: 400 } });
  });

  test.each([{ sku: 'NO-SUCH-SKU' }, { article: '/en/no-such-article' }])('do not take %j', async (what) => {
    expect((await change({ intent: 'add', stay: 'true', ...what })).data).toBe('failed');
  });
});
