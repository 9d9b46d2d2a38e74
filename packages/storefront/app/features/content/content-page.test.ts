import { beforeAll, describe, expect, test } from 'vitest';
import { unpack } from '../catalogue/listing/packed.ts';
import type { PageView } from './page-view.ts';
import { partOf } from '../../testing/page-parts.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { loadOrderStatus as orderStatusLoader } from '../orders/order-status.server.ts';
import { queueNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { catalogueContext } from '../../shell/request-context.server.ts';
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
const languagesOf = ({ parts }: PageView) =>
  parts.flatMap((part) => (part.type === 'unknown' ? [] : (part.lang ?? [])));
const listingOf = (page: PageView) => unpack(partOf(page, 'product-listing').view);

describe('a page', () => {
  test('STO-004 a content page is built from the content system’s document, in the language of its path', async () => {
    const [english, french] = [await visit('/en'), await visit('/fr')];
    expect(typesOf(english)).toEqual(typesOf(french));
    expect(partOf(english, 'hero').heading).toBe('Water, held well.');
    expect(partOf(french, 'hero').heading).not.toBe('Water, held well.');
    expect(partOf(english, 'product-rail').products.length).toBeGreaterThan(0);
  });

  test('a page that is not translated has the language of its texts, and a translated page none of its own', async () => {
    const { title } = await visit('/en/accessibility');
    const path = '/pages/fr/accessibility';
    const { db } = shop.gateway;
    const french = await db.selectFrom('content').selectAll().where('path', '=', path).executeTakeFirstOrThrow();
    await db.deleteFrom('content').where('path', '=', path).execute();
    const untranslated = await visit('/fr/accessibility');
    expect([untranslated.title, new Set(languagesOf(untranslated))]).toEqual([title, new Set(['en'])]);
    await db
      .insertInto('content')
      .values({ path, document: JSON.stringify(french.document), seed: JSON.stringify(french.seed) })
      .execute();
    expect(languagesOf(await visit('/fr/privacy-policy'))).toEqual([]);
  });

  test('STO-006 the root URL is the English front page', async () => {
    const root = await shop.visit('/', loader);
    expect(root.locale).toBe('en');
    expect(root.data.title).toBe((await visit('/en')).title);
  });

  test('STO-042 STO-083 any path that the content system knows is served without an entry in the route table', async () => {
    expect(typesOf(await visit('/en/support/help-and-faq'))).toContain('questions');
    expect(typesOf(await visit('/fr/privacy-policy'))).toContain('rich-text');
  });

  test('every content page of the specification has its component', async () => {
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

  test('STO-049 the order lookup page is fetched as a page-model document, with its form in place of a component', async () => {
    shop.calls.length = 0;
    const { data } = await shop.visit('/fr/order-status', lookUpLoader);
    expect(typesOf(data.page)).toEqual(['breadcrumb', 'page-intro', 'order-status']);
    expect(shop.calls).toContain('GET /fr/order-status.model.json');
  });

  test('a content page has the skin of its brand in both languages, and the shop’s own pages have none', async () => {
    for (const locale of ['en', 'fr']) {
      expect((await visit(`/${locale}/products/kitchen-sinks`)).skin).toBe('kitchen');
      expect((await visit(`/${locale}/products/tile`)).skin).toBe('tile');
      expect((await visit(`/${locale}/products`)).skin).toBeUndefined();
      expect((await visit(`/${locale}`)).skin).toBeUndefined();
    }
  });

  test('STO-056 an unknown page is a 404 with the content system’s own page', async () => {
    const response = visit('/fr/rien-de-tel');
    await expect(response).rejects.toMatchObject({ init: { status: 404 } });
    const { data } = (await response.catch((thrown: unknown) => thrown)) as { data: PageView };
    expect(typesOf(data)).toContain('not-found');
    expect(data.isIndexed).toBe(false);
  });

  test.each(['/en/a%2Fb', '/en/..%2f404', '/en/%5c', '/en/A'])(
    'a path that is not a valid page name (%s) is a 404',
    async (path) => {
      await expect(visit(path)).rejects.toMatchObject({ init: { status: 404 } });
    },
  );

  test('a page without a picture is shared with the picture of its section, or else of the front page', async () => {
    for (const locale of ['en', 'fr']) {
      const pictureOf = async (path: string) => (await visit(`/${locale}${path}`)).picture;
      expect(await pictureOf('/support/contact')).toEqual(await pictureOf('/support'));
      expect(await pictureOf('/privacy-policy')).toEqual(await pictureOf(''));
      expect((await pictureOf('/press-room'))?.name).toContain('faucet');
      for (const path of ['/services', '', '/support/help-and-faq']) expect(await pictureOf(path)).toBeDefined();
    }
  });

  test('a content page contains no executable HTML: the server sanitises an editor’s HTML', async () => {
    const { html } = partOf(await visit('/en/services/installation-services'), 'rich-text');
    expect(html).toContain('<h2>');
    expect(html).not.toMatch(/<script|onerror|javascript:/i);
  });
});

describe('shoppable rooms', () => {
  test('the hotspots of a room are on products that are sold, at their position in the picture', async () => {
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

  test('STO-081 the room named in the URL comes first, in the language of the page', async () => {
    const { rooms } = partOf(await visit('/fr/inspiration/rooms-inspiration?id=oak-washstand'), 'shop-the-room');
    expect(rooms[0]?.id).toBe('oak-washstand');
    expect(rooms[0]?.title).toContain('chêne');
  });
});

describe('inspiration articles', () => {
  test('an article gives readers and search engines its publication date, and names the shop as its author', async () => {
    const { article, picture } = await visit('/fr/inspiration/living-brass');
    expect(article?.published).toEqual({ date: '2026-10-13', day: '13 octobre 2026', author: null });
    expect(article?.facts).toMatchObject({
      datePublished: '2026-10-13',
      author: { '@type': 'Organization', name: 'Basin' },
      image: expect.stringContaining(picture?.name ?? '-') as string,
    });
  });

  test.each(['en', 'fr'])('a press release is an article with its publication date (in %s)', async (locale) => {
    const { article } = await visit(`/${locale}/press-room/terrane-celadon`);
    expect(article?.published?.date).toBe('2026-06-02');
    expect(article?.facts).toMatchObject({ '@type': 'Article', datePublished: '2026-06-02' });
  });

  test('a press release leaves a notice for the next page that shows notices', async () => {
    const notice = { key: 'favourites.added', tone: 'success' } as const;
    const { data } = await shop.visit('/en/press-room/terrane-celadon', async (args) => {
      queueNotice(args.context, notice);
      await loader(args);
      return takeNotices(args.context);
    });
    expect(data).toEqual([notice]);
  });

  test('DOM-060 an article names its author when the content system does, and describes itself in plain text', async () => {
    const { data } = await shop.visit('/en/inspiration/living-brass', async ({ context, url }) => {
      const page = await contentOf(context).page(url.pathname);
      return (
        page &&
        preparePage({ ...page, author: 'Ada Finch', description: '<p>Warm <b>brass</b>.</p>' }, { context, url })
      );
    });
    const article = data?.article;
    expect(article?.published?.author).toBe('Ada Finch');
    expect(article?.facts).toMatchObject({
      author: { '@type': 'Person', name: 'Ada Finch' },
      description: 'Warm brass.',
    });
  });

  test.each(['en', 'fr'])(
    'STO-077 STO-086 every article is listed with its picture and can be opened (in %s)',
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

  test('the articles for professionals have pictures of their products, not those of the inspiration page', async () => {
    const { articles } = partOf(await visit('/en/inspiration'), 'inspiration-gallery');
    const listed = partOf(await visit('/en/for-professionals'), 'blog-listing').articles;
    expect(listed.map(({ path }) => path)).toEqual(articles.map(({ path }) => path));
    expect(new Set([...articles, ...listed].map(({ name }) => name)).size).toBe(2 * articles.length);
  });

  test('the list of articles shows more of them than one page of the search has', async () => {
    const { data } = await shop.visit('/en/inspiration', (args) => {
      const sdk = args.context.get(catalogueContext);
      const inspirations: typeof sdk.catalogue.inspirations = async (input) => {
        const found = await sdk.catalogue.inspirations(input);
        const documents = Array.from({ length: 45 }, (_, index) => ({ ...found.documents[0], id: `${index}` }));
        return { ...found, total: 45, documents: documents.slice(0, input?.query?.rows) } as typeof found;
      };
      args.context.set(catalogueContext, { ...sdk, catalogue: { ...sdk.catalogue, inspirations } });
      return loader(args);
    });
    expect(partOf(data, 'inspiration-gallery').articles).toHaveLength(45);
  });

  test('the article list is filtered by the theme in the URL and shows all articles for an unused theme', async () => {
    const galleryOf = async (path: string) => partOf(await visit(path), 'inspiration-gallery');
    const { articles, themes } = await galleryOf('/en/inspiration');
    expect(themes.map(({ isChosen }) => isChosen)).not.toContain(true);
    const bathing = await galleryOf('/en/inspiration?theme=Bathing');
    expect(bathing.articles.length).toBeLessThan(articles.length);
    expect(bathing.articles).not.toEqual([]);
    expect(bathing.themes.filter(({ isChosen }) => isChosen)).toEqual([
      { key: 'Bathing', label: 'Bathing', isChosen: true },
    ]);
    expect((await galleryOf('/en/inspiration?theme=No+such')).articles).toEqual(articles);
  });

  test.each(['Bathing', 'Le+bain'])('a French page understands the theme %s', async (theme) => {
    const { articles, themes } = partOf(await visit(`/fr/inspiration?theme=${theme}`), 'inspiration-gallery');
    expect(themes.filter(({ isChosen }) => isChosen)).toEqual([{ key: 'Bathing', label: 'Le bain', isChosen: true }]);
    expect(articles).toHaveLength(2);
  });

  test.each(['Kitchen', 'Cuisine'])('a French page understands the room filter %s', async (room) => {
    const path = `/fr/inspiration/rooms-inspiration?room=${room}`;
    const { rooms, filters } = partOf(await visit(path), 'shop-the-room');
    const english = partOf(await visit('/en/inspiration/rooms-inspiration?room=Kitchen'), 'shop-the-room');
    expect(filters[0]).toMatchObject({ name: 'room', chosen: 'Kitchen' });
    expect(filters[0]?.values).toContainEqual(expect.objectContaining({ key: 'Kitchen', label: 'Cuisine' }));
    expect(rooms.map(({ id }) => id)).toEqual(english.rooms.map(({ id }) => id));
  });
});

describe('a product listing', () => {
  test('STO-071 STO-007 a listing has products, facets and a price range', async () => {
    const view = listingOf(await visit('/en/products'));
    expect(view.total).toBeGreaterThan(30);
    expect(view.products).toHaveLength(30);
    expect(view.facets.length).toBeGreaterThan(2);
    expect(view.price?.max).toBeGreaterThan(view.price?.min ?? 0);
  });

  test('STO-071 a listing shows only products that match the filter in the URL', async () => {
    const all = listingOf(await visit('/en/products'));
    const facet = all.facets.find(({ values }) => values.length > 1);
    const value = facet?.values[0];
    if (!facet || !value) throw new Error('the listing has no facet to choose from');
    const search = new URLSearchParams({ [facet.field]: value.key }).toString();
    expect(listingOf(await visit(`/en/products?${search}`)).total).toBe(value.count);
  });

  test('STO-071 a listing is filtered and sorted by price', async () => {
    const view = listingOf(await visit('/en/products?priceFrom=100&priceTo=500&sort=priceAscending'));
    const cents = view.products.map(({ price }) => price?.from.cents ?? 0);
    expect(cents.length).toBeGreaterThan(1);
    expect(Math.min(...cents)).toBeGreaterThanOrEqual(10_000);
    expect(Math.max(...cents)).toBeLessThanOrEqual(50_000);
    expect(cents).toEqual(cents.toSorted((a, b) => a - b));
  });

  test('STO-071 a listing shows one page, or all pages up to it after loading more, each product once', async () => {
    const second = listingOf(await visit('/en/products?page=2&sort=name')).products.map(({ sku }) => sku);
    const both = listingOf(await visit('/en/products?from=1&page=2&sort=name')).products.map(({ sku }) => sku);
    expect(both.slice(30)).toEqual(second);
    expect(new Set(both).size).toBe(60);
  });

  test('a listing of more pages than one index response holds is complete', async () => {
    const view = listingOf(await visit('/en/products?from=1&page=5&sort=name'));
    expect(view.products).toHaveLength(Math.min(150, view.total));
  });

  test('advertising parameters in a listing URL are not filters, and an unknown field matches no products', async () => {
    const { total } = listingOf(await visit('/en/products'));
    expect(listingOf(await visit('/en/products?utm_source=mail&gclid=1')).total).toBe(total);
    expect(listingOf(await visit('/en/products?NoSuchField_s=1')).total).toBe(0);
  });

  test('a reversed price range gives the same listing', async () => {
    const range = listingOf(await visit('/en/products?priceFrom=100&priceTo=500'));
    expect(listingOf(await visit('/en/products?priceFrom=500&priceTo=100')).total).toBe(range.total);
  });

  test.each(['99', '9999'])('page %s of a listing, which has fewer, leads to the last one', async (number) => {
    const left = await visit(`/en/products?page=${number}&sort=name`).catch((thrown: unknown) => thrown);
    const target = (left as Response).headers.get('Location') ?? '';
    expect(target).toMatch(/^\/en\/products\?page=[2-9]&sort=name$/);
    expect(listingOf(await visit(target)).products.length).toBeGreaterThan(0);
  });

  test('a filter value without matches gives an empty listing, and hostile text is treated as plain text', async () => {
    for (const value of ['nothing', '") OR *:* //', '{!xmlparser}', '\\"'])
      expect(listingOf(await visit(`/en/products?ProductBrandName_s=${encodeURIComponent(value)}`)).total).toBe(0);
  });
});

describe('a search', () => {
  const foundOf = (page: Parameters<typeof partOf>[0]) => {
    const view = partOf(page, 'search');
    return 'view' in view ? view : expect.fail('The page shows where a search begins.');
  };

  test('STO-072 a search without words starts with frequent searches and popular products, and filters alone list products', async () => {
    const start = partOf(await visit('/en/search'), 'search');
    if (!('searches' in start)) expect.fail('The page shows the results of a search.');
    expect(start.products.every(({ path }) => path.startsWith('/en/products/'))).toBe(true);
    expect(start.searches.length).toBeGreaterThan(2);
    for (const words of start.searches) {
      const { order } = foundOf(await visit(`/en/search?keyword=${encodeURIComponent(words)}`));
      expect(order, words).toMatchObject({ showsProducts: true, partsFirst: false, isNear: false });
    }
    expect(unpack(foundOf(await visit('/en/search?priceFrom=100')).view).total).toBeGreaterThan(0);
  });

  test('STO-072 STO-007 a search finds products and service parts', async () => {
    const { view } = foundOf(await visit('/en/search?keyword=faucet'));
    expect(unpack(view).total).toBeGreaterThan(0);
    const { parts, order } = foundOf(await visit('/en/search?keyword=cartridge'));
    expect(parts.length).toBeGreaterThan(0);
    expect(order).toEqual({ showsProducts: false, showsParts: true, partsFirst: true, isNear: false });
  });

  test('STO-072 a search finds content pages and says when its results are only close matches', async () => {
    const { pages, order, hasOwnPage } = foundOf(await visit('/en/search?keyword=warranty'));
    expect(hasOwnPage).toBe(true);
    expect(pages[0]).toMatchObject({ path: '/en/support/product-support-center' });
    expect(order.isNear).toBe(false);
    expect(foundOf(await visit('/en/search?keyword=facuet')).order.isNear).toBe(true);
  });

  test('STO-072 the page of all service parts keeps the search words that led to it', async () => {
    const all = listingOf(await visit('/en/support/service-parts'));
    const found = listingOf(await visit('/en/support/service-parts?keyword=cartridge'));
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBeLessThan(all.total);
  });

  test.each(['', '-sample'])('a search for a model number%s redirects to that product', async (suffix) => {
    const [card] = listingOf(await visit('/en/products')).products;
    // shoppers see the number without the SKU's system prefix
    const thrown: unknown = await visit(`/en/search?keyword=${card?.sku.slice(2) ?? ''}${suffix}`).catch(
      (reason: unknown) => reason,
    );
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get('Location')).toBe(card?.path);
  });

  test('a search without matches finds nothing and does not fail', async () => {
    for (const keyword of ['zzzzqqq', '*:*"', '{!join}', ' ', 'a'.repeat(500)])
      expect((await visit(`/en/search?keyword=${encodeURIComponent(keyword)}`)).title).toBe('Search');
  });
});
