import { createConfigCache, HttpError } from '@basin/sdk';
import { afterAll, expect, test } from 'vitest';
import { seedContent } from '../demonstration/seed-content.ts';
import { testGateway } from '../../testing/gateway.ts';
import { keepingLogger, sdkOn } from '../../testing/sdk.ts';

const gateway = await testGateway({ fill: seedContent, gatewayOrigin: 'http://gateway.test' });
afterAll(() => gateway.close());

const { logger, messages } = keepingLogger();
const cache = createConfigCache({
  baseURL: { author: 'http://author.test' },
  fetch: { author: gateway.author.fetch },
  configPath: (locale) => `/content/basin/us/${locale}`,
  logger,
});

test('SDK-138 the configuration gives the links of legal pages and the feature flags', async () => {
  const { general } = await cache.site('en');
  expect(general.legalPageLinks).toEqual({
    privacy: '/en/privacy-policy',
    terms: '/en/terms-of-sale',
    accessibility: '/en/accessibility',
  });
  expect(general.featureFlags).toMatchObject({ compare: true, enableAnyPersona: false });
  const french = await cache.site('fr');
  expect(french.general.legalPageLinks.privacy).toBe('/fr/privacy-policy');
  const flags = await sdkOn(gateway).features.list({ query: { path: '/content/basin/us/en' } });
  const switchedOn = Object.entries(general.featureFlags).flatMap(([name, isOn]) => (isOn ? [name] : []));
  expect([...flags].sort()).toEqual(switchedOn.sort());
  expect(messages).toEqual([]);
});

test('SDK-137 every list that the configuration gives a path to has options', async () => {
  const { listPaths } = (await cache.site('en')).general;
  for (const name of [
    ...['accountTypes', 'businessTypes', 'countries', 'states', 'occupations', 'jobTypes', 'cardTypes', 'tracking'],
    ...['commonItems', 'placeOfPurchase', 'storeCountries'],
  ])
    expect([name, (await cache.options(listPaths[name] ?? '')).length > 0]).toEqual([name, true]);
});

test('SDK-046 an SDK on that configuration finds the gateway at its host', async () => {
  const site = await cache.site('en');
  const asked: string[] = [];
  const fetch = (request: Request) => {
    asked.push(request.url);
    return gateway.fetch(request);
  };
  const sdk = sdkOn(gateway, { gatewayUrl: undefined, site, fetch });
  await sdk.cart.create({ body: { currency: 'USD', taxMode: 'ExternalAmount' } });
  expect(asked).toEqual([
    'http://gateway.test/api/oauth/token?scope=guest&channel=KOUS',
    'http://gateway.test/api/cart/create',
  ]);
});

test('SDK-057 of a language without texts the call says 404, and the cache has none: keys are shown', async () => {
  const call = sdkOn(gateway).content.dictionary({ params: { locale: 'de' } });
  await expect(call).rejects.toBeInstanceOf(HttpError);
  await expect(call).rejects.toMatchObject({ status: 404, code: 'ResourceNotFound' });
  await gateway.db.deleteFrom('content').where('path', 'in', ['/dictionary/en', '/dictionary/fr']).execute();
  expect((await cache.dictionary('fr')).size).toBe(0);
  expect(messages).toEqual(['The texts could not be fetched']);
});
