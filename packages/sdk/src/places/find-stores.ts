import { defaultStoreLocationType, logMessages, storeDistance, storeDistanceKm, widenedDistance } from '@basin/domain';
import type { AreaClient } from '../client/create-client.ts';
import type { CallOutput } from '../contract/call.ts';
import type { storeCalls } from '../contract/stores.ts';
import type { Logger } from '../logger.ts';

export type FoundStore = CallOutput<typeof storeCalls.list>[number];

/** Where stores are looked for: near a city or near a point. */
export type StoreSearchPlace = { readonly city: string } | { readonly latitude: number; readonly longitude: number };

export interface StoreSearchOptions {
  readonly brand: string;
  readonly logger: Logger;
  /** Which locations count as stores. */
  readonly locationType?: string | undefined;
  /** The properties to ask for; those of a store card unless configured. */
  readonly fields?: readonly string[] | undefined;
  readonly top?: number | undefined;
  /** How far to look first: 64 km unless given, at most 1000. */
  readonly distanceKm?: number | undefined;
}

/** Properties of a store card; the distance is the search's own. @see wire reference §45 */
export const storeFields = [
  'EntityID',
  'Name',
  'LocationType',
  'AddressLine',
  'Locality',
  'AdminDistrict',
  'PostalCode',
  'CountryRegion',
  'Phone',
  'Latitude',
  'Longitude',
  'PageUrl',
  'BPNumber',
  'Hours',
  'InStoreShopping',
  'VirtualMeetings',
  'WeekendHours',
  'SlabGallery',
  'AppointmentOnly',
  '__Distance',
] as const;

interface StoreCalls {
  readonly stores: Pick<AreaClient<typeof storeCalls>, 'list'>;
}

/**
 * Returns the stores near a place, nearest first: within 64 km, or within 1000 when there are none. A failure is logged
 * and gives an empty list.
 *
 * @see catalogue spec §7, §8, §9
 */
export async function findStoresNear(
  { stores }: StoreCalls,
  place: StoreSearchPlace,
  options: StoreSearchOptions,
): Promise<readonly FoundStore[]> {
  const { brand, logger, locationType = defaultStoreLocationType, fields = storeFields, top } = options;
  const within = (distanceKm: number) =>
    stores.list({
      query: {
        brand,
        $select: fields.join(','),
        $filter: `LocationType eq ${quoted(locationType)}`,
        spatialFilter: `nearby(${placeText(place)},${distanceKm})`,
        $format: 'json',
        ...(top !== undefined && { $top: top }),
      },
    });
  try {
    const distanceKm = storeDistance(options.distanceKm ?? storeDistanceKm.minimum);
    const near = await within(distanceKm);
    const wider = widenedDistance({ distanceKm, found: near.length });
    return wider === undefined ? near : await within(wider);
  } catch (problem) {
    logger.error(logMessages.storeLookupFailed, problem);
    return [];
  }
}

const placeText = (place: StoreSearchPlace): string =>
  'city' in place ? quoted(place.city) : `${place.latitude},${place.longitude}`;

/** A quote inside is doubled. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
