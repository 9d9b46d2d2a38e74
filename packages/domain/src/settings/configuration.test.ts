import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import {
  authorTimeoutMs,
  configurationPollMs,
  expireTimeFrom,
  gatewayTimeoutMs,
  isExpired,
  productConfigurations,
  salesChannelOf,
} from './configuration.ts';

const now = new Date('2026-01-01T00:00:00Z');
const inTenMinutes = Date.parse('2026-01-01T00:10:00Z');

test('DOM-011 DOM-076 the sales channel comes from apiEndPointData.map, or is KOUS by default', () => {
  shows(salesChannelOf, [{ apiEndPointData: { map: { channel: 'KOCA' } } }], 'KOCA');
  shows(salesChannelOf, [{}], 'KOUS');
  shows(salesChannelOf, [{ apiEndPointData: {} }], 'KOUS');
  shows(salesChannelOf, [{ apiEndPointData: { map: {} } }], 'KOUS');
});

test('DOM-012 the configuration block of a product line is named after its product key', () => {
  const block = { profilename: 'profile_sample_PDP' };
  shows(productConfigurations, [{ samplePDPConfig: block, otherConfig: {} }], new Map([['sample', block]]));
  shows(productConfigurations, [{}], new Map());
});

test('DOM-065 a configuration is used for 10 minutes, another value for its own lifetime', () => {
  shows(expireTimeFrom, [now], inTenMinutes);
  shows(expireTimeFrom, [now, 1000], now.getTime() + 1000);
});

test('a value expires at its expiry time; with an invalid time it is expired', () => {
  shows(isExpired, [inTenMinutes, new Date(inTenMinutes - 1)], false);
  shows(isExpired, [inTenMinutes, new Date(inTenMinutes)], true);
  shows(isExpired, [NaN, now], true);
});

test('DOM-066 a loading configuration is polled every 500 ms', () => {
  expect(configurationPollMs).toBe(500);
});

test('a call times out after 10 seconds for the author system and 25 for the gateway', () => {
  expect([authorTimeoutMs, gatewayTimeoutMs]).toEqual([10_000, 25_000]);
});
