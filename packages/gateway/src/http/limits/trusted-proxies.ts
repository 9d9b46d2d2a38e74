import { BlockList } from 'node:net';
import { familyOf, type TrustedProxies } from './client-address.ts';

const loopback = ['127.0.0.0/8', '::1'];

/**
 * Creates the trusted proxies from a list of addresses and networks (`10.0.0.0/8`). Always includes the loopback
 * addresses, from which the shop's own server calls.
 *
 * @throws {RangeError} that names an invalid entry
 */
export function trustedProxies(list: readonly string[]): TrustedProxies {
  const proxies = new BlockList();
  for (const entry of [...loopback, ...list]) addTo(proxies, entry);
  return proxies;
}

function addTo(proxies: BlockList, entry: string): void {
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = familyOf(address);
  const bits = Number(prefix ?? (family === 'ipv4' ? 32 : 128));
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && bits <= (family === 'ipv4' ? 32 : 128));
  if (!family || !isPrefix || rest.length > 0) throw new RangeError(`'${entry}' is not an IP address or network`);
  proxies.addSubnet(address, bits, family);
}
