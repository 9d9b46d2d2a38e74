import { documentCheck, fillDemoShop, testGateway, type TestGateway } from '@basin/gateway/testing';
import { createCalls, createCheckout, type SdkCalls, type SdkOptions } from '@basin/sdk';
import { createMock } from '@basin/sdk/testing';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadFile } from './areas/assets.ts';
import { addToCart } from './areas/cart.ts';
import { productsById } from './areas/catalogue.ts';
import { buy } from './areas/checkout.ts';
import { countryOptions } from './areas/config.ts';
import { loadPage } from './areas/content.ts';
import { sendQuestion } from './areas/crm.ts';
import { addAddress } from './areas/customer.ts';
import { enterCode } from './areas/discount.ts';
import { addFavourite } from './areas/favourites.ts';
import { isFeatureOn } from './areas/features.ts';
import { signIn } from './areas/identity.ts';
import { availableQuantity } from './areas/inventory.ts';
import { cityOf } from './areas/maps.ts';
import { joinFriendsAndFamily } from './areas/membership.ts';
import { findOrder } from './areas/order-history.ts';
import { orderOfCart } from './areas/orders.ts';
import { payPalApprovalUrl } from './areas/pay-pal.ts';
import { priceOf } from './areas/product.ts';
import { requestPasswordReset } from './areas/recovery.ts';
import { registerPurchase } from './areas/registration.ts';
import { listingPage } from './areas/search.ts';
import { startSession } from './areas/session.ts';
import { addSharedCart, shareCart } from './areas/shared-cart.ts';
import { showroomsNear } from './areas/stores.ts';
import { tryToAdd } from './errors.ts';

const origins = { gateway: 'http://gateway.test', author: 'http://author.test', identity: 'http://identity.test' };
// all recorded requests and responses are also validated against the gateway's OpenAPI document
const check = documentCheck(origins);

let gateway: TestGateway;
let systems: SdkOptions;
let sku: string;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillDemoShop, identityOrigin: origins.identity });
  const { fetch, author, identity } = gateway;
  systems = {
    gatewayUrl: `${origins.gateway}/api`,
    authorUrl: origins.author,
    identityUrl: origins.identity,
    clientId: 'storefront',
    fetch: { gateway: check.watch(fetch), author: check.watch(author.fetch), identity: check.watch(identity.fetch) },
    now: gateway.now,
  };
  sku = await anySku(guest());
});
afterAll(() => gateway.close());

const guest = (): SdkCalls => createCalls(systems);

/** Returns the SKU of a product that is in stock and can be bought without other parts. */
async function anySku(sdk: SdkCalls): Promise<string> {
  const { documents } = await sdk.search.listing({ query: { q: '*:*', fq: ['language_s:"en"'], rows: 60 } });
  for (const { masterSku = '' } of documents)
    if (((await availableQuantity(sdk, masterSku)) ?? 0) > 10) return masterSku;
  throw new Error('The gateway has no product in stock');
}

const provider = () => ({
  issuer: `${origins.identity}/oauth2/default`,
  clientId: 'storefront',
  redirectUri: 'http://localhost:3000/login/callback',
  fetch: (request: Request) => Promise.resolve(gateway.identity.fetch(request)),
});

async function customer(email = 'homeowner@example.com'): Promise<SdkCalls> {
  const sdk = guest();
  expect(await signIn(sdk, provider(), email, 'Soak!Basin2030')).toBe('SUCCESS');
  return sdk;
}

const home = {
  country: 'US',
  state: 'WI',
  city: 'Madison',
  postalCode: '53703',
  line1: '12 Lakeside Street',
  firstName: 'Pat',
  lastName: 'Doe',
};

/** Returns a card token, as the card frame issues it. */
async function cardToken(): Promise<string> {
  const typed = { number: '4111111111111111', cvv: '123', expMonth: '12', expYear: '2034', holderName: 'Pat Doe' };
  const response = await gateway.payment.fetch(
    new Request('http://payment.test/frame', {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(typed).toString(),
    }),
  );
  return ((await response.json()) as { paypageRegistrationId: string }).paypageRegistrationId;
}

describe('the example of', () => {
  test('session: a new session belongs to a guest', async () => {
    expect(await startSession(systems)).toEqual({ guest: expect.stringMatching(/.+/) as string, isSignedIn: false });
  });

  test('config: the example returns the countries of a form', async () => {
    expect(await countryOptions(guest())).toContainEqual({ text: 'United States', value: 'US' });
  });

  test('content: the example returns a page with its texts, or null', async () => {
    const page = await loadPage(guest(), 'fr', '/cart');
    expect(page?.parts.length).toBeGreaterThan(0);
    expect(page?.texts.size).toBeGreaterThan(100);
    expect(await loadPage(guest(), 'en', '/no-such-page')).toBeNull();
  });

  test('features: an enabled feature is on and an unknown one is off', async () => {
    expect([await isFeatureOn(guest(), 'compare'), await isFeatureOn(guest(), 'planted')]).toEqual([true, false]);
  });

  test('cart: a product is added and its quantity increased', async () => {
    const sdk = guest();
    await addToCart(sdk, sku, 1);
    const cart = await addToCart(sdk, sku, 2);
    expect(cart.lineItems).toMatchObject([{ sku, quantity: 3 }]);
    expect(cart.calculation?.subTotal.centAmount).toBe(cart.lineItems[0]?.totalPrice.centAmount);
  });

  test('errors: a page shows why nothing was added and whether to retry', async () => {
    const sdk = guest();
    const { id, version } = await addToCart(sdk, sku, 1);
    const words = (key: string) => `the words of ${key}`;
    expect(await tryToAdd(sdk, id, version, 'NO-SUCH-SKU', words)).toEqual({
      message: 'the words of cart.error.add',
      isWorthAnotherTry: false,
    });
    expect(await tryToAdd(sdk, id, version - 1, sku, words)).toEqual({
      message: 'the words of error.conflict',
      isWorthAnotherTry: true,
    });
  });

  test('discount: an expired code and an unknown code are reported', async () => {
    const sdk = guest();
    await addToCart(sdk, sku, 1);
    expect(await enterCode(sdk, 'SPRING')).toBe('DiscountCodeNonApplicable');
    expect(await enterCode(sdk, 'PLANTED')).toMatch(/^\w+$/);
  });

  test('sharedCart: one shopper shares a cart and another adds its lines', async () => {
    const [giver, taker] = [guest(), guest()];
    const { id } = await addToCart(giver, sku, 2);
    const own = await taker.cart.create({ body: { currency: 'USD', taxMode: 'ExternalAmount' } });
    expect(await addSharedCart(taker, await shareCart(giver, id), own.id)).toEqual({ count: 1, unavailable: [] });
  });

  test('checkout, orders and orderHistory: a cart is ordered once, and the order can be found', async () => {
    const sdk = guest();
    const { id } = await addToCart(sdk, sku, 1);
    const card = { type: 'card', brand: 'VI', lastFour: '1111', expMonth: '12', expYear: '2034' } as const;
    const payment = { ...card, token: await cardToken(), holderName: 'Pat Doe' };
    const keys = { payment: 'intent-pay', order: 'intent-order' };
    const orderNumber = await buy(createCheckout(sdk), home, payment, keys);
    expect(await orderOfCart(sdk, id)).toBe(orderNumber);
    expect(await findOrder(guest(), orderNumber, 'pat@example.org')).toMatchObject({ number: orderNumber });
    expect(await findOrder(guest(), orderNumber, 'someone@else.example')).toBeNull();
  });

  test('payPal: the example returns the URL where the shopper approves', async () => {
    // the fixtures respond, so that the URL is known
    const server = setupServer(...createMock({ gatewayUrl: `${origins.gateway}/api` }).handlers);
    server.listen({ onUnhandledFrame: 'error' });
    const sdk = createCalls({ ...systems, fetch: undefined });
    const approval = await payPalApprovalUrl(sdk, await sdk.cart.active(), 'http://localhost:3000');
    expect(approval).toEqual({ token: 'EC-1SAMPLE', redirectUrl: expect.stringContaining('EC-1SAMPLE') as string });
    server.close();
  });

  test('identity and customer: a signed-in customer adds an address', async () => {
    const cities = await addAddress(await customer(), { country: 'US', postalCode: '53202', city: 'Milwaukee' });
    expect(cities).toContain('Milwaukee');
  });

  test('identity: a wrong password is rejected with the provider’s message', async () => {
    const rejection = await signIn(guest(), provider(), 'homeowner@example.com', 'wrong').catch(
      (error: unknown) => error,
    );
    expect(rejection).toMatchObject({ status: 401, body: { errorSummary: 'Authentication failed' } });
  });

  test('membership: a valid code adds the customer to the group', async () => {
    expect(await joinFriendsAndFamily(await customer(), 'FRIENDS-2030')).toContain('KOUS:FAF');
  });

  test('recovery: the response is the same without an account', async () => {
    const answers = ['homeowner@example.com', 'nobody@example.com'].map((name) => requestPasswordReset(guest(), name));
    expect(await Promise.all(answers)).toEqual(['RECOVERY_CHALLENGE WAITING', 'RECOVERY_CHALLENGE WAITING']);
  });

  test('maps: a postal code has a city, and an unknown one null', async () => {
    expect([await cityOf(guest(), '53703'), await cityOf(guest(), '00000')]).toEqual(['Madison, WI', null]);
  });

  test('stores: showrooms are listed nearest first', async () => {
    const distances = (await showroomsNear(guest(), 'Chicago, IL', 1000)).map(({ distanceKm }) => distanceKm);
    expect(distances.length).toBeGreaterThan(1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  test('crm: a message sent twice creates one case', async () => {
    const sdk = guest();
    const first = await sendQuestion(sdk, 'Does the tub come in green?', 'intent-1');
    expect(first).toMatch(/.+/);
    expect(await sendQuestion(sdk, 'Does the tub come in green?', 'intent-1')).toBe(first);
  });

  test('search and catalogue: the examples return a listing page and its products by id', async () => {
    const sdk = guest();
    const { documents } = await sdk.search.listing({ query: { q: '*:*', fq: ['language_s:"en"'], rows: 1 } });
    const [found] = documents;
    const { categories: [category = ''] = [], productId = '', slug } = found ?? {};
    const page = await listingPage(sdk, category, 0);
    expect(page.total).toBeGreaterThan(0);
    expect(page.filters.length).toBeGreaterThan(0);
    expect(await productsById(sdk, [productId])).toMatchObject([{ slug }]);
  });

  test('product and inventory: the examples return the price and the stock of a product', async () => {
    expect(await priceOf(guest(), sku, 'GST')).toBeGreaterThan(0);
    expect(await availableQuantity(guest(), sku)).toBeGreaterThan(10);
  });

  test('favourites: an added product is in the list', async () => {
    expect(await addFavourite(await customer('trade@example.com'), sku)).toContain(sku);
  });

  test('registration: a model of the shop can be registered, an unknown one cannot', async () => {
    const sdk = guest();
    const { documents } = await sdk.search.listing({ query: { q: '*:*', fq: ['language_s:"en"'], rows: 1 } });
    const model = documents[0]?.masterCustomerFacingSku ?? '';
    expect(await registerPurchase(sdk, model, '2029-12-24')).toBe('registered');
    expect(await registerPurchase(sdk, 'ZZ-9', '2029-12-24')).toContain('ZZ-9');
  });

  test('assets: a file is uploaded with progress', async () => {
    const percents: number[] = [];
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    expect(await uploadFile(guest(), file, 'receipt.pdf', (percent) => percents.push(percent))).toMatch(/^http/);
    expect(percents.at(-1)).toBe(100);
  });
});

describe('the recorded requests and responses', () => {
  test('the recorded requests and responses match the gateway’s OpenAPI document', () => {
    expect(check.problems).toEqual([]);
    expect(check.seen.size).toBeGreaterThan(25);
  });

  test('control: a deviation from the OpenAPI document is detected', async () => {
    const planted = documentCheck(origins);
    const ask = (path: string, response: Response) =>
      planted.watch(() => response)(new Request(origins.gateway + path));
    await ask('/api/cart/active', Response.json({ id: 'c-1', version: '1' }));
    await ask('/api/cart/active', Response.json({}, { status: 418 }));
    await ask('/api/basket', Response.json({}));
    expect(planted.problems).toEqual([
      'cart.active 200: data/version must be integer',
      'cart.active 418 is not documented',
      'GET /api/basket is not in the document',
    ]);
  });
});
