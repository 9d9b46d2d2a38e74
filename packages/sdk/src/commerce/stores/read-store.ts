import { storeFeatures, type DayHours, type StoreFeature, type StoreFeatures } from '@basin/domain';
import type { StoresDetailsReply, StoresListItem } from '../../contract/types.ts';

/** A store, as a list shows it. */
export interface StoreCard {
  readonly id: string;
  readonly name: string;
  readonly address: StoreAddress;
  /** Digits. */
  readonly phone: string | null;
  /** In degrees; null when unknown. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
  /** Distance from the requested place; null when none was requested. */
  readonly distanceKm: number | null;
  /** The path of its page, without the language; null when it has none. */
  readonly path: string | null;
  /** The features of the store. */
  readonly features: readonly StoreFeature[];
}

/** The address of a store; unknown fields are null. */
export interface StoreAddress {
  /** Number and street. */
  readonly line: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
}

/** A store, as its page shows it. */
export interface StoreDetails extends StoreCard {
  readonly email: string | null;
  readonly businessPartnerNumber: string | null;
  /** File name or URL of its picture. */
  readonly image: string | null;
  /** The opening hours of the days on which it is open. */
  readonly hours: readonly StoreHours[];
  /** The names of the collections that it displays. */
  readonly collections: readonly string[];
}

/** The opening hours of a weekday. */
export type StoreHours = DayHours;

/** Converts a store of a list. */
export const storeFrom = (store: StoresListItem): StoreCard => ({
  id: store.id ?? '',
  name: store.name ?? '',
  address: {
    line: store.addressLine ?? null,
    city: store.city ?? null,
    state: store.state ?? null,
    postalCode: store.postalCode ?? null,
    country: store.country ?? null,
  },
  phone: store.phone ?? null,
  point: pointOf(store),
  distanceKm: store.distanceKm ?? null,
  path: store.pageUrl ?? null,
  features: offeredBy(store),
});

/** Converts the details of a store. */
export function storeDetailsFrom({ address = {}, ...store }: StoresDetailsReply): StoreDetails {
  const text = (name: string) => (typeof address[name] === 'string' ? address[name] : null);
  return {
    id: store.storeId,
    name: store.name,
    address: {
      line: text('addressLine'),
      city: text('city'),
      state: text('state'),
      postalCode: text('postalCode'),
      country: text('country'),
    },
    phone: store.phone ?? null,
    point: pointOf(store),
    distanceKm: null,
    path: null,
    features: offeredBy(store),
    email: store.email ?? null,
    businessPartnerNumber: store.bpNumber ?? null,
    image: store.image ?? null,
    hours: store.hours.flatMap(({ day, open, close }) =>
      open === undefined || close === undefined ? [] : [{ day, open, close }],
    ),
    collections: store.collections ?? [],
  };
}

const pointOf = ({ latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined }) =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };

const offeredBy = ({ features }: { readonly features: StoreFeatures }): StoreFeature[] =>
  storeFeatures.filter((feature) => features[feature]);
