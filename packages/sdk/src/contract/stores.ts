import { storeFeaturesFrom } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call } from './call.ts';
import { errorBodySchema } from './error-body.ts';
import { someText, text, wholeNumber } from './values.ts';

const yesWordSchema = z.optional(z.union([z.boolean(), z.string()]));

const featureFields = {
  InStoreShopping: yesWordSchema,
  VirtualMeetings: yesWordSchema,
  WeekendHours: yesWordSchema,
  SlabGallery: yesWordSchema,
  AppointmentOnly: yesWordSchema,
};

const wireStoreShape = z.object({
  ...featureFields,
  EntityID: z.optional(z.string()),
  StoreId: z.optional(z.string()),
  BPNumber: z.optional(z.string()),
  Name: z.optional(z.string()),
  LocationType: z.optional(z.string()),
  AddressLine: z.optional(z.string()),
  Locality: z.optional(z.string()),
  AdminDistrict: z.optional(z.string()),
  PostalCode: z.optional(z.string()),
  CountryRegion: z.optional(z.string()),
  Phone: z.optional(z.string()),
  PageUrl: z.optional(z.string()),
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
  z.object({ d: z.object({ __count: z.optional(z.string()), results: z.array(wireStoreSchema) }) }),
  z.object({ value: z.array(wireStoreSchema) }),
]);

export interface StoreReply extends Named<ReturnType<typeof storeFrom>> {}
export interface StoreListSchema extends z.ZodMiniType<StoreReply[], z.input<typeof wireStoresSchema>> {}
/** Stores, nearest first, from either version of the protocol. */
export const storeListSchema: StoreListSchema = z.pipe(
  wireStoresSchema,
  z.transform((wire: z.output<typeof wireStoresSchema>) => ('d' in wire ? wire.d.results : wire.value).map(storeFrom)),
);

const wireDetailsSchema = z.object({
  ...featureFields,
  storeId: z.string(),
  name: z.string(),
  address: z.optional(z.record(z.string(), z.unknown())),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  hours: z._default(
    z.array(z.object({ day: z.string(), open: z.optional(z.string()), close: z.optional(z.string()) })),
    [],
  ),
  bpNumber: z.optional(z.string()),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  image: z.optional(z.string()),
});

const storePath = { system: 'gateway', method: 'GET', auth: 'guest', response: storeListSchema } as const;

const odataFields = {
  $select: z.optional(text(2000)),
  $filter: z.optional(text(1000)),
  $top: z.optional(wholeNumber(1, 250)),
  $skip: z.optional(wholeNumber(0, 10_000)),
  $format: z.optional(z.literal('json')),
};

/** Stores and showrooms. */
export const storeCalls = {
  /** The store of a page. */
  details: call({
    number: 8,
    key: 'storeDetails',
    system: 'author',
    method: 'GET',
    path: '/bin/storefront/storedetails',
    auth: 'none',
    query: z.strictObject({ path: someText(512) }),
    response: z.pipe(
      wireDetailsSchema,
      z.transform(
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
    ),
    errors: { 404: errorBodySchema },
  }),
  /** Stores near a place; the distance of `spatialFilter` is in kilometres. */
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
  /** Places that have a store and begin with a text. */
  localities: call({
    ...storePath,
    number: 46,
    key: 'storeLocality',
    path: '/maps/store/locality',
    query: z.strictObject(odataFields),
    errors: { 400: errorBodySchema },
  }),
};
