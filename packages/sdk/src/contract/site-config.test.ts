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
