import {
  defaultStoreLocationType,
  logMessages,
  storeDistance,
  storeDistanceKm,
  storesWith,
  widenedDistance,
  type StoreFeature,
} from '@basin/domain';
import type { StoresCalls } from '../../calls.ts';
import { nullOn } from '../../client/errors.ts';
import type { StoresListItem } from '../../contract/types.ts';
import type { Logger } from '../../logger.ts';
import { detailsFrom, storeFrom, type StoreCard, type StoreDetails } from './read-store.ts';

/** The stores of a brand. */
export interface Stores {
  /** Stores near a place, the nearest first, or all of them by name. A failure is logged and gives none. */
  readonly list: (wanted?: ListStores) => Promise<readonly StoreCard[]>;
  /** The store of a page; null when there is none. */
  readonly get: (path: string) => Promise<StoreDetails | null>;
}

/** Which stores are wanted. */
export interface ListStores {
  /** A city, a postal code or a point of the map; all stores unless given. */
  readonly near?: StorePlace | undefined;
  /** How far from there to look first: 64 km unless given, at most 1000. Where there is none, it is looked for within 1000 km. */
  readonly withinKm?: number | undefined;
  /** Each store has all of these. */
  readonly features?: readonly StoreFeature[] | undefined;
  /** At most so many are asked for, 250 at the most. */
  readonly limit?: number | undefined;
}

/** A city, a postal code or a point of the map. */
export type StorePlace = string | { readonly latitude: number; readonly longitude: number };

/** Of which brand, and which locations count as stores. */
export interface StoresOptions {
  /** The brand `basin` unless given. */
  readonly brand?: string | undefined;
  readonly locationType?: string | undefined;
  readonly logger?: Logger | undefined;
}

/** The calls that stores are made of. */
export interface StoresNounCalls {
  readonly stores: Pick<StoresCalls, 'list' | 'details'>;
}

/** The properties of a store card; the distance is the search's own. @see wire reference §45 */
const storeFields = [
  ...['EntityID', 'Name', 'LocationType', 'AddressLine', 'Locality', 'AdminDistrict', 'PostalCode', 'CountryRegion'],
  ...['Phone', 'Latitude', 'Longitude', 'PageUrl', 'BPNumber', 'Hours'],
  ...['InStoreShopping', 'VirtualMeetings', 'WeekendHours', 'SlabGallery', 'AppointmentOnly'],
];

/** The stores of a brand over the calls given. @see catalogue spec §7, §8, §9 */
export const createStores = (calls: StoresNounCalls, options: StoresOptions = {}): Stores => ({
  async list(wanted = {}) {
    try {
      const found =
        wanted.near === undefined ? await findAll(calls, wanted, options) : await findNear(calls, wanted, options);
      return storesWith(found, wanted.features ?? []).map(storeFrom);
    } catch (problem) {
      options.logger?.error(logMessages.storeLookupFailed, problem);
      return [];
    }
  },
  async get(path) {
    const found = await calls.stores.details({ query: { path } }).catch(nullOn(404));
    return found && detailsFrom(found);
  },
});

async function findAll(calls: StoresNounCalls, { limit = 250 }: ListStores, options: StoresOptions) {
  const found = await calls.stores.list({ query: { ...queryOf(storeFields, options), $top: limit } });
  return found.toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
}

/** Within 64 km, or within 1000 when there is none. */
async function findNear(calls: StoresNounCalls, wanted: ListStores, options: StoresOptions): Promise<StoresListItem[]> {
  const { near = '', limit } = wanted;
  const within = (distanceKm: number) =>
    calls.stores.list({
      query: {
        ...queryOf([...storeFields, '__Distance'], options),
        spatialFilter: `nearby(${placeText(near)},${distanceKm})`,
        ...(limit !== undefined && { $top: limit }),
      },
    });
  const distanceKm = storeDistance(wanted.withinKm ?? storeDistanceKm.minimum);
  const found = await within(distanceKm);
  const wider = widenedDistance({ distanceKm, found: found.length });
  return wider === undefined ? found : within(wider);
}

const queryOf = (
  fields: readonly string[],
  { brand = 'basin', locationType = defaultStoreLocationType }: StoresOptions,
) =>
  ({
    brand,
    $select: fields.join(','),
    $filter: `LocationType eq ${quoted(locationType)}`,
    $format: 'json',
  }) as const;

const placeText = (place: StorePlace): string =>
  typeof place === 'string' ? quoted(place) : `${place.latitude},${place.longitude}`;

/** A quote inside is doubled. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
