import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import english from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { createTables } from '@basin/gateway/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveShop, type ServedShop } from '../../../scripts/serve-shop.ts';
import { shipTo } from './checkout.ts';
import { faultOf } from './crawl.ts';
import { submitCard, placeOrder } from './http-checkout.ts';
import { fieldOf, HttpShopper, type ReceivedPage } from './http-shopper.ts';

const languages = fileURLToPath(new URL('../../gateway/testing/languages/', import.meta.url));
let shop: ServedShop;
let polish: Readonly<Record<string, string>>;
beforeAll(async () => {
  polish = JSON.parse(await readFile(join(languages, 'content/dictionary/pl.json'), 'utf8')) as typeof polish;
  shop = await serveShop({ LANGUAGES_DIR: languages }, createTables);
});
afterAll(() => shop.stop());

const guest = () => new HttpShopper(new Map(), shop.origin);
const keys = new Set(Object.keys(english).flatMap((key) => [key, key.replace(/\.(?:one|other)$/, '')]));

/** Returns the text keys that a page shows because their texts are missing. */
const missingTextKeys = ({ text }: ReceivedPage) =>
  [...text.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').matchAll(/[>"]([a-z]\w*(?:\.\w+)+)[<"]/g)]
    .map(([, key = '']) => key)
    .filter((key) => keys.has(key));

/** Expects a Polish page with content and the given texts. */
function expectPolish(page: ReceivedPage, ...texts: readonly string[]): void {
  expect(page.text, page.path).toMatch(/<html\b[^>]*\blang="pl"/);
  expect(faultOf({ status: page.status, html: page.text }), page.path).toBeUndefined();
  expect(missingTextKeys(page), page.path).toEqual([]);
  for (const text of texts) expect(page.text, page.path).toContain(text);
}

/** Returns the forms of a Polish noun by plural category. */
const formsOf = (key: string) =>
  (['one', 'few', 'many'] as const).map((form) => polish[`${key}.${form}`]?.replace('{count} ', '') ?? '');
const formFor = (key: string, count: number) =>
  polish[`${key}.${new Intl.PluralRules('pl-PL').select(count)}`]?.replace('{count} ', '') ?? '';

/** Returns the form that adds a Polish basin to the cart, and the path of its page. */
async function findBasin(): Promise<{ path: string; addition: Readonly<Record<string, string>> }> {
  const { text } = await guest().get('/pl/products/basins');
  for (const [, path = ''] of text.matchAll(/href="(\/pl\/products\/[^"?]+vessel-basin\.html)/g)) {
    const page = await guest().get(path);
    const addition = { intent: 'add', sku: fieldOf(page, 'sku'), slug: fieldOf(page, 'slug') };
    const cart = await guest().post('/pl/cart', { ...addition, quantity: '5' });
    if (cart.text.includes(`Koszyk, 5 `)) return { path, addition };
  }
  throw new Error('Found no basin of which five units can be bought');
}

describe('a shop with a folder of Polish files', () => {
  test.each([
    '',
    '/products',
    '/search?keyword=faucet',
    '/compare',
    '/cart',
    '/locations/browse-all-stores',
    '/for-professionals/literature',
    '/support/contact',
    '/order-status',
  ])('STO-005 a shop with Polish files serves /pl%s in Polish', async (path) => {
    expectPolish(await guest().get(`/pl${path}`), 'Polski', 'Zaloguj się');
  });

  test('STO-005 a Polish listing uses the right plural form for its number of products', async () => {
    const listings = ['basins', 'toilets', 'bathtubs', 'drains', 'valves', 'slabs', 'tile-care', 'mirrors', 'showers'];
    const seen = new Set<string>();
    for (const listing of listings) {
      const page = await guest().get(`/pl/products/${listing}`);
      const [, count = '', form = ''] = />(\d+) (produkt\p{L}*)</u.exec(page.text) ?? [];
      expectPolish(page);
      expect(form, `${listing}: ${count}`).toBe(formFor('listing.count', Number(count)));
      seen.add(form);
    }
    expect([...seen]).toEqual(expect.arrayContaining(formsOf('listing.count').slice(1)));
  });

  test('STO-005 a Polish product page shows the Polish name and millimetres', async () => {
    const { path } = await findBasin();
    expectPolish(await guest().get(path), 'Umywalka nablatowa', polish['product.addToCart'] ?? '', ' mm');
    expectPolish(await guest().get('/pl/products/field-tile'), ' za m²');
  });

  test.each([
    ['1', 'Koszyk, 1 sztuka'],
    ['2', 'Koszyk, 2 sztuki'],
    ['5', 'Koszyk, 5 sztuk'],
  ])('STO-005 the Polish cart uses the right plural form for %s', async (quantity, text) => {
    const { addition } = await findBasin();
    const cart = await guest().post('/pl/cart', { ...addition, quantity });
    expectPolish(cart, `${text}<`, 'Umywalka nablatowa', polish['cart.checkout'] ?? '');
  });

  test('STO-005 in Polish, a favourite can be saved and a basin bought, and both are in the account', async () => {
    const shopper = guest();
    const name = { firstName: 'Pat', lastName: 'Doe' };
    const email = `pat-${randomUUID()}@example.org`;
    expectPolish(await shopper.get('/pl/sign-in'), polish['signIn.title'] ?? '');
    await shopper.post('/pl/sign-in', {
      intent: 'signUp',
      accountType: 'homeowner',
      ...name,
      email,
      password: 'Enamel-and-brass-9!',
    });
    expectPolish(await shopper.get('/pl/my-account'), polish['account.title'] ?? '');
    await shopper.post('/pl/favourites', { intent: 'add', article: '/pl/inspiration/quiet-hour' });
    expectPolish(await shopper.get('/pl/my-account/my-favourites'), '/pl/inspiration/quiet-hour"');
    await shopper.post('/pl/cart', { ...(await findBasin()).addition, quantity: '2' });
    expectPolish(await shopper.get('/pl/checkout'), polish['checkout.title'] ?? '');
    const address = { email, ...name, phone: '5550100123', ...shipTo.US };
    expectPolish(await shopper.post('/pl/checkout?index', address), polish['action.continue'] ?? '');
    const payment = await shopper.get('/pl/checkout/payment');
    expectPolish(payment, polish['checkout.step.payment'] ?? '');
    const review = await submitCard(shopper, payment, '4111111111111111');
    expectPolish(review, polish['checkout.placeOrder'] ?? '');
    const confirmation = await placeOrder(shopper, review);
    expectPolish(confirmation, polish['order.confirmed.title'] ?? '', 'Umywalka nablatowa');
    const [orderNumber = 'no order number'] = /\bW\w*\d+/.exec(confirmation.text.replaceAll(/<[^>]*>/g, ' ')) ?? [];
    expectPolish(await shopper.get('/pl/my-account/order-history'), orderNumber);
  });
});
