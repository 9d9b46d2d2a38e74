import { isLocationFresh, isZipConfirmed, locatedAt, mayLookUpLocation, type ShopperLocation } from '@basin/domain';
import type { MapsCalls } from '../../calls.ts';
import type { KeptValue } from '../../kept/kept-value.ts';
import type { Logger } from '../../logger.ts';

/** Where a shopper is. A look-up that fails is logged, and the place stays as it was. */
export interface ShopperPlaces {
  /** The kept place for half an hour, then by IP address, at most once a minute; null when it is not known. */
  readonly get: () => Promise<ShopperPlace | null>;
  /** Takes a postal code for the shopper's place; null, and nothing changed, when there is no such code. */
  readonly moveTo: (postalCode: string) => Promise<ShopperPlace | null>;
}

/** A place: what is not known of it is null. */
export interface ShopperPlace {
  readonly city: string | null;
  readonly postalCode: string | null;
}

/** A place as it is kept in a browser: the city, the postal code, and when it was found. */
export interface KeptLocation extends ShopperLocation {
  /** Epoch ms. */
  readonly foundAtMs?: number | undefined;
  /** Epoch ms; also of a look-up that found nothing. */
  readonly lookedUpAtMs?: number | undefined;
}

/** Where the place is kept, and the IP address that it is found by. */
export interface LocationOptions {
  /** Where the place is kept between visits, such as `browserLists(localStorage).location`; in memory unless given. */
  readonly kept?: KeptValue<KeptLocation> | undefined;
  /** The shopper's own IP address, where the page knows it; else the gateway takes the caller's. */
  readonly trueIp?: (() => string | undefined) | undefined;
  readonly logger?: Logger | undefined;
  readonly now?: (() => Date) | undefined;
}

/** The calls that a place is made of. */
export interface LocationCalls {
  readonly maps: Pick<MapsCalls, 'locationByIp' | 'locationByZip'>;
}

/** Where a shopper is, over the calls given. @see catalogue spec §7, §9 */
export function createLocation({ maps }: LocationCalls, options: LocationOptions = {}): ShopperPlaces {
  const { kept = keptInMemory(), trueIp, logger, now = () => new Date() } = options;
  return {
    async get() {
      const known = kept.read();
      const isKnown = isLocationFresh(dateOf(known.foundAtMs), now());
      if (isKnown || !mayLookUpLocation(dateOf(known.lookedUpAtMs), now())) return placeFrom(known);
      const lookedUpAtMs = now().getTime();
      kept.write({ ...known, lookedUpAtMs });
      try {
        const found = await maps.locationByIp({ params: { ip: trueIp?.() ?? 'caller' } });
        kept.write({ ...locatedAt(known, found), foundAtMs: lookedUpAtMs, lookedUpAtMs });
      } catch (problem) {
        logger?.warn('The location could not be found', problem);
      }
      return placeFrom(kept.read());
    },
    async moveTo(zip) {
      const found = await maps.locationByZip({ params: { zip } }).catch((problem: unknown) => {
        logger?.warn('A postal code could not be looked up', problem);
        return undefined;
      });
      if (!found || !isZipConfirmed(zip, found.postalCode)) return null;
      const foundAtMs = now().getTime();
      kept.write({ ...locatedAt(kept.read(), found), foundAtMs, lookedUpAtMs: foundAtMs });
      return placeFrom(kept.read());
    },
  };
}

function keptInMemory(): KeptValue<KeptLocation> {
  let location: KeptLocation = {};
  return { read: () => location, write: (next) => void (location = next) };
}

const placeFrom = ({ userCity: city, utilityLocation: postalCode }: KeptLocation): ShopperPlace | null =>
  city === undefined && postalCode === undefined ? null : { city: city ?? null, postalCode: postalCode ?? null };

const dateOf = (epochMs: number | undefined): Date | undefined =>
  epochMs === undefined ? undefined : new Date(epochMs);
