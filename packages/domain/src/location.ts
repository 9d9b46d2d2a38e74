import { isYoungerThan } from './dates.ts';

/** How long a location is used after it was found. @see platform spec §9 */
const locationLifeMs = 1_800_000;
/** The minimum time between two location look-ups. @see platform spec §9 */
const locationRecallMs = 60_000;

/** The shopper's location. @see platform spec §3 */
export interface ShopperLocation<Store = unknown> {
  readonly userCity?: string | undefined;
  /** Postal code. */
  readonly utilityLocation?: string | undefined;
  readonly myStoreId?: string | undefined;
  readonly store?: Store | undefined;
}

/** Returns whether a location is still fresh: for 30 minutes after it was found. @see platform spec §9 */
export function isLocationFresh(foundAt: Date | undefined, now: Date): boolean {
  return isYoungerThan(foundAt, now, locationLifeMs);
}

/** Returns whether the location can be looked up again: one minute after the previous look-up. @see platform spec §4 */
export function canLookUpLocation(lookedUpAt: Date | undefined, now: Date): boolean {
  return !isYoungerThan(lookedUpAt, now, locationRecallMs);
}

/**
 * Returns the location updated with a looked-up city and postal code; missing values keep the previous ones.
 *
 * @see catalogue spec §7
 */
export function updateLocation<Store>(
  location: ShopperLocation<Store>,
  { city, postalCode }: { readonly city?: string | undefined; readonly postalCode?: string | undefined },
): ShopperLocation<Store> {
  return { ...location, userCity: city ?? location.userCity, utilityLocation: postalCode ?? location.utilityLocation };
}
