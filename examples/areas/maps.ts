import { nullOn, type SdkCalls } from '@basin/sdk';

/** Returns the city of a postal code, or null for an unknown code. */
export async function cityOf(sdk: SdkCalls, zip: string) {
  const place = await sdk.maps.locationByZip({ params: { zip } }).catch(nullOn(404));
  return place && `${place.city}, ${place.state}`;
}
