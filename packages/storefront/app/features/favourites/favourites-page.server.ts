import type { LoaderFunctionArgs } from 'react-router';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { loadFavourites } from './load-favourites.server.ts';

export async function loadFavouritesPage({ context }: LoaderFunctionArgs) {
  return { ...(await loadFavourites(context)), notices: takeNotices(context) };
}
