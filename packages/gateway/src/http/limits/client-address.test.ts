import { expect, test } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';
import { trustedProxies } from './trusted-proxies.ts';

const proxies = trustedProxies(['10.0.0.0/8', '2001:db8:aa::/48']);
const addressOf = (peer: string | undefined, forwardedFor: string | null = null) =>
  clientAddress({ peer, forwardedFor }, proxies);

test.each([
  ['198.51.100.7', null, '198.51.100.7'],
  ['198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ['198.51.100.7', '127.0.0.1', '198.51.100.7'],
  ['::ffff:198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ['2001:db8:bb::1', '203.0.113.1', '2001:db8:bb::1'],
])('the address of an untrusted peer (%s) is its own, whatever it forwards', (peer, forwardedFor, address) => {
  expect(addressOf(peer, forwardedFor)).toBe(address);
});

test.each([
  ['127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['::1', '203.0.113.1', '203.0.113.1'],
  ['::ffff:127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['10.1.2.3', 'invalid, 8.8.8.8, 203.0.113.1', '203.0.113.1'],
  ['10.1.2.3', '203.0.113.1, 10.9.9.9', '203.0.113.1'],
  ['2001:db8:aa::5', '203.0.113.1, 127.0.0.1, 10.9.9.9', '203.0.113.1'],
  ['127.0.0.1', '203.0.113.1:4711', '203.0.113.1'],
  ['127.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
])(
  'the client address behind a trusted proxy (%s, %s) is the last one that is not a proxy',
  (peer, forwardedFor, address) => {
    expect(addressOf(peer, forwardedFor)).toBe(address);
  },
);

test.each([
  ['127.0.0.1', null],
  ['127.0.0.1', '10.1.1.1'],
  ['10.1.2.3', 'unknown'],
  ['10.1.2.3', '203.0.113.1, '],
  [undefined, null],
])('a trusted proxy without a valid forwarded address (%s, %s) has no client address', (peer, forwardedFor) => {
  expect(addressOf(peer, forwardedFor)).toBeUndefined();
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000:ffff::', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::2:3:4', '1:0:0:0::/64'],
])('the address %s is counted as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['somewhere', '10.0.0.0/33', '10.0.0.0/8/8', '::/129', '10.0.0.0/x', ''])(
  'the proxy list entry %j is rejected',
  (entry) => {
    expect(() => trustedProxies([entry])).toThrow(RangeError);
  },
);
