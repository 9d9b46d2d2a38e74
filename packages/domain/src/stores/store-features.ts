import { saysYes } from '../product/says-yes.ts';

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
export function storesWith<Store extends StoreFeatures>(
  stores: readonly Store[],
  wanted: readonly StoreFeature[],
): Store[] {
  return stores.filter((store) => wanted.every((feature) => store[feature]));
}
