import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { withoutLocale } from '@basin/domain';
import { contentPage } from '../content/index.server.ts';
import { locationOf, storesOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { myShowroomOf } from './my-showroom.server.ts';
import { leadToPlace, unknownPlace } from './near-point.server.ts';
import { findShowrooms } from './find-showrooms.server.ts';

export async function loadShowrooms({ context, url, request }: LoaderFunctionArgs) {
  await leadToPlace(context, url);
  const myPath = myShowroomOf(request);
  const path = withoutLocale(url.pathname).replace(/\/$/, '');
  const [page, found, { locationError }, mine] = await Promise.all([
    contentPage({ context, url }, path),
    findShowrooms(context, await withVisitorsCity(context, url, path)),
    shopSettings(context),
    myPath === null ? null : storesOf(context).get(myPath),
  ]);
  const own = mine && { name: mine.name, path: myPath ?? '' };
  return { page, found, own, locationError, isLost: url.searchParams.has(unknownPlace) };
}

/** Who opens the finder is near somewhere: that is where it looks until it is asked for another place. */
async function withVisitorsCity(context: Readonly<RouterContextProvider>, url: URL, path: string): Promise<URL> {
  if (path !== '/find-a-showroom' || url.searchParams.has('near')) return url;
  const here = new URL(url);
  here.searchParams.set('near', (await locationOf(context).get())?.city ?? '');
  return here;
}
