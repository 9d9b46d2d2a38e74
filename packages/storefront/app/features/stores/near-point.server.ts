import { hasStatus } from '@basin/sdk';
import { redirect } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { visitorStateCookieHeader } from '../../shell/document/visitor-state-cookie.server.ts';
import { sdkContext } from '../../shell/request-context.server.ts';
import { nullInOutage } from '../../shell/sdk/null-in-outage.server.ts';
import { shopBrand } from '../../shell/settings/shop-brand.ts';
import { townOf } from './town-of.ts';

/** The query parameter for a position without a known place. */
export const unknownPlace = 'location';

/**
 * Redirects from the coordinates in the URL to the showrooms near the place there, with the same features. The
 * coordinates do not stay in the URL.
 */
export async function redirectToPlace(context: Context, url: URL): Promise<void> {
  const [lat = NaN, long = NaN] = ['lat', 'long'].map((name) => Number.parseFloat(url.searchParams.get(name) ?? ''));
  if (!(Math.abs(lat) <= 90 && Math.abs(long) <= 180)) return;
  const place = await context
    .get(sdkContext)
    .maps.reverse({ query: { brand: shopBrand, lat, long } })
    .catch((error: unknown) => (hasStatus(error, 400, 404) ? null : nullInOutage(context)(error)));
  const state = place?.adminDistrict;
  const near = place?.locality ? townOf({ city: place.locality, state }) : place?.postalCode;
  const search = new URLSearchParams(near === undefined ? { [unknownPlace]: 'unknown' } : { near });
  for (const feature of url.searchParams.getAll('feature')) search.append('feature', feature);
  throw redirect(`${url.pathname}?${search.toString()}`, {
    headers: state === undefined ? {} : { 'Set-Cookie': visitorStateCookieHeader(context, state) },
  });
}
