import { createMockBackend, type MockBackend } from '@basin/mock-backend';
import { handlerOf } from '@basin/mock-backend/msw';
import { createSdk } from '@basin/sdk';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addToCart } from './add-to-cart.ts';

let backend: MockBackend;
beforeAll(async () => {
  backend = await createMockBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const sku = 'AV00150-CH';

test('the SDK can call the mock back end directly, without a network', async () => {
  const sdk = createSdk({ ...backend.sdkOptions, locale: 'en' });
  expect(await addToCart(sdk, sku)).toBe('1 in the cart');
  await backend.product(sku).outOfStock();
  expect(await addToCart(createSdk({ ...backend.sdkOptions, locale: 'en' }), sku)).toBe('This finish is sold out.');
});

test('Mock Service Worker passes requests to the mock back end’s URLs on to it', async () => {
  const server = setupServer(handlerOf(backend));
  server.listen();
  try {
    expect(await addToCart(createSdk({ ...backend.urls, locale: 'en' }), sku)).toBe('1 in the cart');
  } finally {
    server.close();
  }
});
