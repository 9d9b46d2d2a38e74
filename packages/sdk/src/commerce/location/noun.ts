import { mapsCalls } from '../../contract/maps.ts';
import { callsOf, type Noun } from '../noun.ts';
import { createLocation, type LocationCalls, type ShopperPlaces } from './location.ts';

/** The shopper's location: get, moveTo. */
export const location: Noun<LocationCalls, ShopperPlaces> = {
  areas: { maps: /* @__PURE__ */ callsOf(mapsCalls, 'locationByIp', 'locationByZip') },
  create: (calls, { logger, now }) => createLocation(calls, { logger, now }),
};
