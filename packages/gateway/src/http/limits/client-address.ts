import * as z from 'zod';

/** Which peers may say for whom they ask: proxies, and the shop's own server. */
export interface TrustedProxies {
  check: (address: string, family?: 'ipv4' | 'ipv6') => boolean;
}

/** No peer is trusted. */
export const noProxies: TrustedProxies = { check: () => false };

/**
 * The address that asks: the peer's, unless the peer is a trusted proxy; then the last one in `X-Forwarded-For` that is
 * not. What stands before that one is untrusted. Undefined when a trusted peer, or a caller within this process, names none.
 */
export function clientAddress(
  { peer, forwardedFor }: { peer: string | undefined; forwardedFor: string | null },
  proxies: TrustedProxies,
): string | undefined {
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
  for (const hop of [...(peer === undefined ? [] : [plain(peer)]), ...hops.reverse()]) {
    const family = familyOf(hop);
    if (!family) return undefined;
    if (!proxies.check(hop, family)) return hop;
  }
  return undefined;
}

/** What is counted as one caller: an IPv4 address, or the /64 that a subscriber of IPv6 has to themselves. */
export function networkOf(address: string): string {
  if (familyOf(address) !== 'ipv6') return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')];
  const prefix = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}

const MAPPED = /^::ffff:(?:0:)?(\d+\.\d+\.\d+\.\d+)$/i;

/** Without a zone, a port or brackets; an IPv4 address in IPv6 clothes as IPv4. */
function plain(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  const [, withoutPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? [];
  const [bare = ''] = (bracketed ?? withoutPort ?? address).split('%');
  return MAPPED.exec(bare)?.[1] ?? bare;
}

const [ipv4, ipv6] = [z.ipv4(), z.ipv6()];

/** The kind of an internet address; undefined for what is none. */
export function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  if (ipv4.safeParse(address).success) return 'ipv4';
  return ipv6.safeParse(address).success ? 'ipv6' : undefined;
}
