import type { SdkCalls } from '@basin/sdk';

/** Returns the showrooms within a distance of a place, nearest first. */
export async function showroomsNear(sdk: SdkCalls, city: string, kilometres: number) {
  const stores = await sdk.stores.list({
    query: { brand: 'Averell', spatialFilter: `nearby('${city.replaceAll("'", "''")}',${kilometres})`, $top: 5 },
  });
  return stores.map(({ name, distanceKm = 0 }) => ({ name, distanceKm }));
}
