import { contract } from '@basin/sdk/contract';
import { notFound } from '../http/http-problem.ts';
import { implement, type ImplementedCall } from '../http/implement.ts';
import { distanceKilometres } from './distance.ts';
import { locateAddress } from './locate-address.ts';
import { findPlace, nearestPlace, type Place } from './places.ts';
import { readAddressLine } from './read-address-line.ts';

/** A point farther from every known place is at sea or abroad. */
const maxReverseKilometres = 200;
const loopback = '127.0.0.1';

/** The location of the caller, when the path has no IP address. */
const { params: _, ...callersLocation } = contract.maps.locationByIp;
const withoutAddress = (['/maps/location/ip', '/maps/location/ip/'] as const).map((path): ImplementedCall => ({
  entry: { ...callersLocation, path },
  handler: ({ callerAddress }) => locationOf('caller', callerAddress),
}));

const ownHandlers = implement(contract.maps, {
  validateAddress: ({ query: { query, country } }) => readAddressLine(query, country),

  locationByIp: ({ callerAddress, params: { ip } }) => locationOf(ip, callerAddress),

  locationByZip({ params: { zip } }) {
    const place = findPlace(zip);
    if (!place) throw notFound(`Unknown postal code '${zip}'.`);
    return locationFrom(place);
  },

  reverse({ query: { lat: latitude, long: longitude } }) {
    const place = nearestPlace({ latitude, longitude });
    if (distanceKilometres({ latitude, longitude }, place) > maxReverseKilometres) {
      throw notFound(`There is no place near ${latitude}, ${longitude}.`);
    }
    const { city, state, postalCode, country } = place;
    // clients show adminDistrict2 as the city; counties are unknown
    return { locality: city, adminDistrict: state, adminDistrict2: city, postalCode, countryRegion: country };
  },
});

export const mapsHandlers = [...ownHandlers, ...withoutAddress];

function locationOf(ip: string, callerAddress = loopback) {
  const place = locateAddress(ip === 'caller' ? callerAddress : ip);
  if (!place) throw notFound(`The location of ${ip} is unknown.`);
  return locationFrom(place);
}

function locationFrom({ city, postalCode, state, latitude, longitude }: Place) {
  return { C: city, Z: postalCode, S: state, lat: latitude, long: longitude };
}
