import { requireNumber } from './arguments.ts';
import { saysYes } from './product/attribute.ts';

/** Location type of the stores that are searched, unless configured. @see catalogue spec §7 */
export const defaultStoreLocationType = 'KOHLER Store';

/** How far stores are searched. @see platform spec §9 and docs/domain.md A27 */
export const storeDistanceKm = { minimum: 64, maximum: 1000 } as const;

/** A search for stores, and what it found. */
export interface StoreSearch {
  readonly distanceKm: number;
  /** How many stores there are within the distance. */
  readonly found: number;
}

/** Returns the distance to search next: the maximum after a smaller one found nothing, then no other. @see catalogue spec §9 */
export function widenedDistance({ distanceKm, found }: StoreSearch): number | undefined {
  const isEmpty = requireNumber('found', found, { isWhole: true }) === 0;
  return isEmpty && requireNumber('distanceKm', distanceKm) < storeDistanceKm.maximum
    ? storeDistanceKm.maximum
    : undefined;
}

/**
 * A distance that the store search takes: between the minimum and the maximum.
 *
 * @throws {TypeError} when it is not a number
 * @see platform spec §9
 */
export function storeDistance(distanceKm: number): number {
  return Math.min(Math.max(requireNumber('distanceKm', distanceKm), storeDistanceKm.minimum), storeDistanceKm.maximum);
}

/** Kilometres as miles, to one decimal. @throws {TypeError} when they are not a number */
export function milesFrom(distanceKm: number): number {
  return Math.round((requireNumber('distanceKm', distanceKm) / 1.609344) * 10) / 10;
}

/** What a store offers, as spelt. @see platform spec §3 */
export const storeFeatures = [
  'InStoreShopping',
  'VirtualMeetings',
  'WeekendHours',
  'SlabGallery',
  'AppointmentOnly',
] as const;
export type StoreFeature = (typeof storeFeatures)[number];
export type StoreFeatures = Readonly<Record<StoreFeature, boolean>>;

/** The features of a store, from fields that may be booleans or texts such as `Y` and `true`; a missing one is no. @see platform spec §3 */
export function storeFeaturesFrom(
  fields: Readonly<Partial<Record<StoreFeature, string | boolean | undefined>>>,
): StoreFeatures {
  const entries = storeFeatures.map((feature) => [feature, saysYes(fields[feature])] as const);
  return Object.fromEntries(entries) as Record<StoreFeature, boolean>;
}

/** The stores that have all of the wanted features, in their order. */
export function storesWith<Store extends { readonly features: StoreFeatures }>(
  stores: readonly Store[],
  wanted: readonly StoreFeature[],
): Store[] {
  return stores.filter(({ features }) => wanted.every((feature) => features[feature]));
}
