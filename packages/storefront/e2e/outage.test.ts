import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import type { Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { shipTo } from './checkout.ts';
import { startFailingGateway, type FailingGateway } from './failing-gateway.ts';
import { placeOrder, submitCard } from './http-checkout.ts';
import { fieldOf, HttpShopper, type ReceivedPage } from './http-shopper.ts';
import { startShopProcess, type ShopProcess } from './shop-process.ts';
import { textsOf } from './texts.ts';

let gateway: FailingGateway;
let shop: ShopProcess;
let origin: string;
let productPath: string;
beforeAll(async () => {
  gateway = await startFailingGateway();
  const { text } = await new HttpShopper(new Map(), inject('shopOrigin')).get('/en/products/toilets');
  [, productPath = ''] = /href="(\/en\/products\/[^"?]+\.html)/.exec(text) ?? [];
});
afterAll(async () => {
  gateway.close();
  await shop.kill();
});

/** Starts a shop that has nothing cached. */
async function startShop(): Promise<void> {
  shop = await startShopProcess(gateway.settings);
  origin = `http://127.0.0.1:${shop.port}`;
}

const fail = (...parts: string[]) => {
  gateway.replies.clear();
  for (const part of parts) gateway.replies.set(part, { status: 503 });
};
const guest = () => new HttpShopper(new Map(), origin);

describe('pages of a shop that starts in an outage', () => {
  beforeAll(startShop);
  afterAll(() => shop.kill());

  test('a page whose own system is unavailable has status 503 and can be retried', async () => {
    fail('/en/products.model.json', '/search?', '/search/listing');
    for (const path of ['/en/products', '/en/search?keyword=faucet', '/sitemaps/products.xml']) {
      const { status, headers } = await fetch(origin + path);
      expect([path, status, headers.get('Retry-After')]).toEqual([path, 503, '2']);
    }
    fail();
    expect((await guest().get('/en/products')).status).toBe(200);
  });

  test('a page is shown without the parts that unavailable systems would give it', async () => {
    await shop.kill();
    await startShop();
    const parts = [
      '/en.model.json',
      'product-details.',
      'collections.',
      '/404.',
      'find-your-model-number.',
      '/maps/store',
    ];
    fail(...parts);
    for (const [path, text, status = 200] of [
      [productPath, en['product.addToCart']],
      ['/en/register-offline-product', en['registration.submit']],
      ['/en/find-a-showroom?near=Chicago', en['store.unavailable']],
      ['/en/locations', en['store.unavailable']],
      ['/en/none', en['error.notFound.title'], 404],
    ] as const) {
      const page = await guest().get(path);
      expect([path, page.status]).toEqual([path, status]);
      expect(page.text).toContain(text);
      expect(page.text).not.toContain(en['error.boundary']);
    }
    expect([...gateway.failed]).toEqual(expect.arrayContaining(parts));
  });
});

describe('forms that are sent in an outage', () => {
  beforeAll(startShop);
  const { visit } = useBrowser();

  /** Expects a form that asks to try again and has its values, where none but `kept` are long. */
  function expectKept({ status, text }: ReceivedPage, kept: string, notice: string = en['error.outage']): void {
    expect(status).toBe(200);
    expect(text).toContain(notice);
    expect(text).toContain(kept);
  }

  const isInView = (part: Locator) =>
    part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });

  test.each([
    { locale: 'en', width: 375, scripts: true },
    { locale: 'fr', width: 1440, scripts: false },
  ] as const)(
    'a message is kept and sent once the system is available (in $locale, scripts $scripts)',
    async (visitor) => {
      const { locale } = visitor;
      const t = textsOf(locale);
      const page = await visit(visitor);
      await page.goto(`${origin}/${locale}/support/contact`);
      const typed = { firstName: 'Éloïse', lastName: 'Doe', email: 'pat@example.org', message: 'The spout drips.' };
      for (const [field, text] of Object.entries(typed)) await page.locator(`#${field}`).fill(text);
      await page.locator('#subject').selectOption({ index: 3 });
      fail('/crm/');
      const send = page.getByRole('button', { name: t('contact.submit') });
      for (const _ of ['sent', 'sent again']) {
        await page.locator('#message').focus();
        await send.click();
        await expect.poll(() => isInView(page.getByText(t('error.outage')))).toBe(true);
      }
      expect(await page.locator('#message').inputValue()).toBe(typed.message);
      if (visitor.scripts) await expectAccessible(page);
      fail();
      await send.click();
      await page.getByText(t('contact.sent')).last().waitFor();
      expect(await page.locator('#message').inputValue()).toBe('');
    },
  );

  test.each([
    ['/en/services/installation-services', { about: 'installation', message: 'Three taps in the attic' }, '/crm/'],
    ['/en/sign-in', { intent: 'signUp', email: 'new@example.org', password: 'Soak!Basin2030' }, '/customer/signup'],
    ['/en/quick-order', { lines: '29214-NO 2' }, '/cart/v2/items'],
  ])('the form at %s keeps %j', async (path, fields, part) => {
    fail();
    const shopper = guest();
    const { text } = await shopper.get(path);
    const key = /name="key" value="([^"]*)"/.exec(text)?.[1] ?? '';
    fail(part);
    const person = { firstName: 'Pat', lastName: 'Doe', email: 'pat@example.org', postalCode: '53044' };
    const page = await shopper.post(path, { key, ...person, phone: '5550100123', accountType: 'homeowner', ...fields });
    const { message, email = '', lines } = fields as Readonly<Record<string, string>>;
    expectKept(page, message ?? lines ?? email);
  });

  test('the cart, the checkout and the order say that nothing is lost, and go on after the outage', async () => {
    fail();
    const shopper = guest();
    const product = await shopper.get(productPath);
    const addition = { intent: 'add', sku: fieldOf(product, 'sku'), slug: fieldOf(product, 'slug') };
    await shopper.post('/en/cart', addition);

    fail('/cart/v2/items');
    expectKept(await shopper.post('/en/cart', addition), addition.sku);

    const address = { email: 'pat@example.org', firstName: 'Pat', lastName: 'Doe', phone: '5550100123', ...shipTo.US };
    expectKept(await shopper.post('/en/checkout?index', address), address.streetName);
    fail();
    const shipping = await shopper.post('/en/checkout?index', address);
    expect(shipping.path).toBe('/en/checkout/shipping');

    const payment = await shopper.get('/en/checkout/payment');
    // the frame returns to the shop of the other tests alone
    const text = payment.text.replace(/(?<=return=).*?(?=%2Fen)/, encodeURIComponent(inject('shopOrigin')));
    const review = await submitCard(shopper, { ...payment, text }, '4111111111111111');
    fail('/order/submit');
    const unconfirmed = await placeOrder(shopper, review);
    expectKept(unconfirmed, fieldOf(review, 'orderKey'), en['checkout.error.unconfirmed']);
    fail();
    expect((await placeOrder(shopper, unconfirmed)).path).toBe('/en/order-confirmation');
  });
});
