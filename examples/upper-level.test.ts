import { fillDemoShop, signInAs, testGateway, type TestGateway } from '@basin/gateway/testing';
import { createSdk, memoryTokenStore, type SdkOptions } from '@basin/sdk';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyFaucet } from './buy-a-faucet.ts';
import { buyProduct } from './from-a-commerce-sdk.ts';
import { find, narrow } from './list-and-search.ts';
import { saveFirst } from './my-account.ts';
import { registerPurchase } from './register-purchase.ts';
import { greet } from './sign-in.ts';
import { addCheapest } from './sdk-quickstart.ts';

const gatewayUrl = 'http://gateway.test/api';
const server = setupServer(http.all('http://gateway.test/*', ({ request }) => gateway.fetch(request)));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillDemoShop });
  server.listen();
}, 120_000);
afterAll(async () => {
  server.close();
  await gateway.close();
});

const customer = async (email: string): Promise<SdkOptions> => {
  const options = { gatewayUrl, tokens: memoryTokenStore(), now: gateway.now };
  const { token } = await signInAs(gateway, email);
  await createSdk(options).session.signIn({ access_token: token });
  return options;
};

test('the quick start adds the cheapest product of a category to a new cart', async () => {
  const faucets = { category: 'bathroom-faucets', sort: 'price-asc' } as const;
  const { products } = await createSdk({ gatewayUrl, now: gateway.now }).products.list(faucets);
  // its default finish may cost more than its lowest price
  expect(await addCheapest(gatewayUrl, faucets.category)).toBeGreaterThanOrEqual(products[0]?.price?.from.cents ?? NaN);
});

test('the README example adds the cheapest faucet in a finish with its parts, and applies a discount code', async () => {
  expect(await buyFaucet(gatewayUrl, 'polished-nickel')).toEqual({ notices: [], rejection: null });
  expect(await buyFaucet(gatewayUrl, 'no-such-finish')).toBeNull();
});

test('a listing is filtered by its facets, and a search starts from the typed text', async () => {
  const sdk = createSdk({ gatewayUrl, now: gateway.now });
  const { all, narrowed } = await narrow(sdk, 'bathroom-faucets');
  expect([narrowed > 0, narrowed < all]).toEqual([true, true]);
  expect(await find(sdk, 'faucet')).toMatchObject({ suggestions: expect.any(Number) as number });
});

test('the migration example buys a product with a few SDK calls', async () => {
  const sdk = createSdk({ gatewayUrl, authorUrl: 'http://gateway.test/author', now: gateway.now });
  const { products } = await sdk.products.list({ category: 'bathroom-faucets' });
  const moved = await buyProduct(sdk, products[0]?.slug ?? '', 'pat@example.org');
  expect(moved?.price?.now.cents).toBeGreaterThan(0);
  expect(moved?.shipments.length).toBeGreaterThan(0);
});

test('SDK-147 a customer adds a product and finds it in their favourites', async () => {
  const saved = await saveFirst(await customer('homeowner@example.com'), 'bathroom-faucets');
  expect(saved).toMatchObject({ products: [{ product: { category: 'Bathroom Faucets' } }], media: [] });
});

const systems = (): SdkOptions => ({
  gatewayUrl,
  identityUrl: 'http://identity.test',
  clientId: 'storefront',
  redirectUri: 'http://localhost:3000/login/callback',
  fetch: { gateway: gateway.fetch, identity: gateway.identity.fetch },
  now: gateway.now,
});

test('SDK-024 a shopper signs in with e-mail address and password, or gets the reason why not', async () => {
  const email = 'homeowner@example.com';
  expect(await greet(systems(), email, 'Soak!Basin2030')).toBe('Hello Homer');
  expect(await greet(systems(), email, 'wrong')).toBe('Authentication failed');
});

test('SDK-152 a guest registers a product bought in a store, and the form shows why another is rejected', async () => {
  const { products } = await createSdk(systems()).products.list({ limit: 1 });
  const { modelNumber = '' } = (await createSdk(systems()).products.get(products[0]?.slug ?? '')) ?? {};
  expect(await registerPurchase(systems(), modelNumber)).toMatchObject({ isSuccess: true, submitError: undefined });
  expect(await registerPurchase(systems(), 'ZZ-9')).toMatchObject({
    isSuccess: false,
    submitError: expect.stringContaining('ZZ-9') as string,
  });
});
