import { requireNumber, requireText } from './arguments.ts';
import { isYes } from './product/attribute.ts';

/** The location type of a store search, unless configured. @see catalogue spec §7 */
export const defaultStoreLocationType = 'KOHLER Store';

/** The range of a store search. @see platform spec §9 and docs/domain.md A27 */
export const storeDistanceKm = { minimum: 64, maximum: 1000 } as const;

/** A store search and the number of its results. */
export interface StoreSearch {
  readonly distanceKm: number;
  /** Number of stores within the distance. */
  readonly found: number;
}

/**
 * Returns the distance to search next: the maximum if a smaller one found nothing, otherwise undefined.
 *
 * @see catalogue spec §9
 */
export function widenedDistance({ distanceKm, found }: StoreSearch): number | undefined {
  const isEmpty = requireNumber('found', found, { isWhole: true }) === 0;
  return isEmpty && requireNumber('distanceKm', distanceKm) < storeDistanceKm.maximum
    ? storeDistanceKm.maximum
    : undefined;
}

/**
 * Returns a distance limited to the range of the store search.
 *
 * @throws {TypeError} when the distance is not a number
 * @throws {RangeError} when it is negative
 * @see platform spec §9
 */
export function storeDistance(distanceKm: number): number {
  return Math.min(Math.max(requireNumber('distanceKm', distanceKm), storeDistanceKm.minimum), storeDistanceKm.maximum);
}

/** The kilometres in each unit of distance that shoppers read. */
const kilometresIn = { mi: 1.609344, km: 1 } as const;
/** A unit of distance that shoppers read: miles or kilometres. */
export type DistanceUnit = keyof typeof kilometresIn;

/**
 * Converts kilometres to the unit that shoppers read, to one decimal.
 *
 * @throws {TypeError} when the distance is not a number or the unit is unknown
 * @throws {RangeError} when the distance is negative
 */
export function distanceIn(unit: DistanceUnit, distanceKm: number): number {
  const km = kilometresIn[requireText('unit', unit, ['mi', 'km'])];
  return Math.round((requireNumber('distanceKm', distanceKm) / km) * 10) / 10;
}

/** The features of a store. @see platform spec §3 */
export const storeFeatures = [
  'InStoreShopping',
  'VirtualMeetings',
  'WeekendHours',
  'SlabGallery',
  'AppointmentOnly',
] as const;
export type StoreFeature = (typeof storeFeatures)[number];
export type StoreFeatures = Readonly<Record<StoreFeature, boolean>>;

/**
 * Returns the features of a store from fields that are booleans or strings such as `Y` and `true`; a missing field
 * means no.
 *
 * @see platform spec §3
 */
export function storeFeaturesFrom(
  fields: Readonly<Partial<Record<StoreFeature, string | boolean | undefined>>>,
): StoreFeatures {
  const entries = storeFeatures.map((feature) => [feature, isYes(fields[feature])] as const);
  return Object.fromEntries(entries) as Record<StoreFeature, boolean>;
}

/** Returns the stores that have all of the wanted features, in their order. */
export function storesWith<Store extends { readonly features: StoreFeatures }>(
  stores: readonly Store[],
  wanted: readonly StoreFeature[],
): Store[] {
  return stores.filter(({ features }) => wanted.every((feature) => features[feature]));
}

/** The opening hours of a weekday. */
export interface DayHours {
  /** In English, such as `Monday`. */
  readonly day: string;
  /** Such as `09:00`. */
  readonly open: string;
  /** Such as `17:30`. */
  readonly close: string;
}
