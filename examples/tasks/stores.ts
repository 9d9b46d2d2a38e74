import type { Sdk } from '@basin/sdk';

/** Returns the showrooms near a shopper, nearest first, or all of them if the location is unknown. */
export async function showroomsNearby(sdk: Sdk, postalCode?: string): Promise<string[]> {
  const place = postalCode === undefined ? await sdk.location.get() : await sdk.location.moveTo(postalCode);
  const near = place?.postalCode ?? undefined;
  // if none is within 64 km, the radius is extended to 1000 km
  const stores = await sdk.stores.list({ near, withinKm: 64 });
  return stores.map(({ name, distanceKm }) => (distanceKm === null ? name : `${name}, ${Math.round(distanceKm)} km`));
}
