import { nullOn, type SdkCalls } from '@basin/sdk';

/** The city of a postal code; null when there is no such code. */
export async function cityOf(sdk: SdkCalls, zip: string) {
  const place = await sdk.maps.locationByZip({ params: { zip } }).catch(nullOn(404));
  return place && `${place.city}, ${place.state}`;
}
