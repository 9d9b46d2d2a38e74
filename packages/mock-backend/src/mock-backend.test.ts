import { runConformance } from '@basin/conformance';
import { createSdk, errorCodeOf, isSdkError, type Sdk } from '@basin/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMockBackend } from './create-mock-backend.ts';
import type { MockBackend } from './mock-backend.ts';

let backend: MockBackend;
beforeAll(async () => {
  backend = await createMockBackend();
});
afterAll(() => backend.close());

const shopper = (): Sdk => createSdk({ ...backend.sdkOptions, locale: 'en' });

/** A finish that is in stock and can be bought alone. */
async function buyableSku(sdk: Sdk): Promise<string> {
  const { products } = await sdk.products.list({ limit: 60 });
  for (const { slug } of products) {
    const product = await sdk.products.get(slug);
    if (product?.requiredParts.length === 0 && (product.stock?.available ?? 0) > 5) return product.sku;
  }
  throw new Error('no product is in stock');
}

const listingOf = async (sdk: Sdk) => {
  const { products, total } = await sdk.products.list({ limit: 60 });
  return { total, products: products.map(({ slug, price }) => ({ slug, price })) };
};

test('an unsupported platform is rejected with the required version', async () => {
  const groupBy = Reflect.get(Map, 'groupBy');
  Reflect.deleteProperty(Map, 'groupBy');
  try {
    await expect(createMockBackend()).rejects.toThrow('needs Node 22 or newer');
  } finally {
    Object.assign(Map, { groupBy });
  }
});

describe('the small shop', () => {
  test('the shop has the same sixty products and prices whenever it is opened', async () => {
    const before = await listingOf(shopper());
    await backend.reset();
    expect(await listingOf(shopper())).toEqual(before);
    const all = await Promise.all([
      shopper().products.addresses(),
      shopper().products.addresses({ serviceParts: true }),
    ]);
    expect(all.flat()).toHaveLength(60);
  });

  test('the shop has products in every main category', async () => {
    for (const category of ['bathroom-faucets', 'basins', 'toilets', 'bathtubs', 'showers', 'vanities', 'field-tile']) {
      const { products } = await shopper().products.list({ category });
      expect([category, products.length > 0]).toEqual([category, true]);
    }
  });

  test('the shop stores a shopper’s cart until it is reset', async () => {
    const sdk = shopper();
    const sku = await buyableSku(sdk);
    await sdk.cart.add({ sku, quantity: 2 });
    expect((await sdk.cart.get())?.lines).toMatchObject([{ sku, quantity: 2 }]);
    await backend.reset();
    expect((await shopper().cart.get())?.lines ?? []).toEqual([]);
  });

  test('every product in the listing has a picture', async () => {
    const { products } = await shopper().products.list({ limit: 60 });
    for (const { image } of products) {
      const url = `http://images.mock/is/image/BASIN/${encodeURIComponent(image?.name ?? '')}?wid=640&fmt=webp`;
      const response = await backend.fetch(new Request(url));
      expect([url, response.status, response.headers.get('content-type')]).toEqual([url, 200, 'image/webp']);
    }
  });

  test('a picture whose name has a malformed escape is a 404', async () => {
    expect((await backend.fetch(new Request('http://images.mock/is/image/BASIN/100%'))).status).toBe(404);
  });

  test('the accounts of the demonstration can sign in', async () => {
    const result = await shopper().account.signIn({ email: 'homeowner@example.com', password: 'Soak!Basin2030' });
    expect(result).toMatchObject({ status: 'signedIn' });
  });

  test('the mock back end serves its own origins and rejects requests to others', async () => {
    expect(backend.answers('http://gateway.mock/api/cart/active')).toBe(true);
    expect(backend.answers('https://api.example.com/')).toBe(false);
    await expect(backend.fetch(new Request('https://api.example.com/'))).rejects.toThrow('http://gateway.mock');
  });

  test('the mock back end passes the conformance checks', async () => {
    const report = await runConformance({
      ...backend.urls,
      cardFrameUrl: 'http://payment.mock',
      fetch: (_, request) => backend.fetch(request),
      only: ['session', 'search', 'cart', 'checkout', 'customer'],
    });
    expect(report.results.filter(({ result }) => result === 'fail')).toEqual([]);
    expect(report.results.filter(({ result }) => result === 'pass').length).toBeGreaterThan(50);
  });
});

describe('overrides', () => {
  afterEach(() => backend.reset());

  test('a product can be set out of stock until the next reset', async () => {
    const sku = await buyableSku(shopper());
    await backend.product(sku).outOfStock();
    expect(await shopper().cart.add({ sku, quantity: 1 })).toMatchObject({
      cart: null,
      notices: [{ sku, quantity: 0 }],
    });
    await backend.reset();
    expect((await shopper().cart.add({ sku, quantity: 1 })).cart?.lines).toMatchObject([{ sku }]);
  });

  test('a product can be given another price until the next reset', async () => {
    const sku = await buyableSku(shopper());
    const total = async () => (await shopper().cart.add({ sku, quantity: 1 })).cart?.lines[0]?.unitPrice?.cents;
    const before = await total();
    await backend.product(sku).price({ cents: 12_300 });
    expect(await total()).toBe(12_300);
    await backend.reset();
    expect(await total()).toBe(before);
  });

  test('a listing is sorted by another price at once', async () => {
    const lowest = async () => {
      const { products } = await shopper().products.list({ sort: 'price-asc', limit: 5 });
      return products.flatMap(({ price }) => price?.from.cents ?? [])[0]; // appointments have no price
    };
    const sku = await buyableSku(shopper());
    expect(await lowest()).toBeGreaterThan(1);
    await backend.product(sku).price({ cents: 1 });
    expect(await lowest()).toBe(1);
  });

  test('the error for an unknown sku names it', async () => {
    await expect(backend.product('NOPE').outOfStock()).rejects.toThrow('no product has the sku NOPE');
    await expect(backend.product('NOPE').price({ cents: 1 })).rejects.toThrow('no product has the sku NOPE');
  });

  test('payments by card can be declined', async () => {
    backend.card.declined();
    const request = new Request(`${backend.urls.gatewayUrl}/checkout/payment`, { method: 'POST' });
    const response = await backend.fetch(request);
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ message: 'Payment declined' });
  });

  test('a call can fail with a documented error until the next reset', async () => {
    const sku = await buyableSku(shopper());
    backend.call('cart.update').fails(503);
    await expect(shopper().cart.add({ sku, quantity: 1 })).rejects.toMatchObject({ status: 503 });
    await backend.reset();
    expect((await shopper().cart.add({ sku, quantity: 1 })).cart?.lines).toHaveLength(1);
  });

  test.each([
    [429, 'Throttled'],
    [500, 'ServerFailed'],
    [503, 'Unavailable'],
  ] as const)('a call that fails with %i has the same code as when the gateway fails: %s', async (status, code) => {
    const sdk = shopper();
    backend.call('cart.active').fails(status);
    const problem: unknown = await sdk.calls.cart.active().catch((error: unknown) => error);
    expect(isSdkError(problem) && errorCodeOf(problem)).toBe(code);
  });

  test('the errors for an unknown call and an undocumented failure name them, with the failures of the call', () => {
    expect(() => backend.call('cart.buy')).toThrow("unknown call 'cart.buy'");
    expect(() => backend.call('cart.update').fails(418)).toThrow('cart.update does not document 418');
    expect(() => backend.call('checkout.submit').fails('OutOfStock')).toThrow(
      /: use one of .*out-of-stock, .*429, .*timeout, cut$/,
    );
  });
});
