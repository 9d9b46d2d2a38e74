import { familyOf } from '../http/limits/client-address.ts';
import { findPlace, type Place } from './places.ts';

/** The assumed location of local networks. */
const localPostalCode = '53202';

/** Loopback and private IP addresses. */
const localNetworks = {
  ipv4: /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./,
  ipv6: /^(?:(?:0{0,4}:){2,7}0{0,3}1$|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i,
};

/**
 * Returns the place of an IP address. The gateway has no geolocation database: it locates local addresses only and
 * returns undefined for all others.
 */
export function locateAddress(address: string): Place | undefined {
  const family = familyOf(address);
  return family && localNetworks[family].test(address) ? findPlace(localPostalCode) : undefined;
}
