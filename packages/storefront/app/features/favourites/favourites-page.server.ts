import type { LoaderFunctionArgs } from 'react-router';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { requireFeature } from '../../shell/settings/switched-off.server.ts';
import { loadFavourites } from './load-favourites.server.ts';

export async function loadFavouritesPage({ context }: LoaderFunctionArgs) {
  await requireFeature(context, 'favourites');
  return { ...(await loadFavourites(context)), notices: takeNotices(context) };
}
