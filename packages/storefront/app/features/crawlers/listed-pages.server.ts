import { productUrl } from '@basin/domain';
import type { AddressedProduct, ContentPage } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { addressOf } from '../catalogue/index.server.ts';
import { propsOfType } from '../content/index.server.ts';
import { navigationFrom } from '../../shell/document/navigation.server.ts';
import { contentOf, inspirationOf, productsOf, storesOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings, type ShopSettings } from '../../shell/settings/shop-settings.server.ts';

/** A page in the sitemap: its path in one language and the name of its picture. */
export interface ListedPage {
  readonly path: string;
  readonly picture: string | null;
}

/** A part of the pages of a kind. */
interface Part {
  readonly skip: number;
  readonly limit: number;
}

/** A kind of page. Kinds with more pages than a sitemap file can list also have their number, and are listed in parts. */
export interface PageKind {
  readonly list: (context: Context, part: Part) => Promise<readonly ListedPage[]>;
  readonly count?: (context: Context) => Promise<number>;
}

/** The shop's pages by kind. Each kind has its own sitemap files. */
export const pagesByKind: ReadonlyMap<string, PageKind> = new Map<string, PageKind>([
  ['pages', { list: menuPages }],
  ['products', productPages({ serviceParts: false })],
  ['service-parts', productPages({ serviceParts: true })],
  ['articles', { list: articlePages }],
  ['showrooms', { list: showroomPages }],
]);

const withoutPicture = (path: string): ListedPage => ({ path: path.split('?')[0] ?? path, picture: null });

/** Pages that only other pages link to. */
const unlistedPaths = ['/en/locations', '/en/locations/browse-all-stores', '/en/find-a-showroom/browse-all-showrooms'];

/** Returns the front page, the pages in the menus, and the press releases and help pages that these list, in English. */
async function menuPages(context: Context): Promise<ListedPage[]> {
  const [front, settings] = await Promise.all([contentOf(context).page('/en'), shopSettings(context)]);
  const listed = await publicPages(context, ['/en', ...(front ? menuPaths(front, settings) : [])]);
  const unlisted = await publicPages(context, unlistedPaths);
  const pages = [...listed, ...unlisted.filter(({ page }) => page !== null)];
  const linked = await publicPages(context, [...new Set(pages.flatMap(linkedPaths))]);
  return [...pages, ...linked].map(({ path }) => withoutPicture(path));
}

interface FoundPage {
  readonly path: string;
  /** Null for a page without content in the author system. */
  readonly page: ContentPage | null;
}

/** Returns the pages that guests may see and search engines may index. */
async function publicPages(context: Context, paths: readonly string[]): Promise<FoundPage[]> {
  const pages = await Promise.all(paths.map(async (path) => ({ path, page: await contentOf(context).page(path) })));
  return pages.filter(({ page }) => page === null || (page.isIndexed && !page.isSecure && !page.isGated));
}

/** Returns the paths of the press releases and of the help pages that a page lists. */
const linkedPaths = ({ page }: FoundPage): string[] =>
  [
    ...propsOfType(page, 'press-landing').flatMap(({ items }) => items),
    ...propsOfType(page, 'help-and-support').flatMap(({ topics }) => topics.flatMap(({ links }) => links)),
  ]
    .map(({ path }) => path)
    .filter(isOfShop);

const isOfShop = (path: string): boolean => path.startsWith('/');

function menuPaths(front: ContentPage, settings: ShopSettings): string[] {
  const { menus, footer, legal, shortcuts } = navigationFrom(front, settings);
  const links = [...menus, ...footer].flatMap((group) => [
    ...[group, ...group.links],
    ...group.more.flatMap(({ links: more }) => more),
  ]);
  return [...links, ...shortcuts, ...legal].map(({ path }) => path).filter(isOfShop);
}

/** Returns the product pages of products, or of service parts. */
function productPages(line: { readonly serviceParts: boolean }): PageKind {
  return {
    count: async (context) => (await productsOf(context).list({ ...line, limit: 0 })).total,
    async list(context, part) {
      const { productPaths } = await shopSettings(context);
      const found = await productsOf(context).addresses({ ...line, ...part });
      return found.map((product) => ({
        path: productUrl({ ...addressOf(product), kind: kindOfPage(product) }, productPaths),
        picture: product.image?.name ?? null,
      }));
    },
  };
}

/** A service has a product page of its own, though cards lead to the page of all services. */
const kindOfPage = ({ kind }: AddressedProduct) => (kind === 'service-part' ? kind : undefined);

async function articlePages(context: Context): Promise<ListedPage[]> {
  const [listed, limit] = [[] as ListedPage[], 100];
  for (let skip = 0, all = 1; skip < all; skip += limit) {
    const { total, articles } = await inspirationOf(context).list({ skip, limit });
    all = total;
    listed.push(...articles.map(({ path, image }) => ({ path, picture: image })));
  }
  return listed.filter(({ path }) => path !== '');
}

async function showroomPages(context: Context): Promise<ListedPage[]> {
  const stores = await storesOf(context).list();
  return stores.flatMap(({ path }) => (path === null ? [] : [withoutPicture(path)]));
}
