import {
  isLocationFresh,
  isZipConfirmed,
  updateLocation,
  canLookUpLocation,
  type ShopperLocation,
} from '@basin/domain';
import type { MapsCalls } from '../../calls.ts';
import type { LocationReply } from '../../contract/maps.ts';
import type { StoredValue } from '../../storage/stored-value.ts';
import type { Logger } from '../../logger.ts';

/** The location of a shopper. A failed look-up is logged and does not change the location. */
export interface ShopperPlaces {
  /**
   * Returns the stored location for half an hour, then looks it up by IP address, at most once a minute; null when
   * unknown.
   */
  readonly get: () => Promise<ShopperPlace | null>;
  /** Sets the location by postal code; returns null without a change for an unknown code. */
  readonly moveTo: (postalCode: string) => Promise<ShopperPlace | null>;
}

/** A location; unknown fields are null. */
export interface ShopperPlace {
  readonly city: string | null;
  /** Code of the state or province. */
  readonly state: string | null;
  readonly postalCode: string | null;
}

/** The location in browser storage: city, state, postal code, and the time it was found. */
export interface StoredLocation extends ShopperLocation {
  readonly userState?: string | undefined;
  /** Epoch ms. */
  readonly foundAtMs?: number | undefined;
  /** Epoch ms; also set by a look-up without result. */
  readonly lookedUpAtMs?: number | undefined;
}

/** The storage of the location, and the IP address for its look-up. */
export interface LocationOptions {
  /** Stores the location between visits, such as `browserLists(localStorage).location`; in memory by default. */
  readonly storage?: StoredValue<StoredLocation> | undefined;
  /** The shopper's own IP address, if the page knows it; otherwise the gateway uses the caller's. */
  readonly trueIp?: (() => string | undefined) | undefined;
  readonly logger?: Logger | undefined;
  readonly now?: (() => Date) | undefined;
}

/** The calls that a location uses. */
export interface LocationCalls {
  readonly maps: Pick<MapsCalls, 'locationByIp' | 'locationByZip'>;
}

/** Creates the location of a shopper on the given calls. @see catalogue spec §7, §9 */
export function createLocation({ maps }: LocationCalls, options: LocationOptions = {}): ShopperPlaces {
  const { storage = memoryStorage(), trueIp, logger, now = () => new Date() } = options;
  return {
    async get() {
      const known = storage.read();
      const isKnown = isLocationFresh(dateOf(known.foundAtMs), now());
      if (isKnown || !canLookUpLocation(dateOf(known.lookedUpAtMs), now())) return placeFrom(known);
      const lookedUpAtMs = now().getTime();
      storage.write({ ...known, lookedUpAtMs });
      try {
        const found = await maps.locationByIp({ params: { ip: trueIp?.() ?? 'caller' } });
        storage.write(movedTo(found, known, lookedUpAtMs));
      } catch (problem) {
        logger?.warn('The location could not be found', problem);
      }
      return placeFrom(storage.read());
    },
    async moveTo(zip) {
      const found = await maps.locationByZip({ params: { zip } }).catch((problem: unknown) => {
        logger?.warn('A postal code could not be looked up', problem);
        return undefined;
      });
      if (!found || !isZipConfirmed(zip, found.postalCode)) return null;
      storage.write(movedTo(found, storage.read(), now().getTime()));
      return placeFrom(storage.read());
    },
  };
}

function memoryStorage(): StoredValue<StoredLocation> {
  let location: StoredLocation = {};
  return { read: () => location, write: (next) => void (location = next) };
}

const movedTo = (found: LocationReply, known: StoredLocation, foundAtMs: number): StoredLocation => ({
  ...updateLocation(known, found),
  userState: found.state,
  foundAtMs,
  lookedUpAtMs: foundAtMs,
});

function placeFrom({ userCity, userState, utilityLocation }: StoredLocation): ShopperPlace | null {
  if (userCity === undefined && utilityLocation === undefined) return null;
  return { city: userCity ?? null, state: userState ?? null, postalCode: utilityLocation ?? null };
}

const dateOf = (epochMs: number | undefined): Date | undefined =>
  epochMs === undefined ? undefined : new Date(epochMs);
