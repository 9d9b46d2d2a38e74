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
import { storeDetailsFrom, storeFrom, type StoreCard, type StoreDetails } from './read-store.ts';

/** The stores of a brand. */
export interface Stores {
  /** Lists stores near a place, nearest first, or all stores by name. A failure is logged and rejects. */
  readonly list: (wanted?: ListStores) => Promise<readonly StoreCard[]>;
  /** Returns the store of a page; null for an unknown path. */
  readonly get: (path: string) => Promise<StoreDetails | null>;
}

/** The stores to list. */
export interface ListStores {
  /** A city, a postal code or coordinates; all stores by default. */
  readonly near?: StorePlace | undefined;
  /** Distance to search first: 64 km by default, at most 1000. A search without results is widened to 1000 km. */
  readonly withinKm?: number | undefined;
  /** Required features; a store must have all of them. */
  readonly features?: readonly StoreFeature[] | undefined;
  /** Maximum number of stores, at most 250. */
  readonly limit?: number | undefined;
}

/** A city, a postal code or coordinates. */
export type StorePlace = string | { readonly latitude: number; readonly longitude: number };

/** The brand of the stores, and the location type that counts as a store. */
export interface StoresOptions {
  /** The brand; `basin` by default. */
  readonly brand?: string | undefined;
  readonly locationType?: string | undefined;
  readonly logger?: Logger | undefined;
}

/** The calls that stores use. */
export interface StoresNounCalls {
  readonly stores: Pick<StoresCalls, 'list' | 'details'>;
}

/**
 * The properties of a store card, except the distance, which only a search near a place requests.
 *
 * @see wire reference §45
 */
const storeFields = [
  ...['EntityID', 'Name', 'LocationType', 'AddressLine', 'Locality', 'AdminDistrict', 'PostalCode', 'CountryRegion'],
  ...['Phone', 'Latitude', 'Longitude', 'PageUrl', 'BPNumber', 'Hours'],
  ...['InStoreShopping', 'VirtualMeetings', 'WeekendHours', 'SlabGallery', 'AppointmentOnly'],
];

/** Creates the stores of a brand on the given calls. @see catalogue spec §7, §8, §9 */
export const createStores = (calls: StoresNounCalls, options: StoresOptions = {}): Stores => ({
  async list(wanted = {}) {
    try {
      const found = await (wanted.near === undefined ? findAll : findNear)(calls, wanted, options);
      return found.slice(0, wanted.limit).map(storeFrom);
    } catch (problem) {
      options.logger?.error(logMessages.storeLookupFailed, problem);
      throw problem;
    }
  },
  async get(path) {
    const found = await calls.stores.details({ query: { path } }).catch(nullOn(404));
    return found && storeDetailsFrom(found);
  },
});

async function findAll(calls: StoresNounCalls, wanted: ListStores, options: StoresOptions) {
  const { features = [] } = wanted;
  const query = { ...queryOf(storeFields, options), $top: topOf(wanted) ?? maxStores };
  const found: StoresListItem[] = [];
  let page;
  do {
    page = await calls.stores.list({ query: { ...query, $skip: found.length } });
    found.push(...page);
  } while (page.length === maxStores);
  return storesWith(found, features).toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
}

/** The most stores of one request. */
const maxStores = 250;

/** Returns the number of stores to request: all when only those with some features count. */
const topOf = ({ features = [], limit }: ListStores) => (features.length > 0 ? maxStores : limit);

/** Finds stores within the requested distance, or within 1000 km when there are none. */
async function findNear(calls: StoresNounCalls, wanted: ListStores, options: StoresOptions): Promise<StoresListItem[]> {
  const { near = '', features = [] } = wanted;
  const $top = topOf(wanted);
  const within = async (distanceKm: number) => {
    const found = await calls.stores.list({
      query: {
        ...queryOf([...storeFields, '__Distance'], options),
        spatialFilter: `nearby(${placeText(near)},${distanceKm})`,
        ...($top !== undefined && { $top }),
      },
    });
    return storesWith(found, features);
  };
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

/** Quotes a string; quotes inside it are doubled. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
