import { readdir } from 'node:fs/promises';
import { locales } from '@basin/domain';
import { contract, siteConfigSchema } from '@basin/sdk/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoStores } from '../demonstration/demo-stores.ts';
import type { Store } from '../stores/store.ts';
import type { Db } from '../database/database.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { testGateway } from '../../testing/gateway.ts';
import { seedContent } from '../demonstration/seed-content.ts';
import { reseed } from './store-content.ts';

const brands = [
  ['averell', 'Averell', 'KOUS'],
  ['oakeRill', 'Oake & Rill', 'ORUS'],
  ['terrane', 'Terrane', 'TRUS'],
] as const;
let db: Db;
let showroom: Store;
let get: (path: string) => Promise<{ status: number; body: unknown }>;

beforeAll(async () => {
  db = await memoryDatabase(seedContent);
  const [store] = demoStores();
  if (!store) throw new Error('the shop has no store');
  showroom = store;
  await db
    .insertInto('stores')
    .values({ id: store.id, document: JSON.stringify(store) })
    .execute();
  const { author } = await testGateway({
    database: db,
    gatewayOrigin: 'http://gateway.test',
    imagesOrigin: 'http://images.test',
    shopOrigin: 'http://shop.test',
  });
  get = async (path) => {
    const response = await author.fetch(new Request(`http://author.test${path}`));
    return { status: response.status, body: (await response.json()) as unknown };
  };
});

const servlet = (path: string) => get(`/bin/storefront/globalconfig?path=${encodeURIComponent(path)}`);
const textsSchema = z.record(z.string(), z.string());
const pathsSchema = z.object({ general: z.object({ urlPaths: textsSchema, pagePaths: textsSchema }) });
const configuration = async (locale: string) => {
  const { body } = await get(`/bin/storefront/globalconfig?path=/content/basin/us/${locale}&caConfig=true`);
  return { ...siteConfigSchema.parse(body), paths: pathsSchema.parse(body).general };
};
const pageOf = async (path: string) => {
  const { status, body } = await get(`${path}.model.json`);
  return { status, page: contract.content.pageModel.response.parse(body) };
};

describe.each(locales)('the author system in %s', (locale) => {
  test('GW-019 the configuration is served with every list and URL that it names', async () => {
    const { general, paths, channel, products } = await configuration(locale);
    expect(channel).toBe('KOUS');
    expect([...products.keys()].sort()).toEqual(['averell', 'basin', 'oakeRill', 'serviceParts', 'terrane']);
    expect(general).toMatchObject({ apimHost: 'http://gateway.test', swatchUrl: 'http://images.test/is/image/BASIN/' });
    const listAt = async (path = '') => contract.config.list.response.parse((await servlet(path)).body);
    const urlAt = async (path = '') => contract.config.urlProperty.response.parse((await servlet(path)).body);
    for (const path of Object.values(general.listPaths)) expect((await listAt(path)).length).toBeGreaterThan(1);
    for (const path of Object.values(paths.urlPaths)) expect(await urlAt(path)).toMatch(/^\//);
    const text = locale === 'en' ? 'United States' : 'États-Unis';
    expect(await listAt(general.listPaths.countries)).toContainEqual({ value: 'US', text });
    expect(await urlAt(paths.urlPaths.storeLocator)).toBe(`/${locale}/find-a-showroom`);
  });

  test('GW-019 every category has a path that serves a listing page', async () => {
    const { general } = await configuration(locale);
    const mapping = contract.config.listingServlet.response.parse(
      (await servlet(general.listingServletPath ?? '')).body,
    );
    expect(mapping.size).toBeGreaterThan(15);
    for (const path of mapping.values()) {
      expect(await pageOf(path)).toMatchObject({ status: 200, page: { kind: 'product-listing' } });
    }
  });

  test('each brand has its skin and channel, and its pages are served', async () => {
    const { products } = await configuration(locale);
    const settings = z.object({ brand: z.string(), skin: z.string(), channel: z.string(), pages: z.array(z.string()) });
    for (const [key, brand, channel] of brands) {
      const found = settings.parse(products.get(key));
      expect(found).toMatchObject({ brand, channel });
      for (const page of found.pages) expect((await pageOf(page)).status, page).toBe(200);
    }
  });

  test('GW-019 every page in the configuration is served', async () => {
    const { general, paths } = await configuration(locale);
    expect(Object.keys(paths.pagePaths).length).toBeGreaterThan(20);
    for (const path of [...Object.values(paths.pagePaths), ...Object.values(general.legalPageLinks)]) {
      const { status, page } = await pageOf(path);
      expect([path, status]).toEqual([path, 200]);
      expect(page).toMatchObject({ language: locale, canonicalLink: `http://shop.test${path}` });
    }
  });

  test('GW-019 every link on every page leads to a page', async () => {
    const files = await readdir(new URL(`../demonstration/content/pages/${locale}/`, import.meta.url), {
      recursive: true,
    });
    const paths = files
      .filter((name) => name.endsWith('.json'))
      .map((name) => `/${locale}/${name.replace(/\.json$/, '')}`);
    const links = new Set<string>();
    for (const path of [`/${locale}`, ...paths]) collectPaths((await get(`${path}.model.json`)).body, links);
    expect(links.size).toBeGreaterThan(40);
    for (const link of links) {
      const path = link.replace(/[?#].*$/, '');
      expect([link, (await get(`${path}.model.json`)).status]).toEqual([link, 200]);
    }
  });

  test('GW-019 SDK-055 the feature flags are served', async () => {
    const { body } = await get(`/bin/storefront/featureflags?path=/content/basin/us/${locale}`);
    const switchedOn = contract.features.list.response.parse(body);
    expect(switchedOn.has('compare')).toBe(true);
    expect(switchedOn.has('canadianPrice')).toBe(false);
  });

  test('GW-019 the dictionary of the language is served', async () => {
    const texts = contract.content.dictionary.response.parse((await get(`/libs/cq/i18n/dict.${locale}.json`)).body);
    expect(texts.get('cart.title')).toBe(locale === 'en' ? 'Cart' : 'Panier');
  });
});

test('a configuration without feature flags has none', async () => {
  await db.updateTable('content').set({ document: '{}' }).where('path', '=', '/settings/en/configuration').execute();
  expect(await get('/bin/storefront/featureflags?path=/en')).toEqual({ status: 200, body: { flags: {} } });
  await db.deleteFrom('content').where('path', '=', '/settings/en/configuration').execute();
  await seedContent(db);
});

test('GW-019 the store details of a store page are served', async () => {
  const { body } = await get(`/bin/storefront/storedetails?path=/en${showroom.pagePath}`);
  const details = contract.stores.details.response.parse(body);
  expect(details).toMatchObject({ storeId: showroom.id, bpNumber: showroom.businessPartnerNumber });
  expect((await get('/bin/storefront/storedetails?path=/en/locations/atlantis')).status).toBe(404);
});

test.each([
  '/libs/cq/i18n/dict.de.json',
  '/bin/storefront/globalconfig?path=/de/config/lists/countries',
  '/bin/storefront/globalconfig?path=/content/basin/us/de&caConfig=true',
  '/bin/storefront/featureflags?path=/content/basin/us/de',
  '/de/cart.model.json',
])('GW-019 a path in an unsupported language is a 404 that names the supported languages: %s', async (path) => {
  const { status, body } = await get(path);
  expect([status, JSON.stringify(body)]).toEqual([
    404,
    expect.stringContaining("There is no language 'de'. Use one of: en, fr."),
  ]);
});

test('a missing document falls back to the default language, with links to pages of the requested language', async () => {
  await db.deleteFrom('content').where('path', 'in', frenchPaths).execute();
  expect(await get('/libs/cq/i18n/dict.fr.json')).toMatchObject({ status: 200, body: { 'cart.title': 'Cart' } });
  expect(await get('/fr/cart.model.json')).toMatchObject({ status: 200, body: { language: 'en', title: 'Cart' } });
  const { body } = await get('/bin/storefront/globalconfig?path=/fr&caConfig=true');
  expect(body).toMatchObject({ general: { pagePaths: { cart: '/fr/cart' } } });
  await seedContent(db);
});

const frenchPaths = ['/dictionary/fr', '/settings/fr/lists/countries', '/settings/fr/configuration', '/pages/fr/cart'];

test('a page has its header, breadcrumb, main part and footer in order, and a link to its other language', async () => {
  const { page } = await pageOf('/en/products/toilets');
  expect(page.items.map(({ name }) => name)).toEqual(['header', 'breadcrumb', 'main', 'footer']);
  expect(page.items[1]?.props.items).toEqual([
    { title: 'Home', path: '/en' },
    { title: 'Products', path: '/en/products' },
    { title: 'Toilets' },
  ]);
  expect(page.alternateLanguageLinks).toMatchObject({ fr: 'http://shop.test/fr/products/toilets' });
  expect(page.path).toBe('/content/basin/us/en/products/toilets');
});

test('account pages require a signed-in customer and are not indexed', async () => {
  expect((await pageOf('/en/my-account/order-history')).page).toMatchObject({
    isSecure: true,
    robotsTags: ['noindex'],
  });
  expect((await pageOf('/en/products')).page).toMatchObject({ isSecure: false, robotsTags: [] });
});

test('a page is found with the author system’s path prefix and with the suffix .html', async () => {
  expect((await get('/content/basin/us/fr/cart.model.json')).status).toBe(200);
  expect((await get('/fr/cart.html.model.json')).status).toBe(200);
});

test.each(['/en/no-such-page', '/de/cart', '/en/Cart', '/dictionary/en', '/settings/en/configuration'])(
  'the path %s is not a page',
  async (path) => {
    expect((await get(`${path}.model.json`)).status).toBe(404);
  },
);

test('a page path that leads outside the site is rejected', async () => {
  expect((await get('/en/../fr/cart%2f...model.json')).status).toBe(400);
});

test.each([
  'http://evil.example/x',
  'www.evil.example',
  'evil.com',
  '/en/../../settings',
  '/etc/passwd',
  '/content/basin/us/en/%00',
])('a configuration path %s is rejected', async (path) => {
  expect((await servlet(path)).status).toBe(400);
});

test('an unknown configuration is a 404', async () => {
  expect((await servlet('/content/basin/us/en/config/lists/unheard-of')).status).toBe(404);
});

describe('seeding content again', () => {
  test('reseeding keeps the members that an editor changed and updates the others from the files', () => {
    const old = { title: 'Cart', text: 'Old' };
    expect(
      reseed({ title: 'Basket', text: 'Old', note: 'mine' }, old, { title: 'Cart', text: 'New', more: 1 }),
    ).toEqual({
      title: 'Basket',
      text: 'New',
      more: 1,
      note: 'mine',
    });
  });

  test('reseeding from the same files changes nothing', async () => {
    const mine = { ...(await contentAt('/dictionary/en')), 'cart.title': 'Basket' };
    await db
      .updateTable('content')
      .set({ document: JSON.stringify(mine) })
      .where('path', '=', '/dictionary/en')
      .execute();
    await seedContent(db);
    expect(await contentAt('/dictionary/en')).toEqual(mine);
  });
});

async function contentAt(path: string) {
  const row = await db.selectFrom('content').selectAll().where('path', '=', path).executeTakeFirstOrThrow();
  return row.document;
}

function collectPaths(value: unknown, paths: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name === 'path' && typeof member === 'string') paths.add(member);
    else collectPaths(member, paths);
  }
}
