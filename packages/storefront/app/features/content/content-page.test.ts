import { beforeAll, describe, expect, test } from 'vitest';
import { unpack } from '../catalogue/listing/packed.ts';
import type { PageView } from './page-view.ts';
import { partOf } from '../../testing/page-parts.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { loadOrderStatus as orderStatusLoader } from '../orders/order-status.server.ts';
import { contentOf } from '../../shell/sdk/nouns.server.ts';
import { preparePage } from './prepare-page.server.ts';
import { loadContentPage as pageLoader } from './content-page.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const loader = (args: LoaderArgs) => pageLoader(args as unknown as Parameters<typeof pageLoader>[0]);
const lookUpLoader = (args: LoaderArgs) =>
  orderStatusLoader(args as unknown as Parameters<typeof orderStatusLoader>[0]);
const visit = async (path: string) => (await shop.visit(path, loader)).data;
const typesOf = ({ parts }: PageView) => parts.map(({ type }) => type);
const listingOf = (page: PageView) => unpack(partOf(page, 'product-listing').view);

describe('a page', () => {
  test('STO-004 is put together from the content system’s document, in the language of its path', async () => {
    const [english, french] = [await visit('/en'), await visit('/fr')];
    expect(typesOf(english)).toEqual(typesOf(french));
    expect(partOf(english, 'hero').heading).toBe('Water, held well.');
    expect(partOf(french, 'hero').heading).not.toBe('Water, held well.');
    expect(partOf(english, 'product-rail').products.length).toBeGreaterThan(0);
  });

  test('STO-006 at the root is the English front page', async () => {
    const root = await shop.visit('/', loader);
    expect(root.locale).toBe('en');
    expect(root.data.title).toBe((await visit('/en')).title);
  });

  test('STO-042 STO-083 of any path that the content system knows needs no row in the table of addresses', async () => {
    expect(typesOf(await visit('/en/support/help-and-faq'))).toContain('questions');
    expect(typesOf(await visit('/fr/privacy-policy'))).toContain('rich-text');
  });

  test('STO-029 STO-034 STO-036 STO-037 STO-038 STO-039 STO-040 of the specification is served at its path', async () => {
    const pages = {
      '/services/installation-services': 'rich-text',
      '/press-room': 'press-landing',
      '/support/product-support-center': 'manual-product-tabs',
      '/support/help-and-faq': 'questions',
      '/inspiration/rooms-inspiration': 'shop-the-room',
      '/privacy-policy': 'rich-text',
      '/inspiration/love-your-look': 'media-text',
    };
    for (const locale of ['en', 'fr'])
      for (const [path, part] of Object.entries(pages))
        expect(typesOf(await visit(`/${locale}${path}`)), `/${locale}${path}`).toContain(part);
  });

  test('STO-049 that looks orders up is fetched as a page-model document, its form in the place of a component', async () => {
    shop.calls.length = 0;
    const { data } = await shop.visit('/fr/order-status', lookUpLoader);
    expect(typesOf(data.page)).toEqual(['breadcrumb', 'page-intro', 'order-status']);
    expect(shop.calls).toContain('GET /fr/order-status.model.json');
  });

  test('has the skin of the brand that it belongs to, in both languages; the shop’s own pages have none', async () => {
    for (const locale of ['en', 'fr']) {
      expect((await visit(`/${locale}/products/kitchen-sinks`)).skin).toBe('kitchen');
      expect((await visit(`/${locale}/products/tile`)).skin).toBe('tile');
      expect((await visit(`/${locale}/products`)).skin).toBeUndefined();
      expect((await visit(`/${locale}`)).skin).toBeUndefined();
    }
  });

  test('STO-056 that does not exist is answered with 404 and the content system’s own page', async () => {
    const answer = visit('/fr/rien-de-tel');
    await expect(answer).rejects.toMatchObject({ init: { status: 404 } });
    const { data } = (await answer.catch((thrown: unknown) => thrown)) as { data: PageView };
    expect(typesOf(data)).toContain('not-found');
    expect(data.isIndexed).toBe(false);
  });

  test.each(['/en/a%2Fb', '/en/..%2f404', '/en/%5c', '/en/A', '/en/a//b'])(
    'whose path can be no name (%s) is not there either',
    async (path) => {
      await expect(visit(path)).rejects.toMatchObject({ init: { status: 404 } });
    },
  );

  test('STO-063 of words is shared by the picture of its section, else by that of the front page', async () => {
    for (const locale of ['en', 'fr']) {
      const pictureOf = async (path: string) => (await visit(`/${locale}${path}`)).picture;
      expect(await pictureOf('/services/find-a-pro')).toEqual(await pictureOf('/services'));
      expect(await pictureOf('/privacy-policy')).toEqual(await pictureOf(''));
      expect((await pictureOf('/press-room'))?.name).toContain('faucet');
      for (const path of ['/services', '', '/support/help-and-faq']) expect(await pictureOf(path)).toBeDefined();
    }
  });

  test('shows nothing that would run: HTML of an editor is sanitised before it leaves the server', async () => {
    const { html } = partOf(await visit('/en/services/installation-services'), 'rich-text');
    expect(html).toContain('<h2>');
    expect(html).not.toMatch(/<script|onerror|javascript:/i);
  });
});

describe('the rooms', () => {
  test('point at products that are sold, where they stand in the picture', async () => {
    const { rooms } = partOf(await visit('/en/inspiration/rooms-inspiration'), 'shop-the-room');
    expect(rooms.length).toBeGreaterThan(1);
    const spots = rooms.flatMap((room) => room.spots);
    expect(spots.length).toBeGreaterThan(0);
    for (const { x, y, product } of spots) {
      expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(0);
      expect(product.path).toMatch(/^\/en\/|^\/products?/);
      expect(product.name).not.toBe('');
    }
  });

  test('STO-081 begin with the one that the address asks for, in its language', async () => {
    const { rooms } = partOf(await visit('/fr/inspiration/rooms-inspiration?id=oak-washstand'), 'shop-the-room');
    expect(rooms[0]?.id).toBe('oak-washstand');
    expect(rooms[0]?.title).toContain('chêne');
  });
});

describe('the articles', () => {
  test('STO-063 tell the day of their publication to readers and search engines, and that the shop wrote them', async () => {
    const { article, picture } = await visit('/fr/inspiration/living-brass');
    expect(article?.published).toEqual({ date: '2026-10-13', day: '13 octobre 2026', author: null });
    expect(article?.facts).toMatchObject({
      datePublished: '2026-10-13',
      author: { '@type': 'Organization', name: 'Basin' },
      image: expect.stringContaining(picture?.name ?? '-') as string,
    });
  });

  test('name the person who wrote them where the content system does', async () => {
    const { data } = await shop.visit('/en/inspiration/living-brass', async ({ context, url }) => {
      const page = await contentOf(context).page(url.pathname);
      return page && preparePage({ ...page, author: 'Ada Finch' }, { context, url });
    });
    const article = data?.article;
    expect(article?.published?.author).toBe('Ada Finch');
    expect(article?.facts).toMatchObject({ author: { '@type': 'Person', name: 'Ada Finch' } });
  });

  test.each(['en', 'fr'])(
    'STO-077 STO-086 are listed with their pictures, and each can be read (in %s)',
    async (locale) => {
      const { articles } = partOf(await visit(`/${locale}/inspiration`), 'inspiration-gallery');
      expect(articles.length).toBeGreaterThan(3);
      for (const { path, title, text, name } of articles) {
        expect([title, text, name]).not.toContain('');
        expect(path).toMatch(new RegExp(`^/${locale}/inspiration/`));
        const page = await visit(path);
        expect(partOf(page, 'hero').heading).toBe(title);
        expect(partOf(page, 'rich-text').html.match(/<h2>/g)?.length).toBeGreaterThan(1);
        expect(typesOf(page).join()).toContain('rich-text,figure,rich-text,product-rail');
      }
    },
  );

  test('are narrowed to the theme of the address, and are all shown for a theme that none has', async () => {
    const galleryOf = async (path: string) => partOf(await visit(path), 'inspiration-gallery');
    const { articles, themes } = await galleryOf('/en/inspiration');
    expect(themes.map(({ isChosen }) => isChosen)).not.toContain(true);
    const bathing = await galleryOf('/en/inspiration?theme=Bathing');
    expect(bathing.articles.length).toBeLessThan(articles.length);
    expect(bathing.articles).not.toEqual([]);
    expect(bathing.themes.filter(({ isChosen }) => isChosen)).toEqual([{ name: 'Bathing', isChosen: true }]);
    expect((await galleryOf('/en/inspiration?theme=No+such')).articles).toEqual(articles);
  });
});

describe('a listing', () => {
  test('STO-071 has products, facets and a price range', async () => {
    const view = listingOf(await visit('/en/products'));
    expect(view.total).toBeGreaterThan(30);
    expect(view.products).toHaveLength(30);
    expect(view.facets.length).toBeGreaterThan(2);
    expect(view.price?.max).toBeGreaterThan(view.price?.min ?? 0);
  });

  test('STO-071 keeps to what the address asks for', async () => {
    const all = listingOf(await visit('/en/products'));
    const facet = all.facets.find(({ values }) => values.length > 1);
    const value = facet?.values[0];
    if (!facet || !value) throw new Error('the listing has no facet to choose from');
    const search = new URLSearchParams({ [facet.field]: value.key }).toString();
    expect(listingOf(await visit(`/en/products?${search}`)).total).toBe(value.count);
  });

  test('STO-071 narrows to a price and sorts by it', async () => {
    const view = listingOf(await visit('/en/products?priceFrom=100&priceTo=500&sort=priceAscending'));
    const cents = view.products.map(({ price }) => price?.from.cents ?? 0);
    expect(cents.length).toBeGreaterThan(1);
    expect(Math.min(...cents)).toBeGreaterThanOrEqual(10_000);
    expect(Math.max(...cents)).toBeLessThanOrEqual(50_000);
    expect(cents).toEqual(cents.toSorted((a, b) => a - b));
  });

  test('STO-071 shows one page by itself and all pages up to it after loading more, each product once', async () => {
    const second = listingOf(await visit('/en/products?page=2&sort=name')).products.map(({ sku }) => sku);
    const both = listingOf(await visit('/en/products?from=1&page=2&sort=name')).products.map(({ sku }) => sku);
    expect(both.slice(30)).toEqual(second);
    expect(new Set(both).size).toBe(60);
  });

  test('more pages than the index gives at once come together', async () => {
    const view = listingOf(await visit('/en/products?from=1&page=5&sort=name'));
    expect(view.products).toHaveLength(Math.min(150, view.total));
  });

  test('what advertising adds to an address is no filter, a field that does not exist has no products', async () => {
    const { total } = listingOf(await visit('/en/products'));
    expect(listingOf(await visit('/en/products?utm_source=mail&gclid=1')).total).toBe(total);
    expect(listingOf(await visit('/en/products?NoSuchField_s=1')).total).toBe(0);
  });

  test('a price range that is turned round means the same', async () => {
    const range = listingOf(await visit('/en/products?priceFrom=100&priceTo=500'));
    expect(listingOf(await visit('/en/products?priceFrom=500&priceTo=100')).total).toBe(range.total);
  });

  test('a page behind the last has no products and is no failure', async () => {
    expect(listingOf(await visit('/en/products?page=9999')).products).toEqual([]);
  });

  test('a filter that nothing has gives an empty listing, hostile text is only text', async () => {
    for (const value of ['nothing', '") OR *:* //', '{!xmlparser}', '\\"'])
      expect(listingOf(await visit(`/en/products?ProductBrandName_s=${encodeURIComponent(value)}`)).total).toBe(0);
  });
});

describe('a search', () => {
  const foundOf = (page: Parameters<typeof partOf>[0]) => {
    const view = partOf(page, 'search');
    return 'view' in view ? view : expect.fail('The page shows where a search begins.');
  };

  test('STO-072 without words begins with what is looked for most; filters alone list products', async () => {
    const start = partOf(await visit('/en/search'), 'search');
    expect('top' in start && start.top.every(({ path }) => path.startsWith('/en/products/'))).toBe(true);
    expect(unpack(foundOf(await visit('/en/search?priceFrom=100')).view).total).toBeGreaterThan(0);
  });

  test('STO-072 STO-007 finds products and service parts for words', async () => {
    const { view } = foundOf(await visit('/en/search?keyword=faucet'));
    expect(unpack(view).total).toBeGreaterThan(0);
    const { parts, order } = foundOf(await visit('/en/search?keyword=cartridge'));
    expect(parts.length).toBeGreaterThan(0);
    expect(order).toEqual({ showsProducts: false, showsParts: true, partsFirst: true, isNear: false });
  });

  test('STO-072 finds the pages that words lead to, and says when what it shows only comes close', async () => {
    const { pages, order, hasOwnPage } = foundOf(await visit('/en/search?keyword=warranty'));
    expect(hasOwnPage).toBe(true);
    expect(pages[0]).toMatchObject({ path: '/en/support/product-support-center' });
    expect(order.isNear).toBe(false);
    expect(foundOf(await visit('/en/search?keyword=facuet')).order.isNear).toBe(true);
  });

  test('STO-072 the page of all service parts keeps to the words that led to it', async () => {
    const all = listingOf(await visit('/en/support/service-parts'));
    const found = listingOf(await visit('/en/support/service-parts?keyword=cartridge'));
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBeLessThan(all.total);
  });

  test('for a model number leads to that piece', async () => {
    const [card] = listingOf(await visit('/en/products')).products;
    // the number that shoppers read is the sku without its system's letters
    const thrown: unknown = await visit(`/en/search?keyword=${card?.sku.slice(2) ?? ''}`).catch(
      (reason: unknown) => reason,
    );
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get('Location')).toBe(card?.path);
  });

  test('for what there is not finds nothing and fails for nothing', async () => {
    for (const keyword of ['zzzzqqq', '*:*"', '{!join}', ' ', 'a'.repeat(500)])
      expect((await visit(`/en/search?keyword=${encodeURIComponent(keyword)}`)).title).toBe('Search');
  });
});
