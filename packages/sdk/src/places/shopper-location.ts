import { isLocationFresh, isZipConfirmed, locatedAt, mayLookUpLocation, type ShopperLocation } from '@basin/domain';
import type { AreaClient } from '../client/create-client.ts';
import type { mapsCalls } from '../contract/maps.ts';
import type { Logger } from '../logger.ts';

/** A place as it is kept in a browser: the city, the postal code, and when it was found. */
export interface KeptLocation extends ShopperLocation {
  /** Epoch ms. */
  readonly foundAtMs?: number | undefined;
  /** Epoch ms; also of a look-up that found nothing. */
  readonly lookedUpAtMs?: number | undefined;
}

export interface LocationOptions {
  /** Where the place is kept between visits. */
  readonly kept: { readonly read: () => KeptLocation; readonly write: (location: KeptLocation) => void };
  /** The shopper's own IP address, where the page knows it; else the gateway takes the caller's. */
  readonly trueIp?: (() => string | undefined) | undefined;
  readonly logger: Logger;
  readonly now?: (() => Date) | undefined;
}

export interface LocationFinder {
  /** Where the shopper is: the kept place for half an hour, then by IP address, at most once a minute. */
  readonly locate: () => Promise<ShopperLocation>;
  /** Takes a postal code for the shopper's place; undefined, and nothing changed, when there is no such code. */
  readonly moveTo: (postalCode: string) => Promise<ShopperLocation | undefined>;
}

interface MapsCalls {
  readonly maps: Pick<AreaClient<typeof mapsCalls>, 'locationByIp' | 'locationByZip'>;
}

/** Where a shopper is. A look-up that fails is logged, and the place stays as it was. @see catalogue spec §7, §9 */
export function createLocationFinder({ maps }: MapsCalls, options: LocationOptions): LocationFinder {
  const { kept, trueIp, logger, now = () => new Date() } = options;
  return {
    async locate() {
      const known = kept.read();
      const isKnown = isLocationFresh(dateOf(known.foundAtMs), now());
      if (isKnown || !mayLookUpLocation(dateOf(known.lookedUpAtMs), now())) return known;
      const lookedUpAtMs = now().getTime();
      kept.write({ ...known, lookedUpAtMs });
      try {
        const found = await maps.locationByIp({ params: { ip: trueIp?.() ?? 'caller' } });
        const location = { ...locatedAt(known, found), foundAtMs: lookedUpAtMs, lookedUpAtMs };
        kept.write(location);
        return location;
      } catch (problem) {
        logger.warn('The location could not be found', problem);
        return known;
      }
    },
    async moveTo(zip) {
      const found = await maps.locationByZip({ params: { zip } }).catch((problem: unknown) => {
        logger.warn('A postal code could not be looked up', problem);
        return undefined;
      });
      if (!found || !isZipConfirmed(zip, found.postalCode)) return undefined;
      const foundAtMs = now().getTime();
      const location = { ...locatedAt(kept.read(), found), foundAtMs, lookedUpAtMs: foundAtMs };
      kept.write(location);
      return location;
    },
  };
}

const dateOf = (epochMs: number | undefined): Date | undefined =>
  epochMs === undefined ? undefined : new Date(epochMs);
