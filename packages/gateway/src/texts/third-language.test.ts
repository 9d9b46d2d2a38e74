import { fileURLToPath } from 'node:url';
import { inLocale, localeTag, locales, type Locale } from '@basin/domain';
import { pluralText } from './fill-text.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemoShop, testGateway, type TestGateway } from '../../testing/demo-shop.ts';
import { createShopper } from '../../testing/shopper.ts';
import { identityCaller } from '../identity/testing.ts';
import { importContent } from '../import/content-folder.ts';
import { picturesFolder } from '../demonstration/pictures-folder.ts';
import { createDocumentRenderer } from '../documents/document-renderer.ts';
import { renderEmail } from '../mail/render-email.ts';
import { productEntries } from '../search/product-entry.ts';
import { addLanguages, languageFolders } from './add-languages.ts';
import { textsOf } from './texts.ts';

const folder = fileURLToPath(new URL('../../testing/languages/', import.meta.url));
let gateway: TestGateway;

beforeAll(async () => {
  addLanguages(folder);
  gateway = await testGateway({
    async fill(db) {
      await fillDemoShop(db);
      await importContent(db, `${folder}/content`);
    },
  });
});

// these lists are shared by the tests of this worker
afterAll(() => {
  (locales as Locale[]).pop();
  languageFolders.pop();
});

const authored = async (path: string) => {
  const response = await gateway.author.fetch(new Request(`http://author.example${path}`));
  expect(response.status, path).toBe(200);
  return (await response.json()) as Record<string, unknown>;
};

test('a languages folder adds a language with its tag', () => {
  expect(locales).toEqual(['en', 'fr', 'pl']);
  expect(localeTag('pl')).toBe('pl-PL');
});

test.each([
  [1, '1 rok'],
  [2, '2 lata'],
  [5, '5 lat'],
  [22, '22 lata'],
  [1.5, '1,5 roku'],
])('the Polish plural form for %d years is used', (years, text) => {
  expect(pluralText(textsOf('specifications', 'pl').years, years, 'pl')).toBe(text);
});

test('a message that the added language lacks falls back to the default language', () => {
  expect(textsOf('facets', 'pl')).toMatchObject({ price: 'Cena', ProductSize_s: 'Size' });
  expect(textsOf('card-form', 'pl').title).toBe('Card details');
});

test('the dictionary of an added language has its messages, default messages for missing ones, and its language name', async () => {
  expect(await authored('/libs/cq/i18n/dict.pl.json')).toMatchObject({
    'listing.count.few': '{count} produkty',
    'cart.empty': 'Your cart is empty.',
    'site.language.pl': 'Polski',
    'site.tag.pl': 'pl-PL',
  });
});

test('signing out in an added language leads back to its front page', async () => {
  const home = 'http://localhost:3000/pl';
  const { send } = identityCaller(gateway.identity);
  const { headers } = await send(`/oauth2/default/v1/logout?post_logout_redirect_uri=${encodeURIComponent(home)}`);
  expect(headers.get('location')).toBe(home);
});

test('a page missing in an added language falls back to the default page and its language, with links to pages in the added one', async () => {
  expect(await authored('/content/basin/us/pl/cart.model.json')).toMatchObject({ language: 'pl', title: 'Koszyk' });
  const page = JSON.stringify(await authored('/content/basin/us/pl/support.model.json'));
  expect(page).toContain('"language":"en"');
  expect(page).not.toMatch(/"\/en[/"]/);
});

test('a listing in an added language has all products, and localized facet labels', async () => {
  const shopper = await createShopper(gateway);
  const query = new URLSearchParams({ q: '*:*', fq: 'language_s:"pl"', rows: '3', profilename: 'profile_basin_PLP' });
  const { body } = await shopper.send('GET', `/search/listing?${query}`);
  const found = body as { response: { docs: unknown[] }; fusion?: { facet_labels?: Record<string, string> } };
  const labels: Record<string, string> = found.fusion?.facet_labels ?? {};
  expect(found.response.docs).toHaveLength(3);
  expect(labels).toMatchObject({ SKUColorFamily_s: 'Kolor' });
});

test('a product without text in an added language is indexed by its default text', async () => {
  const { product } = await gateway.db
    .selectFrom('products')
    .select('document as product')
    .limit(1)
    .executeTakeFirstOrThrow();
  const english = { ...product, name: { en: 'Copper trough' }, shape: { en: 'Oblong' } };
  const { texts } = inLocale(productEntries(english, gateway.now()), 'pl');
  expect(texts.name).toEqual(['Copper trough']);
  expect(texts.finish).toContain('Oblong');
});

test('an e-mail is rendered in an added language', () => {
  const sum = { centAmount: 1250, currencyCode: 'USD' } as const;
  const order = { lines: [], shipping: sum, total: sum };
  const facts = { firstName: 'Ada', orderNumber: 'W1', order };
  const stored = { recipient: 'ada@example.com', kind: 'order', locale: 'pl', token: null, facts } as const;
  const { subject, text, html } = renderEmail(stored, {
    shopOrigin: 'https://shop.example',
    skins: { brands: new Map() },
  });
  expect(subject).toBe('Twoje zamówienie W1');
  expect(text).toContain('Razem: 12,50');
  expect(text).toContain('https://shop.example/pl/order-status');
  expect(html).toContain('<html lang="pl"');
});

test('a tear sheet is rendered in an added language with all its letters, and default texts for missing ones', async () => {
  const { product } = await gateway.db
    .selectFrom('products')
    .select('document as product')
    .limit(1)
    .executeTakeFirstOrThrow();
  const [variant] = product.variants;
  if (!variant) throw new Error(`${product.slug} has no variant.`);
  const named = { ...product, name: { ...product.name, pl: 'Żółty łącznik ścienny' } };
  const job = {
    kind: 'tearSheet',
    product: named,
    locale: 'pl',
    variant,
    related: new Map(),
    date: gateway.now(),
  } as const;
  const pdf = await getDocumentProxy(new Uint8Array(await createDocumentRenderer(picturesFolder)(job)));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain('Karta produktu');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Żółty łącznik ścienny');
  expect(text).toContain('Gwarancja 2 lata');
  expect(text).toContain('Ships by parcel to the door.');
});
