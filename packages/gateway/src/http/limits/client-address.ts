import * as z from 'zod';

/** The peers whose forwarded addresses are trusted: proxies, and the shop's own server. */
export interface TrustedProxies {
  check: (address: string, family?: 'ipv4' | 'ipv6') => boolean;
}

/** Trusts no peer. */
export const noProxies: TrustedProxies = { check: () => false };

/**
 * Returns the caller's IP address: the peer's, or behind a trusted proxy the last entry in `X-Forwarded-For` that is
 * not a proxy; entries to its left are not trusted. Undefined for a trusted peer without such an entry and within this
 * process.
 */
export function clientAddress(
  { peer, forwardedFor }: { peer: string | undefined; forwardedFor: string | null },
  proxies: TrustedProxies,
): string | undefined {
  const hops = (forwardedFor ?? '').split(',').map((hop) => normalize(hop.trim()));
  for (const hop of [...(peer === undefined ? [] : [normalize(peer)]), ...hops.reverse()]) {
    const family = familyOf(hop);
    if (!family) return undefined;
    if (!proxies.check(hop, family)) return hop;
  }
  return undefined;
}

/** Returns the network of a caller for rate limits: an IPv4 address, or the /64 that an IPv6 subscriber has. */
export function networkOf(address: string): string {
  if (familyOf(address) !== 'ipv6') return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')];
  const prefix = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}

const mapped = /^::ffff:(?:0:)?(\d+\.\d+\.\d+\.\d+)$/i;

/** Removes zone, port and brackets, and converts an IPv4-mapped IPv6 address to IPv4. */
function normalize(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  const [, withoutPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? [];
  const [bare = ''] = (bracketed ?? withoutPort ?? address).split('%');
  return mapped.exec(bare)?.[1] ?? bare;
}

const [ipv4, ipv6] = [z.ipv4(), z.ipv6()];

/** Returns the family of an IP address, or undefined for an invalid one. */
export function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  if (ipv4.safeParse(address).success) return 'ipv4';
  return ipv6.safeParse(address).success ? 'ipv6' : undefined;
}
