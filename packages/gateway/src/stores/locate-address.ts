import { BlockList, isIP } from 'node:net';
import { findPlace, type Place } from './places.ts';

/** Where the shop's own machine and network are taken to be. */
const HOUSE_POSTAL_CODE = '53202';

const houseNetworks = new BlockList();
for (const [network, bits, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  houseNetworks.addSubnet(network, bits, family);
}

/**
 * The place of an internet address. The gateway has no register of the world's networks: it knows its own,
 * and says of all others that it does not know.
 */
export function locateAddress(address: string): Place | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return houseNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6') ? findPlace(HOUSE_POSTAL_CODE) : undefined;
}
