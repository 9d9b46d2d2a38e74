import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import {
  endpointPath,
  isConfigurationExpired,
  keepConfiguration,
  productConfiguration,
  salesChannelOf,
  type GeneralConfiguration,
  type SiteConfiguration,
} from './site-configuration.ts';

const general: Required<GeneralConfiguration> = {
  isPublish: true,
  shortendPagePath: '/content/sample/us',
  scene7AccountName: 'SAMPLE',
  swatchUrl: 'https://img.example.org/',
  apimHost: 'https://api.example.org',
  plpServletPath: '/content/sample/us/config/plp',
};
const configuration: SiteConfiguration = {
  general,
  apiEndPointData: { map: { channel: 'KOCA' } },
  samplePDPConfig: { profilename: 'profile_sample_PDP' },
  apiEndpoints: { searchListing: '/search/v2/listing' },
};
const now = new Date('2026-01-01T00:00:00Z');

test('DOM-010 the general block has six names, one of them oddly spelt', () => {
  expect(Object.keys(general)).toEqual([
    'isPublish',
    'shortendPagePath',
    'scene7AccountName',
    'swatchUrl',
    'apimHost',
    'plpServletPath',
  ]);
  expect(keepConfiguration(configuration, {}, now).general).toEqual(general);
});

test('DOM-011 DOM-076 the channel comes from apiEndPointData.map, else it is KOUS', () => {
  shows(salesChannelOf, [configuration], 'KOCA');
  shows(salesChannelOf, [{}], 'KOUS');
  shows(salesChannelOf, [{ apiEndPointData: {} }], 'KOUS');
  shows(salesChannelOf, [{ apiEndPointData: { map: {} } }], 'KOUS');
});

test('DOM-012 a product line has a block under a name built from its key', () => {
  shows(productConfiguration, [configuration, 'sample'], { profilename: 'profile_sample_PDP' });
  shows(productConfiguration, [configuration, 'other'], undefined);
});

test('DOM-013 DOM-065 it is kept with the listing mapping as plpServletPath and an expireTime ten minutes ahead', () => {
  const mapping = { Toilets: '/en/products/toilets' };
  const kept = { ...configuration, plpServletPath: mapping, expireTime: now.getTime() + 600_000 };
  shows(keepConfiguration, [configuration, mapping, now], kept);
  shows(isConfigurationExpired, [kept, new Date(kept.expireTime - 1)], false);
  shows(isConfigurationExpired, [kept, new Date(kept.expireTime)], true);
});

test('DOM-013 apiEndpoints gives the path of a call', () => {
  shows(endpointPath, [configuration, 'searchListing', '/search/listing'], '/search/v2/listing');
  shows(endpointPath, [configuration, 'search', '/search'], '/search');
  shows(endpointPath, [{}, 'constructor', '/x'], '/x');
});
