import { storeFeaturesFrom } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call } from './call.ts';
import { errorBodySchema } from './error-body.ts';
import { anyText, optionalText, optionalTextOf, someText, optionalWholeNumber } from './values.ts';
import { decodeWith } from './decode-with.ts';
import { byName } from './by-name.ts';

const yesWordShape = z.optional(z.union([z.boolean(), anyText]));
interface YesWordSchema extends Named<typeof yesWordShape> {}
const yesWordSchema: YesWordSchema = yesWordShape;

const featureFields = {
  InStoreShopping: yesWordSchema,
  VirtualMeetings: yesWordSchema,
  WeekendHours: yesWordSchema,
  SlabGallery: yesWordSchema,
  AppointmentOnly: yesWordSchema,
};

const wireStoreShape = z.object({
  ...featureFields,
  EntityID: optionalText,
  StoreId: optionalText,
  BPNumber: optionalText,
  Name: optionalText,
  LocationType: optionalText,
  AddressLine: optionalText,
  Locality: optionalText,
  AdminDistrict: optionalText,
  PostalCode: optionalText,
  CountryRegion: optionalText,
  Phone: optionalText,
  PageUrl: optionalText,
  Hours: z.optional(z.unknown()),
  Latitude: z.optional(z.number()),
  Longitude: z.optional(z.number()),
  __Distance: z.optional(z.number()),
});
interface WireStoreSchema extends Named<typeof wireStoreShape> {}
const wireStoreSchema: WireStoreSchema = wireStoreShape;

const storeFrom = (wire: z.output<WireStoreSchema>) => ({
  id: wire.StoreId ?? wire.EntityID,
  businessPartnerNumber: wire.BPNumber,
  name: wire.Name,
  locationType: wire.LocationType,
  addressLine: wire.AddressLine,
  city: wire.Locality,
  state: wire.AdminDistrict,
  postalCode: wire.PostalCode,
  country: wire.CountryRegion,
  phone: wire.Phone,
  pageUrl: wire.PageUrl,
  hours: wire.Hours,
  latitude: wire.Latitude,
  longitude: wire.Longitude,
  distanceKm: wire.__Distance,
  features: storeFeaturesFrom(wire),
});

const wireStoresSchema = z.union([
  z.object({ d: z.object({ __count: optionalText, results: z.array(wireStoreSchema) }) }),
  z.object({ value: z.array(wireStoreSchema) }),
]);

export interface StoreReply extends Named<ReturnType<typeof storeFrom>> {}
export interface StoreListSchema extends z.ZodMiniType<StoreReply[], z.input<typeof wireStoresSchema>> {}
/** Stores, nearest first, from either version of the protocol. */
export const storeListSchema: StoreListSchema = decodeWith(
  wireStoresSchema,
  (wire: z.output<typeof wireStoresSchema>) => ('d' in wire ? wire.d.results : wire.value).map(storeFrom),
);

const wireDetailsSchema = z.object({
  ...featureFields,
  storeId: anyText,
  name: anyText,
  address: z.optional(byName(z.unknown())),
  phone: optionalText,
  email: optionalText,
  hours: z._default(z.array(z.object({ day: anyText, open: optionalText, close: optionalText })), []),
  bpNumber: optionalText,
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  image: optionalText,
  collections: z.optional(z.array(anyText)),
});

const storePath = { system: 'gateway', method: 'GET', auth: 'guest', response: storeListSchema } as const;

const odataFields = {
  $select: optionalTextOf(2000),
  $filter: optionalTextOf(1000),
  $top: optionalWholeNumber(1, 250),
  $skip: optionalWholeNumber(0, 10_000),
  $format: z.optional(z.literal('json')),
};

/** Stores and showrooms. */
export const storeCalls = {
  /** Returns the store of a page. */
  details: call({
    number: 8,
    key: 'storeDetails',
    system: 'author',
    method: 'GET',
    path: '/bin/storefront/storedetails',
    auth: 'none',
    query: z.strictObject({ path: someText(512) }),
    response: decodeWith(
      wireDetailsSchema,
      ({
        InStoreShopping,
        VirtualMeetings,
        WeekendHours,
        SlabGallery,
        AppointmentOnly,
        ...store
      }: z.output<typeof wireDetailsSchema>) => ({
        ...store,
        features: storeFeaturesFrom({ InStoreShopping, VirtualMeetings, WeekendHours, SlabGallery, AppointmentOnly }),
      }),
    ),
    errors: { 404: errorBodySchema },
  }),
  /** Lists stores near a place; the distance of `spatialFilter` is in kilometres. */
  list: call({
    ...storePath,
    number: 45,
    key: 'stores',
    path: '/maps/store',
    query: z.strictObject({
      ...odataFields,
      brand: someText(64),
      spatialFilter: z.optional(
        z.string().check(z.maxLength(200), z.regex(/^nearby\(.{1,150},\d{1,4}(\.\d{1,3})?\)$/)),
      ),
      $inlinecount: z.optional(z.literal('allpages')),
    }),
    errors: { 400: errorBodySchema },
  }),
  /** Lists places with a store that start with a text. */
  localities: call({
    ...storePath,
    number: 46,
    key: 'storeLocality',
    path: '/maps/store/locality',
    query: z.strictObject(odataFields),
    errors: { 400: errorBodySchema },
  }),
};
