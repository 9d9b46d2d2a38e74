import { mapsCalls } from '../../contract/maps.ts';
import type { Noun } from '../noun.ts';
import { createLocation, type LocationCalls, type ShopperPlaces } from './location.ts';

/** Where the shopper is: get, moveTo. */
export const location: Noun<LocationCalls, ShopperPlaces> = {
  areas: { maps: { locationByIp: mapsCalls.locationByIp, locationByZip: mapsCalls.locationByZip } },
  create: (calls, { logger, now }) => createLocation(calls, { logger, now }),
};
