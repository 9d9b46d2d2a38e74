import { familyOf } from '../http/limits/client-address.ts';
import { findPlace, type Place } from './places.ts';

/** Where the shop's own machine and network are taken to be. */
const HOUSE_POSTAL_CODE = '53202';

/** The addresses of this machine and of private networks. */
const houseNetworks = {
  ipv4: /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./,
  ipv6: /^(?:(?:0{0,4}:){2,7}0{0,3}1$|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i,
};

/**
 * The place of an internet address. The gateway has no register of the world's networks: it knows its own,
 * and says of all others that it does not know.
 */
export function locateAddress(address: string): Place | undefined {
  const family = familyOf(address);
  return family && houseNetworks[family].test(address) ? findPlace(HOUSE_POSTAL_CODE) : undefined;
}
