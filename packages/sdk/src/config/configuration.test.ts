import { createConfigCache, createSdk, HttpError } from '@basin/sdk';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { seedContent } from '../../../gateway/src/demonstration/seed-content.ts';
import { testGateway } from '../../../gateway/testing/gateway.ts';
import { recordFetch, recordingLogger, sdkOn } from '../../../gateway/testing/sdk.ts';

const gateway = await testGateway({ fill: seedContent, gatewayOrigin: 'http://gateway.test' });
afterAll(() => gateway.close());

const { logger, messages } = recordingLogger();
const cache = createConfigCache({
  authorUrl: 'http://author.test',
  fetch: { author: gateway.author.fetch },
  logger,
});

const { requests, fetch: recorded } = recordFetch((request) =>
  (request.url.startsWith('http://author.test') ? gateway.author : gateway).fetch(request),
);
const requested = () => requests.map(({ method, url }) => `${method} ${url.pathname}${url.search}`);
beforeEach(() => {
  requests.length = 0;
});

const contentIn = (locale: 'en' | 'fr') =>
  createSdk({
    gatewayUrl: 'http://gateway.test/api',
    authorUrl: 'http://author.test',
    fetch: recorded,
    locale,
  }).content;

test('SDK-138 DOM-164 SDK-005 SDK-053 the settings of a shop have its paths, flags and product lines in each language', async () => {
  const settings = await contentIn('en').settings();
  expect(settings).toMatchObject({
    securePaths: ['/my-account'],
    landingPath: '/en',
    pagePaths: { search: '/en/search' },
    categoryPaths: { Toilets: '/en/products/toilets' },
    legalPaths: { privacy: '/en/privacy-policy' },
    orderDetailsPath: '/en/my-account/order-details',
    pagePathPrefix: '/content/basin/us',
    passwordPattern: null,
    newsletterTriggerSeconds: 9,
    recentlyViewedMax: 10,
    productLines: { products: { listing: 'profile_basin_PLP' }, hasCanadianPrices: false },
  });
  expect([settings.flags.has('compare'), settings.flags.has('canadianPrice')]).toEqual([true, false]);
  expect(settings.lineSettings.get('averell')).toMatchObject({ brand: expect.any(String) as string });
  expect((await contentIn('fr').settings()).legalPaths.privacy).toBe('/fr/privacy-policy');
  expect(await contentIn('en').flags()).toEqual(settings.flags);
});

test('SDK-137 SDK-204 SDK-054 a list has options, and a URL is found by its configured name or is null', async () => {
  const { options, address } = contentIn('en');
  expect(await options('countries')).toContainEqual({ value: 'US', label: 'United States' });
  expect(await options('jobTypes')).not.toEqual([]);
  expect(await address('storeLocator')).toBe('/en/find-a-showroom');
  expect(await address('noSuchName')).toBeNull();
});

test('SDK-174 tooltips are requested by GET with the collection of the language', async () => {
  expect((await contentIn('en').tooltips()).get('overage')).toContain('ten percent');
  expect(requested().at(-1)).toBe('GET /api/search/tooltip?collection=basin_tooltips_en');
  const french = await contentIn('fr').tooltips();
  expect(french.get('overage')).toMatch(/\w/);
  expect(french.get('overage')).not.toContain('ten percent');
});

test('a page has its parts from top to bottom, separate from its frame', async () => {
  const { page } = contentIn('en');
  const found = await page('/en/inspiration/living-brass');
  expect(found).toMatchObject({
    title: expect.stringMatching(/\w/) as string,
    kind: 'inspirationDetail',
    isIndexed: true,
    isSecure: false,
    isGated: false,
  });
  const types = found?.parts.map(({ type }) => type) ?? [];
  expect(types).toContain('hero');
  expect(types.some((type) => ['container', 'header', 'footers', 'main-menu'].includes(type))).toBe(false);
  expect(found?.frame.map(({ type }) => type)).toEqual(expect.arrayContaining(['main-menu', 'legal-links']));
});

test.each(['/en/no-such-page', '/en/a%2Fb', '/en/..%2f404', '/en/a//b'])(
  'the unknown page at %s is null',
  async (path) => {
    expect(await contentIn('en').page(path)).toBeNull();
  },
);

test('SDK-057 the texts of a language are those of its dictionary, which is requested by GET', async () => {
  const [english, french] = await Promise.all([contentIn('en').texts(), contentIn('fr').texts()]);
  expect(requested()).toEqual(['GET /libs/cq/i18n/dict.en.json', 'GET /libs/cq/i18n/dict.fr.json']);
  expect(english.size).toBeGreaterThan(100);
  expect(french.get('cart.title')).not.toBe(english.get('cart.title'));
});

test('SDK-118 the texts of a sign-in are those that the site configures', async () => {
  const english = gateway.db.selectFrom('content').select('document').where('path', '=', '/dictionary/en');
  const { document } = await english.executeTakeFirstOrThrow();
  const configure = (texts: object) =>
    gateway.db
      .updateTable('content')
      .set({ document: JSON.stringify(texts) })
      .where('path', '=', '/dictionary/en')
      .execute();
  await configure({ ...document, 'signIn.lockedOut': 'Call us to unlock your account.' });
  expect((await contentIn('en').texts()).get('signIn.lockedOut')).toBe('Call us to unlock your account.');
  await configure(document);
});

test('SDK-138 the configuration has the links of legal pages and the feature flags', async () => {
  const { general } = await cache.site('en');
  expect(general.legalPageLinks).toEqual({
    privacy: '/en/privacy-policy',
    terms: '/en/terms-of-sale',
    accessibility: '/en/accessibility',
  });
  expect(general.featureFlags).toMatchObject({ compare: true, canadianPrice: false });
  const french = await cache.site('fr');
  expect(french.general.legalPageLinks.privacy).toBe('/fr/privacy-policy');
  const flags = await sdkOn(gateway).features.list({ query: { path: '/content/basin/us/en' } });
  const switchedOn = Object.entries(general.featureFlags).flatMap(([name, isOn]) => (isOn ? [name] : []));
  expect([...flags].sort()).toEqual(switchedOn.sort());
  expect(messages).toEqual([]);
});

test('SDK-137 every list with a configured path has options', async () => {
  const { listPaths } = (await cache.site('en')).general;
  for (const name of [
    ...['accountTypes', 'businessTypes', 'countries', 'states', 'occupations', 'jobTypes', 'cardTypes', 'tracking'],
    ...['commonItems', 'placeOfPurchase', 'storeCountries'],
  ])
    expect([name, (await cache.options(listPaths[name] ?? '')).length > 0]).toEqual([name, true]);
});

test('SDK-046 an SDK with a site configuration finds the gateway at its host', async () => {
  const site = await cache.site('en');
  const requested: string[] = [];
  const fetch = (request: Request) => {
    requested.push(request.url);
    return gateway.fetch(request);
  };
  const sdk = sdkOn(gateway, { gatewayUrl: undefined, site, fetch });
  await sdk.cart.create({ body: { currency: 'USD', taxMode: 'ExternalAmount' } });
  expect(requested).toEqual([
    'http://gateway.test/api/oauth/token?scope=guest&channel=KOUS',
    'http://gateway.test/api/cart/create',
  ]);
});

test('SDK-057 a language without texts is a 404 of the call and an empty dictionary of the cache', async () => {
  const call = sdkOn(gateway).content.dictionary({ params: { locale: 'de' } });
  await expect(call).rejects.toBeInstanceOf(HttpError);
  await expect(call).rejects.toMatchObject({ status: 404, code: 'ResourceNotFound' });
  await gateway.db.deleteFrom('content').where('path', 'in', ['/dictionary/en', '/dictionary/fr']).execute();
  expect((await cache.dictionary('fr')).size).toBe(0);
  expect(messages).toEqual(['The texts could not be fetched']);
});
