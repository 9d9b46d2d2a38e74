import { hasStatus } from '@basin/sdk';
import { redirect, type RouterContextProvider } from 'react-router';
import { keptVisitorState } from '../../shell/document/keep-visitor-state.server.ts';
import { sdkContext } from '../../shell/request-context.server.ts';
import { shopBrand } from '../../shell/settings/shop-brand.ts';

/** What an address says of a point that no place is known at. */
export const unknownPlace = 'location';

/** Leads from a point of the map, which the browser knows, to the showrooms near the place there; the point leaves the address. */
export async function leadToPlace(context: Readonly<RouterContextProvider>, url: URL): Promise<void> {
  const [lat, long] = ['lat', 'long'].map((name) => Number.parseFloat(url.searchParams.get(name) ?? ''));
  if (lat === undefined || long === undefined || Number.isNaN(lat + long)) return;
  const place = await context
    .get(sdkContext)
    .maps.reverse({ query: { brand: shopBrand, lat, long } })
    .catch((error: unknown) => {
      if (hasStatus(error, 400, 404)) return undefined;
      throw error;
    });
  const near = place?.postalCode ?? place?.locality;
  const search = new URLSearchParams(near === undefined ? { [unknownPlace]: 'unknown' } : { near });
  const state = place?.adminDistrict;
  throw redirect(`${url.pathname}?${search.toString()}`, {
    headers: state === undefined ? {} : { 'Set-Cookie': keptVisitorState(context, state) },
  });
}
