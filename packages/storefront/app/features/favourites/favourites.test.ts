import { signInAs } from '@basin/gateway/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { unpack } from '../catalogue/listing/packed.ts';
import { sdkContext } from '../../shell/request-context.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { applyPendingFavourite } from './change-favourites.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { partOf } from '../../testing/page-parts.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { castArgs, asFormPost } from '../../testing/visitor.ts';
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
  return shop.visit('/en/favourites', (args) => action(castArgs(action, asFormPost(args, form))), given);
};
const saved = async (given = cookie, query = '') =>
  (
    await shop.visit(`/en/my-account/my-favourites${query}`, (args) => loader(castArgs(loader, args)), {
      cookie: given,
    })
  ).data;

async function firstProduct() {
  const { data } = await shop.visit('/en/products/bathroom-faucets', (args) => pageLoader(castArgs(pageLoader, args)));
  const [card] = unpack(partOf(data, 'product-listing').view).products;
  if (!card) throw new Error('no product');
  return card;
}

async function productPage(path: string, given: { cookie?: string } = { cookie }) {
  const params = { slug: path.split('/').at(-1) ?? '' };
  return (await shop.visit(path, (args) => productLoader(castArgs(productLoader, args)), { params, ...given })).data;
}

describe('favourites', () => {
  test('STO-075 favourites hold products and articles separately, newest first, and both can be removed', async () => {
    const { sku, name, path } = await firstProduct();
    expect((await change({ intent: 'add', sku, stay: 'true' })).data).toEqual({ result: 'added' });
    expect((await change({ intent: 'add', article, stay: 'true' })).data).toEqual({ result: 'added' });
    expect((await change({ intent: 'add', sku, stay: 'true' })).data).toEqual({ result: 'added' }); // adding twice saves it once
    const { products, articles } = await saved();
    expect(products).toMatchObject([{ sku, name, card: { path: `${path}?skuId=${sku}` } }]);
    expect(articles).toMatchObject([{ link: article, title: 'The quiet hour', picture: 'room-bath-stone' }]);
    expect((await productPage(path)).product.isSaved).toBe(true);
    const { data: page } = await shop.visit(article, (args) => pageLoader(castArgs(pageLoader, args)), { cookie });
    expect(page.article).toMatchObject({ favourite: article, isSaved: true });
    expect((await change({ intent: 'remove', sku, stay: 'true' })).data).toEqual({ result: 'removed' });
    expect((await change({ intent: 'remove', article, stay: 'true' })).data).toEqual({ result: 'removed' });
    expect(await saved()).toMatchObject({ products: [], articles: [] });
  });

  test('an article that is saved in one language is saved in every language, and leads to its page in that of the list', async () => {
    const inFrench = article.replace('/en/', '/fr/');
    await shop.visit(
      '/fr/favourites',
      (args) => action(castArgs(action, asFormPost(args, { intent: 'add', article: inFrench, stay: 'true' }))),
      { cookie },
    );
    for (const path of [article, inFrench]) {
      const { data: page } = await shop.visit(path, (args) => pageLoader(castArgs(pageLoader, args)), { cookie });
      expect(page.article).toMatchObject({ favourite: article, isSaved: true });
    }
    expect((await saved()).articles).toMatchObject([{ path: article, title: 'L’heure tranquille' }]);
    await change({ intent: 'remove', article, stay: 'true' });
    expect((await saved()).articles).toEqual([]);
  });

  test('UI-009 UI-044 a guest’s favourite is saved after they sign in', async () => {
    const { sku, path } = await firstProduct();
    const pending = await change({ intent: 'add', sku, stay: 'true' }, {});
    expect(pending.data).toEqual({ result: 'signIn' });
    expect((await productPage(path, {})).product.isSaved).toBe(false);
    const { token } = await signInAs(shop.gateway, 'trade@example.com');
    const signIn = async ({ context }: LoaderArgs) => {
      await context.get(sdkContext).session.signIn({ access_token: token });
      await applyPendingFavourite(context);
      return takeNotices(context);
    };
    const signedIn = await shop.visit('/en/sign-in', signIn, { cookie: pair(pending.cookie) });
    expect(signedIn.data).toEqual([{ key: 'favourites.added', tone: 'success' }]);
    expect((await saved(pair(signedIn.cookie))).products.map((product) => product.sku)).toEqual([sku]);
  });

  test('products that are saved at the same time are all saved', async () => {
    const friend = await customer('friends@example.com');
    const { products } = (await shop.visit('/en', ({ context }) => productsOf(context).list({ limit: 6 }))).data;
    const saves = products.map(({ sku }) => change({ intent: 'add', sku, stay: 'true' }, { cookie: friend }));
    expect((await Promise.all(saves)).map(({ data }) => data)).toEqual(products.map(() => ({ result: 'added' })));
    expect((await saved(friend)).products).toHaveLength(6);
  });

  test('favourites beyond the first 48 products are on further pages', async () => {
    const many = await customer('company@example.com');
    const find = ({ context }: LoaderArgs) => productsOf(context).list({ limit: 50 });
    const { products } = (await shop.visit('/en', find)).data;
    for (const { sku } of products) await change({ intent: 'add', sku, stay: 'true' }, { cookie: many });
    const skusOf = async (query: string) => (await saved(many, query)).products.map((product) => product.sku);
    const first = await skusOf('');
    const last = await skusOf('?page=9');
    expect([first.length, last.length]).toEqual([48, 2]);
    expect([...first, ...last]).toEqual(products.map(({ sku }) => sku).reverse());
  });

  test('without scripts a favourite form redirects back with a notice, or to the sign-in page and from there back', async () => {
    const { sku } = await firstProduct();
    const returnTo = '/en/products/x/y.html?skuId=1';
    const done = (await change({ intent: 'add', sku, returnTo })).data as Response;
    expect([done.status, done.headers.get('Location')]).toEqual([303, returnTo]);
    const first = (await change({ intent: 'add', sku, returnTo }, {})).data as Response;
    expect(first.headers.get('Location')).toBe(`/en/sign-in?returnTo=${encodeURIComponent(returnTo)}`);
    const redirected = (await change({ intent: 'add', sku, returnTo: '//evil.example' })).data as Response;
    expect(redirected.headers.get('Location')).toBe('/en/my-account/my-favourites');
  });

  test.each([
    {},
    { intent: 'add' },
    { intent: 'drop', sku: 'A-1' },
    { intent: 'add', sku: 'a b' },
    { intent: 'add', article: 'https://evil.example/' },
    { intent: 'add', article: '/en/../../secret' },
  ])('the favourites form %j is rejected with 400', async (form) => {
    await expect(change(form as Record<string, string>)).rejects.toMatchObject({ init: { status: 400 } });
  });

  test.each([{ sku: 'NO-SUCH-SKU' }, { article: '/en/no-such-article' }])(
    '%j cannot be added to the favourites',
    async (item) => {
      expect((await change({ intent: 'add', stay: 'true', ...item })).data).toEqual({ result: 'failed' });
    },
  );
});
