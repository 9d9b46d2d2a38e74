import type { LoaderFunctionArgs } from 'react-router';
import { pageNumber } from '../../shell/document/page-number.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { requireFeature } from '../../shell/settings/switched-off.server.ts';
import { loadFavourites } from './load-favourites.server.ts';

/** The number of favourite products on a page. Each page has all articles. */
const productsPerPage = 48;

/** Loads the page of favourites in the URL; the last one when its number is too high. */
export async function loadFavouritesPage({ context, url }: LoaderFunctionArgs) {
  await requireFeature(context, 'favourites');
  const { products, ...rest } = await loadFavourites(context);
  const pages = Math.ceil(products.length / productsPerPage);
  const page = pageNumber(url.searchParams.get('page'), pages);
  const shown = products.slice((page - 1) * productsPerPage, page * productsPerPage);
  return { ...rest, products: shown, page, pages, notices: takeNotices(context) };
}
