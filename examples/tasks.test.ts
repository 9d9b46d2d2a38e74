import { fillHouse, testGateway, type TestGateway } from '@basin/gateway/testing';
import { createSdk, type Sdk, type SdkOptions } from '@basin/sdk';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { join, moveTo, overview, track } from './tasks/account.ts';
import { addWithParts, enterCode, share, takeOut } from './tasks/cart.ts';
import { approvedPayment, order, payPalPage, setAddress } from './tasks/checkout.ts';
import { inspire, publishedPage } from './tasks/content.ts';
import { compare, productPage } from './tasks/product-page.ts';
import { showroomsNearby } from './tasks/stores.ts';

let gateway: TestGateway;
let systems: SdkOptions;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillHouse });
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

describe('the page of', () => {
  test('the quick start lists products without an account', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await import('./tasks/quick-start.ts');
    const [total = '', ...lines] = print.mock.calls.flat().map(String);
    print.mockRestore();
    expect(Number.parseInt(total)).toBe(lines.length);
    expect(lines[0]).toMatch(/^.+, from \d+ cents$/);
  });

  test('products shows one in a finish, and several side by side', async () => {
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

  test('the cart adds a product with its parts, takes a code and shares', async () => {
    const sdk = shopper();
    const added = await addWithParts(sdk, await firstSlug(sdk));
    expect(added).toMatchObject({ units: expect.any(Number) as number, cut: [] });
    expect(await enterCode(sdk, 'WELCOME10')).toBeNull();
    expect(await enterCode(sdk, 'PLANTED')).toBe('There is no such code.');
    expect(await share(sdk)).toMatch(/.+/);
    for (const { id } of (await sdk.cart.get())?.lines ?? []) await takeOut(sdk, id);
    expect((await sdk.cart.get())?.units ?? 0).toBe(0);
  });

  test('the checkout says where a cart goes and what it costs, pays and orders, and the order is found', async () => {
    const sdk = shopper();
    await addWithParts(sdk, await firstSlug(sdk));
    const email = 'pat@example.org';
    const set = await setAddress(sdk, address, email);
    expect(set).toMatchObject({ parcels: [{ isFreight: false }], leftOut: [] });
    const card = { type: 'card', brand: 'VI', lastFour: '1111', expMonth: '12', expYear: '2034' } as const;
    const payment = { ...card, token: await cardToken(), holderName: 'Pat Doe' };
    const keys = { payment: 'task-pay', order: 'task-order' };
    const number = await order(sdk, set.cart ?? expect.fail('nothing can be sent'), payment, keys);
    expect(await track(shopper(), number, email)).toBe(number);
    expect(await track(shopper(), number, 'someone@else.example')).toBeNull();
  });

  test('the checkout sends a shopper to PayPal, and orders when they come back', async () => {
    const sdk = shopper();
    await addWithParts(sdk, await firstSlug(sdk));
    const { cart = expect.fail('nothing can be sent') } = await setAddress(sdk, address, 'pat@example.org');
    const page = await payPalPage(sdk, cart, 'http://localhost:3000');
    const payment = approvedPayment(await approveAt(page ?? expect.fail('PayPal has no page')));
    const number = await order(sdk, cart, payment, { payment: 'pay-pal-pay', order: 'pay-pal-order' });
    expect(await track(shopper(), number, 'pat@example.org')).toBe(number);
  });

  test('accounts makes one, signs in and saves an address', async () => {
    const sdk = shopper();
    const account = { email: 'tasks@example.org', password: 'Soak!Basin2030', firstName: 'Pat', lastName: 'Doe' };
    expect(await overview(sdk)).toBeNull();
    expect(await join(sdk, { ...account, accountType: 'homeowner' })).toBe('signedIn');
    expect(await moveTo(sdk, '12 Lakeside Street')).toBe('saved');
    expect(await overview(sdk)).toEqual({ firstName: 'Pat', addresses: 1, openOrders: [] });
    expect(await join(shopper(), { ...account, accountType: 'homeowner' })).toMatch(/^You have an account already/);
  });

  test('showrooms finds those near a postal code', async () => {
    const all = await shopper().stores.list();
    expect((await showroomsNearby(shopper(), '53703'))[0]).toMatch(/^.+, \d+ km$/);
    expect(all.length).toBeGreaterThan(0);
  });

  test('content has the page of an address, its texts and what is switched on', async () => {
    expect(await publishedPage(shopper(), '/en/products')).toMatchObject({ add: 'Add to cart', hasFavourites: true });
    expect(await publishedPage(shopper(), '/en/no-such-page')).toBeNull();
    const { rooms, articles } = await inspire(shopper());
    expect([rooms.length > 0, articles.length]).toEqual([true, 3]);
  });
});

/** Approves a payment on PayPal's page; gives the address that the shopper comes back to. */
async function approveAt(page: string): Promise<URL> {
  const token = new URL(page).searchParams.get('token') ?? '';
  const body = new URLSearchParams({ token, email: 'pat@example.org' });
  const response = await gateway.payment.fetch(new Request(page, { method: 'POST', body }));
  return new URL(response.headers.get('location') ?? expect.fail('nothing was approved'));
}

/** A token as the card frame gives it. */
async function cardToken(): Promise<string> {
  const typed = { number: '4111111111111111', cvv: '123', expMonth: '12', expYear: '2034', holderName: 'Pat Doe' };
  const headers = { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(typed).toString();
  const frame = new Request('http://payment.test/frame', { method: 'POST', headers, body });
  const response = await gateway.payment.fetch(frame);
  return ((await response.json()) as { paypageRegistrationId: string }).paypageRegistrationId;
}
