import { isWithin } from './dates.ts';

/** How long a found location is used. @see platform spec §9 */
const locationLifeMs = 1_800_000;
/** The least time between two location look-ups. @see platform spec §9 */
const locationRecallMs = 60_000;

/** Where the shopper is. @see platform spec §3 */
export interface ShopperLocation<Store = unknown> {
  readonly userCity?: string | undefined;
  /** Postal code. */
  readonly utilityLocation?: string | undefined;
  readonly myStoreId?: string | undefined;
  readonly store?: Store | undefined;
}

/** Whether a location found then may still be used: for 30 minutes. @see platform spec §9 */
export function isLocationFresh(foundAt: Date | undefined, now: Date): boolean {
  return isWithin(foundAt, now, locationLifeMs);
}

/** Whether a location may be looked up again: a minute after the last time. @see platform spec §4 */
export function mayLookUpLocation(lookedUpAt: Date | undefined, now: Date): boolean {
  return !isWithin(lookedUpAt, now, locationRecallMs);
}

/** The location after a look-up that says city and postal code; what it does not say stays. @see catalogue spec §7 */
export function locatedAt<Store>(
  location: ShopperLocation<Store>,
  { city, postalCode }: { readonly city?: string | undefined; readonly postalCode?: string | undefined },
): ShopperLocation<Store> {
  return { ...location, userCity: city ?? location.userCity, utilityLocation: postalCode ?? location.utilityLocation };
}
