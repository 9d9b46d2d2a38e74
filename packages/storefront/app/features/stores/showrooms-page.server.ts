import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { withoutLocale } from '@basin/domain';
import { contentPage } from '../content/index.server.ts';
import { locationOf, storesOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { preferredShowroomOf } from './preferred-showroom.server.ts';
import { redirectToPlace, unknownPlace } from './near-point.server.ts';
import { findShowrooms } from './find-showrooms.server.ts';

export async function loadShowrooms({ context, url, request }: LoaderFunctionArgs) {
  await redirectToPlace(context, url);
  const preferredPath = preferredShowroomOf(request);
  const path = withoutLocale(url.pathname).replace(/\/$/, '');
  const isGuessed = path === '/find-a-showroom' && !url.searchParams.has('near');
  const [page, found, { locationError }, mine] = await Promise.all([
    contentPage({ context, url }, path),
    findShowrooms(context, isGuessed ? await withVisitorsCity(context, url) : url),
    shopSettings(context),
    preferredPath === null ? null : storesOf(context).get(preferredPath),
  ]);
  const own = mine && { name: mine.name, path: preferredPath ?? '' };
  return { page, found, isGuessed, own, locationError, isPlaceUnknown: url.searchParams.has(unknownPlace) };
}

/** Adds the visitor's city to the URL, as their connection suggests it. */
async function withVisitorsCity(context: Readonly<RouterContextProvider>, url: URL): Promise<URL> {
  const nearby = new URL(url);
  nearby.searchParams.set('near', (await locationOf(context).get())?.city ?? '');
  return nearby;
}
