import { fillDemoShop, testGateway, type TestGateway } from '@basin/gateway/testing';
import { createSdk, type Sdk, type SdkOptions } from '@basin/sdk';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signUp, saveDefaultAddress, accountOverview, trackOrder } from './tasks/account.ts';
import { addWithParts, enterCode, shareCart, removeLine } from './tasks/cart.ts';
import { approvedPayment, payAndOrder, payPalPage, setAddress } from './tasks/checkout.ts';
import { listInspiration, publishedPage } from './tasks/content.ts';
import { compare, productPage } from './tasks/product-page.ts';
import { showroomsNearby } from './tasks/stores.ts';

let gateway: TestGateway;
let systems: SdkOptions;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillDemoShop });
  systems = {
    gatewayUrl: 'http://gateway.test/api',
    authorUrl: 'http://author.test',
    identityUrl: 'http://identity.test',
    clientId: 'storefront',
    redirectUri: 'http://localhost:3000/login/callback',
    fetch: { gateway: gateway.fetch, author: gateway.author.fetch, identity: gateway.identity.fetch },
    now: gateway.now,
  };
});
afterAll(() => gateway.close());

const shopper = (): Sdk => createSdk(systems);
const faucets = async (sdk: Sdk) => (await sdk.products.list({ category: 'bathroom-faucets' })).products;
const firstSlug = async (sdk: Sdk) => (await faucets(sdk))[0]?.slug ?? '';
const home = { line1: '12 Lakeside Street', city: 'Madison', state: 'WI', postalCode: '53703', country: 'US' };
const address = { ...home, firstName: 'Pat', lastName: 'Doe' };

describe('the documentation example', () => {
  test('the quick start page lists products without an account', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await import('./tasks/quick-start.ts');
    const [total = '', ...lines] = print.mock.calls.flat().map(String);
    print.mockRestore();
    expect(Number.parseInt(total)).toBe(lines.length);
    expect(lines[0]).toMatch(/^.+, from \d+ cents$/);
  });

  test('the product example shows a product in a finish and compares several', async () => {
    const sdk = shopper();
    const cards = (await faucets(sdk)).slice(0, 2);
    const page = await productPage(sdk, cards[0]?.slug ?? '', cards[0]?.finishes[1]?.sku);
    expect(page).toMatchObject({ title: expect.stringContaining(cards[0]?.finishes[1]?.name ?? '') as string });
    expect(page?.price?.now.cents).toBeGreaterThan(0);
    expect(await productPage(sdk, 'no-such-product')).toBeNull();
    expect(await compare(sdk, cards)).toEqual({
      names: cards.map(({ name }) => name),
      rows: expect.any(Number) as number,
    });
  });

  test('the cart example adds a product with its parts, applies a discount code and shares the cart', async () => {
    const sdk = shopper();
    const added = await addWithParts(sdk, await firstSlug(sdk));
    expect(added).toMatchObject({ units: expect.any(Number) as number, cut: [] });
    expect(await enterCode(sdk, 'WELCOME10')).toBeNull();
    expect(await enterCode(sdk, 'PLANTED')).toBe('There is no such code.');
    expect(await shareCart(sdk)).toMatch(/.+/);
    for (const { id } of (await sdk.cart.get())?.lines ?? []) await removeLine(sdk, id);
    expect((await sdk.cart.get())?.units ?? 0).toBe(0);
  });

  test('the checkout example sets an address, pays and places an order, which can then be found', async () => {
    const sdk = shopper();
    await addWithParts(sdk, await firstSlug(sdk));
    const email = 'pat@example.org';
    const set = await setAddress(sdk, address, email);
    expect(set).toMatchObject({ parcels: [{ isFreight: false }], leftOut: [] });
    const card = { type: 'card', brand: 'VI', lastFour: '1111', expMonth: '12', expYear: '2034' } as const;
    const payment = { ...card, token: await cardToken(), holderName: 'Pat Doe' };
    const keys = { payment: 'task-pay', order: 'task-order' };
    const number = await payAndOrder(sdk, set.cart ?? expect.fail('nothing can be sent'), payment, keys);
    expect(await trackOrder(shopper(), number, email)).toBe(number);
    expect(await trackOrder(shopper(), number, 'someone@else.example')).toBeNull();
  });

  test('the checkout example sends a shopper to PayPal and places the order on return', async () => {
    const sdk = shopper();
    await addWithParts(sdk, await firstSlug(sdk));
    const { cart = expect.fail('nothing can be sent') } = await setAddress(sdk, address, 'pat@example.org');
    const page = await payPalPage(sdk, cart, 'http://localhost:3000');
    const payment = approvedPayment(await approvePayment(page ?? expect.fail('PayPal has no page')));
    const number = await payAndOrder(sdk, cart, payment, { payment: 'pay-pal-pay', order: 'pay-pal-order' });
    expect(await trackOrder(shopper(), number, 'pat@example.org')).toBe(number);
  });

  test('the account example signs up, signs in and saves an address', async () => {
    const sdk = shopper();
    const account = { email: 'tasks@example.org', password: 'Soak!Basin2030', firstName: 'Pat', lastName: 'Doe' };
    expect(await accountOverview(sdk)).toBeNull();
    expect(await signUp(sdk, { ...account, accountType: 'homeowner' })).toBe('signedIn');
    expect(await saveDefaultAddress(sdk, '12 Lakeside Street')).toBe('saved');
    expect(await accountOverview(sdk)).toEqual({ firstName: 'Pat', addresses: 1, openOrders: [] });
    expect(await signUp(shopper(), { ...account, accountType: 'homeowner' })).toMatch(/^You have an account already/);
  });

  test('the showroom example finds showrooms near a postal code', async () => {
    const all = await shopper().stores.list();
    expect((await showroomsNearby(shopper(), '53703'))[0]).toMatch(/^.+, \d+ km$/);
    expect(all.length).toBeGreaterThan(0);
  });

  test('the content example returns a page, its texts and the enabled features', async () => {
    expect(await publishedPage(shopper(), '/en/products')).toMatchObject({ add: 'Add to cart', hasFavourites: true });
    expect(await publishedPage(shopper(), '/en/no-such-page')).toBeNull();
    const { rooms, articles } = await listInspiration(shopper());
    expect([rooms.length > 0, articles.length]).toEqual([true, 3]);
  });
});

/** Approves a payment on the PayPal page and returns the URL that the shopper is redirected to. */
async function approvePayment(page: string): Promise<URL> {
  const token = new URL(page).searchParams.get('token') ?? '';
  const body = new URLSearchParams({ token, email: 'pat@example.org' });
  const response = await gateway.payment.fetch(new Request(page, { method: 'POST', body }));
  return new URL(response.headers.get('location') ?? expect.fail('nothing was approved'));
}

/** Returns a card token, as the card frame issues it. */
async function cardToken(): Promise<string> {
  const typed = { number: '4111111111111111', cvv: '123', expMonth: '12', expYear: '2034', holderName: 'Pat Doe' };
  const headers = { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(typed).toString();
  const frame = new Request('http://payment.test/frame', { method: 'POST', headers, body });
  const response = await gateway.payment.fetch(frame);
  return ((await response.json()) as { paypageRegistrationId: string }).paypageRegistrationId;
}
