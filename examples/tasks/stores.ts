import type { Sdk } from '@basin/sdk';

/** The showrooms near a shopper, the nearest first; all of them when it is not known where the shopper is. */
export async function showroomsNearby(sdk: Sdk, postalCode?: string): Promise<string[]> {
  const place = postalCode === undefined ? await sdk.location.get() : await sdk.location.moveTo(postalCode);
  const near = place?.postalCode ?? undefined;
  // where there is none within 64 km it is looked for within 1000
  const stores = await sdk.stores.list({ near, withinKm: 64 });
  return stores.map(({ name, distanceKm }) => (distanceKm === null ? name : `${name}, ${Math.round(distanceKm)} km`));
}
