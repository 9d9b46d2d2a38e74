import { productUrl } from '@basin/domain';
import type { AddressedProduct, ContentPage } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { addressOf } from '../catalogue/index.server.ts';
import { navigationFrom } from '../../shell/document/navigation.server.ts';
import { contentOf, inspirationOf, productsOf, storesOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings, type ShopSettings } from '../../shell/settings/shop-settings.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A page for crawlers: its path in some language, and the name of the picture on it. */
export interface ListedPage {
  readonly path: string;
  readonly picture: string | null;
}

/** The pages of the shop, by kind: each kind is a file for crawlers. */
export const pagesByKind = {
  pages: menuPages,
  products: (context) => productPages(context, 'products'),
  'service-parts': (context) => productPages(context, 'serviceParts'),
  articles: articlePages,
  showrooms: showroomPages,
} as const satisfies Readonly<Record<string, (context: Context) => Promise<readonly ListedPage[]>>>;

export type SitemapKind = keyof typeof pagesByKind;

const withoutPicture = (path: string): ListedPage => ({ path: path.split('?')[0] ?? path, picture: null });

/** Front page and what the menus lead to, in English. */
async function menuPages(context: Context): Promise<ListedPage[]> {
  const [front, settings] = await Promise.all([contentOf(context).page('/en'), shopSettings(context)]);
  const pages = ['/en', ...(front ? menuPaths(front, settings) : [])].map(withoutPicture);
  const open = await Promise.all(pages.map(({ path }) => isForEverybody(context, path)));
  return pages.filter((_, index) => open[index]);
}

/** Whether a guest may see a page and search engines list it. */
async function isForEverybody(context: Context, path: string): Promise<boolean> {
  const page = await contentOf(context).page(path);
  return page === null || (page.isIndexed && !page.isSecure && !page.isGated);
}

function menuPaths(front: ContentPage, settings: ShopSettings): string[] {
  const { menus, footer, legal, shortcuts } = navigationFrom(front, settings);
  const links = [...menus, ...footer].flatMap((group) => [
    ...[group, ...group.links],
    ...group.more.flatMap(({ links: more }) => more),
  ]);
  return [...links, ...shortcuts, ...legal].map(({ path }) => path).filter((path) => path.startsWith('/'));
}

async function productPages(context: Context, line: 'products' | 'serviceParts'): Promise<ListedPage[]> {
  const { productPaths } = await shopSettings(context);
  const found = await productsOf(context).addresses({ serviceParts: line === 'serviceParts' });
  return found.filter(hasOwnPage).map((product) => ({
    path: productUrl(addressOf(product), productPaths),
    picture: product.image?.name ?? null,
  }));
}

/** A service is booked on a page that the menus lead to. */
const hasOwnPage = ({ kind }: AddressedProduct) => kind === 'product' || kind === 'service-part';

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
  const stores = await storesOf(context).list({ limit: mostStores });
  return stores.flatMap(({ path }) => (path === null ? [] : [withoutPicture(path)]));
}

/** The systems behind list no more at once. */
const mostStores = 250;
