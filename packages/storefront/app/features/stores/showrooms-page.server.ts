import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { withoutLocale } from '@basin/domain';
import type { StoreCard } from '@basin/sdk';
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
  const isStart = path === '/find-a-showroom' && !url.searchParams.has('near');
  const mine = preferredPath === null ? null : await storesOf(context).get(preferredPath);
  const start = isStart ? ((mine && townOf(mine)) ?? (await visitorsCity(context))) : undefined;
  const [page, found, { locationError }] = await Promise.all([
    contentPage({ context, url }, path),
    findShowrooms(context, start === undefined ? url : startingFrom(start, url)),
    shopSettings(context),
  ]);
  const own = mine && { name: mine.name, path: preferredPath ?? '' };
  const startText = isStart ? startTexts[mine ? 'own' : 'guessed'] : null;
  return { page, found, startText, own, locationError, isPlaceUnknown: url.searchParams.has(unknownPlace) };
}

const startTexts = { own: 'store.startsAtMine', guessed: 'store.guessed' } as const;

const townOf = ({ address: { city, state } }: StoreCard): string => [city, state].filter(Boolean).join(', ');

/** Returns the visitor's city, as their connection suggests it; empty when unknown. */
const visitorsCity = async (context: Readonly<RouterContextProvider>): Promise<string> =>
  (await locationOf(context).get())?.city ?? '';

function startingFrom(place: string, url: URL): URL {
  const nearby = new URL(url);
  nearby.searchParams.set('near', place);
  return nearby;
}
