import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call } from './call.ts';
import { errorBodySchema } from './error-body.ts';
import { anyText, decimal, optionalFlag, optionalText, pathPartSchema, someText } from './values.ts';
import { decodeWith } from './decode-with.ts';

const placeShape = z.object({
  addressLine: optionalText,
  locality: optionalText,
  adminDistrict: optionalText,
  adminDistrict2: optionalText,
  postalCode: optionalText,
  countryRegion: optionalText,
  formattedAddress: optionalText,
  confidence: optionalText,
});
export interface PlaceSchema extends Named<typeof placeShape> {}
/** The address of a place, in parts. */
export const placeSchema: PlaceSchema = placeShape;

/** A place in the flat form, with a known postal code. */
const knownPlaceSchema = z.object({ ...placeSchema.shape, postalCode: anyText });

type Place = z.output<PlaceSchema>;

/** The format of the maps service: places in resource sets. */
const resourceSetsSchema = z.object({
  resourceSets: z.array(z.object({ resources: z.array(z.object({ address: placeSchema })) })),
});

const placesIn = ({ resourceSets: [first] }: z.output<typeof resourceSetsSchema>): Place[] =>
  (first?.resources ?? []).map(({ address }) => address);

const wireValidationSchema = z.union([
  resourceSetsSchema,
  z.object({
    isValid: z.boolean(),
    suggestions: z._default(z.array(placeSchema), []),
    isNonDeliverableAddress: optionalFlag,
  }),
]);

function validationFrom(wire: z.output<typeof wireValidationSchema>) {
  if (!('resourceSets' in wire)) return { ...wire, isNonDeliverableAddress: wire.isNonDeliverableAddress ?? false };
  const suggestions = placesIn(wire);
  return { isValid: suggestions.length > 0, suggestions, isNonDeliverableAddress: false };
}

const wireLocationShape = z.object({
  C: anyText,
  Z: anyText,
  S: optionalText,
  lat: z.optional(z.number()),
  long: z.optional(z.number()),
});

interface WireLocationSchema extends Named<typeof wireLocationShape> {}
const wireLocationSchema: WireLocationSchema = wireLocationShape;

const locationFrom = ({ C, Z, S, lat, long }: z.output<WireLocationSchema>) => ({
  city: C,
  postalCode: Z,
  state: S,
  latitude: lat,
  longitude: long,
});
export interface LocationReply extends Named<ReturnType<typeof locationFrom>> {}
export interface LocationSchema extends z.ZodMiniType<LocationReply, z.input<WireLocationSchema>> {}
/** A place with its city and postal code; the state and the coordinates can be missing. */
export const locationSchema: LocationSchema = decodeWith(wireLocationSchema, locationFrom);

const location = { system: 'gateway', method: 'GET', auth: 'guest', response: locationSchema } as const;

/** Addresses and places. */
export const mapsCalls = {
  /** Returns whether a single-line address exists, and possible corrections. */
  validateAddress: call({
    number: 41,
    key: 'addressValidate',
    system: 'gateway',
    method: 'GET',
    path: '/maps/address/validate',
    auth: 'guest',
    query: z.strictObject({ query: someText(512), country: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
    response: decodeWith(wireValidationSchema, validationFrom),
  }),
  /** Returns the location of an IP address; `caller` is the caller's address as the gateway sees it. */
  locationByIp: call({
    ...location,
    number: 42,
    key: 'locationByIp',
    path: '/maps/location/ip/{ip}',
    params: z.strictObject({ ip: z.string().check(z.maxLength(45), z.regex(/^(caller|[0-9a-fA-F.:]+)$/)) }),
    errors: { 404: errorBodySchema },
  }),
  /** Returns the location of a postal code; a 404 when it does not exist. */
  locationByZip: call({
    ...location,
    number: 43,
    key: 'locationByZip',
    path: '/maps/location/zipcode/{zip}',
    params: z.strictObject({ zip: pathPartSchema.check(z.maxLength(12)) }),
    errors: { 404: errorBodySchema },
  }),
  /** Returns the place at given coordinates. */
  reverse: call({
    number: 44,
    key: 'reverseGeocode',
    system: 'gateway',
    method: 'GET',
    path: '/maps/location/reverse',
    auth: 'guest',
    query: z.strictObject({ brand: someText(64), lat: decimal(-90, 90), long: decimal(-180, 180) }),
    response: decodeWith(z.union([resourceSetsSchema, knownPlaceSchema]), (wire): Place | undefined =>
      'resourceSets' in wire ? placesIn(wire)[0] : wire,
    ),
    errors: { 404: errorBodySchema },
  }),
};
