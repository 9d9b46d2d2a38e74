import type { LoaderFunctionArgs } from 'react-router';
import { withoutLocale } from '@basin/domain';
import type { ShopperPlace } from '@basin/sdk';
import { contentPage } from '../content/index.server.ts';
import type { Context } from '../../shell/context.ts';
import { hasPersonalPartContext } from '../../shell/request-context.server.ts';
import { locationOf, storesOf } from '../../shell/sdk/nouns.server.ts';
import { nullInOutage } from '../../shell/sdk/null-in-outage.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { preferredShowroomOf } from './preferred-showroom.server.ts';
import { redirectToPlace, unknownPlace } from './near-point.server.ts';
import { findShowrooms } from './find-showrooms.server.ts';
import { townOf } from './town-of.ts';

export async function loadShowrooms({ context, url, request }: LoaderFunctionArgs) {
  await redirectToPlace(context, url);
  const preferredPath = preferredShowroomOf(request);
  const path = withoutLocale(url.pathname).replace(/\/$/, '');
  const isStart = path === '/find-a-showroom' && !url.searchParams.has('near');
  const mine = preferredPath === null ? null : await storesOf(context).get(preferredPath).catch(nullInOutage(context));
  const start = isStart ? townOf(mine?.address ?? (await placeOfConnection(context)) ?? {}) : undefined;
  const [page, found, { locationError }] = await Promise.all([
    contentPage({ context, url }, path),
    findShowrooms(context, start === undefined ? url : startingFrom(start, url)),
    shopSettings(context),
  ]);
  const own = mine && { name: mine.name, path: preferredPath ?? '' };
  const startText = isStart ? startTexts[mine ? 'own' : 'guessed'] : null;
  return { page, found, startText, own, locationError, isPlaceUnknown: url.searchParams.has(unknownPlace) };
}

/** Returns the place of the visitor's connection. A page that depends on it is not shared with visitors elsewhere. */
function placeOfConnection(context: Context): Promise<ShopperPlace | null> {
  context.set(hasPersonalPartContext, true);
  return locationOf(context).get();
}

const startTexts = { own: 'store.startsAtMine', guessed: 'store.guessed' } as const;

function startingFrom(place: string, url: URL): URL {
  const nearby = new URL(url);
  nearby.searchParams.set('near', place);
  return nearby;
}
