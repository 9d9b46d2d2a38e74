import { freeShippingFrom } from '@basin/domain';
import { moneyFrom } from '@basin/sdk';
import { demoDate } from '@basin/gateway/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { unpack, type PackedListing } from '../catalogue/listing/packed.ts';
import type { PageView } from '../content/page-view.ts';
import type { ListingView } from '../catalogue/listing/listing-view.ts';
import { partOf } from '../../testing/page-parts.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { loadContentPage as pageLoader } from '../content/content-page.server.ts';
import { loadProductPage as productLoader } from './product-page.server.ts';
import type { BundleItemView } from './product-view.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const faucets = '/en/products/bathroom-faucets';

type Loader<Args> = (args: Args) => unknown;
const argsFor = <Args>(_loader: Loader<Args>, args: LoaderArgs) => args as unknown as Args;

async function cards(path: string): Promise<ListingView['products']> {
  const { data } = await shop.visit(path, (args) => pageLoader(argsFor(pageLoader, args)));
  const listing = data.parts.find(({ type }) => type === 'product-listing')?.view as { view: PackedListing };
  return unpack(listing.view).products;
}

async function product(path: string, search = '', { visit }: TestShop = shop) {
  const slug = path.split('/').at(-1) ?? '';
  const load = (args: LoaderArgs) => productLoader(argsFor(productLoader, args));
  return (await visit(`${path}${search}`, load, { params: { slug } })).data;
}

describe('a product page', () => {
  test('STO-084 STO-073 a product is found by its slug and has finishes, price, stock, pictures and accessories', async () => {
    const [card] = await cards('/en/products/bathroom-faucets');
    const page = (await product(card?.path ?? '')).product;
    expect(page.name).toBe(card?.name);
    expect(page.path).toBe(card?.path);
    expect(page.finishes.length).toBeGreaterThan(1);
    expect(page.finishes.map(({ sku }) => sku)).toContain(page.sku);
    expect(page.price?.now.cents).toBeGreaterThan(0);
    expect(page.stock?.status).toMatch(/inStock|backOrder|outOfStock/);
    expect(page.pictures.length).toBeGreaterThan(0);
    expect([page.requiredParts.length, page.recommended.length]).not.toContain(0);
    expect(page.specifications).toContainEqual({ label: 'Warranty', value: '10 years' });
    const { value, path } = page.specifications.find(({ label }) => label === 'Collection') ?? {};
    expect(path).toMatch(/^\/en\/(collections\/|products\?Collection_ss=)/);
    expect(path?.toLowerCase()).toContain(value?.toLowerCase().split(' ')[0]);
    expect(page.dimensions.every(({ inches, millimetres }) => inches !== '' && millimetres !== '')).toBe(true);
  });

  test('STO-073 a product page shows the finish in the URL, or the default finish when the URL names none or an unknown one', async () => {
    const [card] = await cards('/en/products/bathroom-faucets');
    const path = card?.path ?? '';
    const standard = (await product(path)).product;
    const other = standard.finishes.find(({ sku, state }) => sku !== standard.sku && state !== 'discontinued');
    expect((await product(path, `?skuId=${other?.sku ?? ''}`)).product).toMatchObject({
      sku: other?.sku,
      finish: other?.name,
    });
    for (const skuId of ['NO-SUCH-SKU', '../..', '"', ''])
      expect((await product(path, `?skuId=${encodeURIComponent(skuId)}`)).product.sku).toBe(standard.sku);
  });

  test('DOM-164 a product page passes on how many viewed products the configuration lets a browser store', async () => {
    const [card] = await cards(faucets);
    expect(await product(card?.path ?? '')).toMatchObject({ recentlyViewedMax: 10 });
  });

  test('a product whose category has an installation leads to the page where that is added to the cart', async () => {
    const installations = {
      'kitchen-faucets': 'faucet',
      showers: 'shower',
      'tub-fillers': 'bathtub',
      toilets: 'toilet',
      vanities: 'vanity',
      'mosaic-tile': 'tile',
    };
    const everywhere = Object.entries(installations).map(([category, name]) => ['en', category, name] as const);
    for (const [locale, category, name] of [...everywhere, ['fr', 'toilets', 'toilet'] as const]) {
      const [card] = await cards(`/${locale}/products/${category}`);
      const { page } = await product(card?.path ?? '');
      const { items } = partOf(page ?? expect.fail('no content'), 'questions');
      const html = items.map((item) => item.html).join('');
      const path = /href="([^"]*\/installation-services\/[^"]+)"/.exec(html)?.[1] ?? '';
      expect(path, category).toMatch(new RegExp(`^/${locale}/products/installation-services/${name}-`));
      expect((await product(path)).product).toMatchObject({ path: `/${locale}/services/installation-services` });
    }
  });

  test.each(['en', 'fr'])(
    'the page of a service in %s answers when it takes place, not where it ships to',
    async (locale) => {
      const questionsOf = async (path: string) => {
        const { page } = await product(path);
        return partOf(page ?? expect.fail('no content'), 'questions').items.map(({ question }) => question);
      };
      const service = await questionsOf(`/${locale}/products/installation-services/vanity-installation.html`);
      expect(service).toEqual([expect.stringMatching(/date/)]);
      const [card] = await cards(`/${locale}/products/vanities`);
      expect(await questionsOf(card?.path ?? '')).toContainEqual(expect.stringContaining('Canada'));
    },
  );

  test('a product page has the skin of its brand', async () => {
    const skins = { 'field-tile': 'tile', 'kitchen-faucets': 'kitchen', toilets: 'fixtures' };
    for (const [category, skin] of Object.entries(skins)) {
      const [card] = await cards(`/en/products/${category}`);
      expect((await product(card?.path ?? '')).skin, category).toBe(skin);
    }
  });

  test('STO-004 a product page is in the language of its path', async () => {
    const [card] = await cards('/fr/products/bathroom-faucets');
    const french = (await product(card?.path ?? '')).product;
    const english = (await product((card?.path ?? '').replace('/fr/', '/en/'))).product;
    expect(french.slug).toBe(english.slug);
    expect(french.description).not.toBe(english.description);
  });

  test('a tile page shows the area per box and keeps a room from the URL when its values are numbers', async () => {
    const [card] = await cards('/en/products/field-tile');
    const path = card?.path ?? '';
    const tile = await product(path, '?area=84.5&overage=15');
    expect(tile.product.coverage?.perUnit).toBeGreaterThan(0);
    expect(tile.room).toEqual({ area: '84.5', isAreaRejected: false, overage: '15', sizes: [], name: '' });
    expect((await product(path, '?area=-1&overage=1e9')).room).toEqual({
      area: '',
      isAreaRejected: true,
      overage: '10',
      sizes: [],
      name: '',
    });
    const { room } = await product(
      path,
      '?roomLength=10&roomLength=5&roomLength=x&roomWidth=12&roomWidth=8&roomWidth=',
    );
    expect(room).toMatchObject({
      area: '160',
      sizes: [
        { length: '10', width: '12' },
        { length: '5', width: '8' },
      ],
    });
    const metric = await product(path.replace('/en/', '/fr/'), '?unit=m&roomLength=3,5&roomWidth=2,5');
    expect(metric.room).toMatchObject({
      area: '8,75',
      isAreaRejected: false,
      sizes: [{ length: '3,5', width: '2,5' }],
    });
  });

  test('an overage in the URL is a whole percentage that the slider of the planner can show', async () => {
    const [card] = await cards('/en/products/field-tile');
    const overageOf = async (overage: string) =>
      (await product(card?.path ?? '', `?area=84.5&overage=${overage}`)).room.overage;
    expect(await Promise.all(['0', '12.4', '50', '80', '150'].map(overageOf))).toEqual(['0', '12', '50', '50', '50']);
  });

  test('a room in the unit of another language is dropped, and its overage and name stay', async () => {
    const [card] = await cards('/en/products/field-tile');
    const path = card?.path ?? '';
    const dropped = { area: '', isAreaRejected: false, overage: '15', sizes: [], name: 'Hall' };
    const sizes = 'roomLength=10&roomWidth=12&overage=15&roomName=Hall';
    expect((await product(path.replace('/en/', '/fr/'), `?unit=ft&area=100&${sizes}`)).room).toEqual(dropped);
    expect((await product(path, `?unit=m&area=100&${sizes}`)).room).toEqual(dropped);
    expect((await product(path, `?unit=ft&area=100&${sizes}`)).room).toMatchObject({ area: '120', name: 'Hall' });
  });

  test.each([
    ['links to its category', { path: '/en/products', links: [{ title: 'Faucets', path: faucets }] }, 2],
    ['is its category', { path: faucets, links: [] }, 1],
    ['leads elsewhere', { path: '/en/products/tile', links: [] }, 0],
  ])('the breadcrumb of a product, when a menu %s, does not name the service parts', async (_, menu, count) => {
    const other = await testShop();
    const components = [{ name: 'menu', type: 'main-menu', groups: [{ title: 'Menu', ...menu }] }];
    const header = JSON.stringify({ title: 'Header', pageKind: 'header', components });
    const pages = other.gateway.db.updateTable('content').set({ document: header });
    await pages.where('path', '=', '/pages/en/fragments/header').execute();
    const slug = 'maren-wall-mounted-basin-faucet-lever-handles';
    const { trail } = await product(`${faucets}/${slug}.html`, '', other);
    expect(trail.map(({ title }) => title)).toEqual(['Menu', 'Faucets'].slice(0, count));
  });

  test('a product page includes the content system’s parts below it', async () => {
    const [card] = await cards('/en/products/basins');
    const { page } = await product(card?.path ?? '');
    expect(page?.parts.map(({ type }) => type)).toContain('recently-viewed');
  });

  test('a product page links only to the rooms that contain the product', async () => {
    const { data } = await shop.visit('/en/inspiration/rooms-inspiration', (args) =>
      pageLoader(argsFor(pageLoader, args)),
    );
    const { rooms } = partOf(data, 'shop-the-room');
    const paths = new Set(rooms.flatMap(({ spots }) => spots.map(({ product: { path } }) => path)));
    for (const path of [...paths].slice(0, 3)) {
      const { page } = await product(path);
      if (!page) throw new Error('no page');
      const { articles } = partOf(page, 'rooms-with-product');
      const withIt = rooms.filter(({ spots }) => spots.some((spot) => spot.product.path === path));
      expect(articles.map(({ id }) => id).sort()).toEqual(withIt.map(({ id }) => id).sort());
      expect(articles[0]?.path).toContain('/en/inspiration/rooms-inspiration?id=');
    }
  });

  test('DOM-096 the path of a product in another category or without .html redirects to its own', async () => {
    const slug = 'maren-wall-mounted-basin-faucet-lever-handles';
    const own = `/en/products/bathroom-faucets/${slug}.html`;
    for (const path of [
      `/en/products/tile/${slug}.html`,
      own.replace('.html', ''),
      `/en/support/service-parts/${slug}`,
    ])
      await expect(product(path, '?skuId=x')).rejects.toMatchObject({
        status: 301,
        headers: new Headers({ Location: `${own}?skuId=x` }),
      });
  });

  test.each(['no-such-product.html', '.html', '"', 'a b', '..', '%'])('the product slug %j is a 404', async (slug) => {
    const load = (args: LoaderArgs) => productLoader(argsFor(productLoader, args));
    const response = shop.visit('/en/products/basins/x', load, { params: { slug } });
    await expect(response).rejects.toMatchObject({ init: { status: 404 } });
    const thrown = (await response.catch((reason: unknown) => reason)) as { data: PageView };
    expect(thrown.data.parts.map(({ type }) => type)).toContain('not-found');
  });
});

test('a product page gives a delivery estimate for a finish in production and none for a discontinued one', async () => {
  const later = await testShop({ now: () => demoDate });
  const path = '/en/products/bathroom-faucets/maren-wall-mounted-basin-faucet-lever-handles.html';
  const made = (await product(path, '', later)).product;
  const ended = made.finishes.find(({ state }) => state === 'discontinued');
  expect([ended?.name, made.stock?.status]).toEqual(['Matte Black', 'inStock']);
  expect(made.delivery).toMatchObject({
    departure: { after: 'leadTime', leadTime: expect.stringContaining('days') as string },
    freightPolicy: expect.any(String) as string,
    freeFrom: moneyFrom(freeShippingFrom),
  });

  const chosen = (await product(path, `?skuId=${ended?.sku ?? ''}`, later)).product;
  expect([chosen.sku, chosen.stock?.status, chosen.delivery]).toEqual([ended?.sku, 'discontinued', null]);
});

test('a back-ordered finish ships when it is back in stock, and one that cannot be bought has no delivery estimate', async () => {
  const products = await shop.gateway.db.selectFrom('products').select(['slug', 'document']).execute();
  const { slug, document } =
    products.find(({ document: { category, variants } }) => {
      const [main] = variants;
      return category.en === 'Bathroom Faucets' && main?.backOrderable === false && main.discontinued === false;
    }) ?? expect.fail('every faucet can be back-ordered');
  const [path, sku] = [`/en/products/bathroom-faucets/${slug}.html`, document.masterSku];
  const withStock = async (available: number, restockable: number | null) => {
    const stock = { available, restockable_in_days: restockable };
    await shop.gateway.db.updateTable('stock').set(stock).where('sku', '=', sku).execute();
    return (await product(path, `?skuId=${sku}`)).product;
  };
  const backOrdered = await withStock(0, 63);
  expect([backOrdered.stock?.status, backOrdered.delivery?.departure]).toEqual([
    'backOrder',
    { after: 'restock', days: 63 },
  ]);
  const soldOut = await withStock(0, null);
  expect([soldOut.stock?.status, soldOut.delivery]).toEqual(['outOfStock', null]);
});

test('STO-073 every part of a set, in any finish, links to its own page in that finish and shows the price of that page', async () => {
  const sets = ['vanities/maren-vanity-set-with-mirror-36-in', 'toilets/maren-two-piece-toilet'];
  const parts = new Map<string, BundleItemView>();
  for (const path of sets.map((name) => `/en/products/${name}.html`)) {
    for (const { sku } of (await product(path)).product.finishes) {
      const { bundleItems } = (await product(path, `?skuId=${sku}`)).product;
      for (const item of bundleItems) parts.set(item.sku, item);
    }
  }
  expect(parts.size).toBeGreaterThan(10);
  for (const { sku, path = '', finish, price } of parts.values()) {
    const { pathname, search } = new URL(path, 'https://shop.example');
    const own = (await product(pathname, search)).product;
    expect([own.sku, own.finish, own.price?.now]).toEqual([sku, finish?.name, price]);
  }
});
