import { expect, test } from 'vitest';
import { siteConfigSchema } from './site-config.ts';

test('DOM-010 the general block has isPublish, shortendPagePath, scene7AccountName, swatchUrl, apimHost and plpServletPath', () => {
  const general = {
    isPublish: false,
    shortendPagePath: '/content/site',
    scene7AccountName: 'SITE',
    swatchUrl: 'https://images.example.com/swatches/',
    apimHost: 'https://api.example.com',
    plpServletPath: '/config/listing',
  };
  const { shortendPagePath, plpServletPath, ...named } = general;
  expect(siteConfigSchema.parse({ general }).general).toMatchObject({
    ...named,
    shortenedPagePath: shortendPagePath,
    listingServletPath: plpServletPath,
  });
  expect(siteConfigSchema.parse({}).general).toMatchObject({ isPublish: true });
});

test('DOM-011 DOM-012 a site has the channel of its apiEndPointData, and a block for each product line', () => {
  const block = { profilename: 'profile_tile', collections: 'tile' };
  const { channel, products } = siteConfigSchema.parse({
    apiEndPointData: { map: { channel: 'KOCA' } },
    tilePDPConfig: block,
    faucetPDPConfig: {},
  });
  expect(channel).toBe('KOCA');
  expect([...products]).toEqual([
    ['tile', block],
    ['faucet', {}],
  ]);
});
